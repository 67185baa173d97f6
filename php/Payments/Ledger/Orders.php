<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Support\Clock;

/**
 * Stores orders. One function changes how they stand: apply().
 */
final class Orders {

	public const TABLE = 'slipstream_payment_orders';

	/** More orders of one form than anyone makes by mistake. */
	private const MOST_ATTEMPTS = 50;

	public function __construct( private Ledger_Database $database, private Entries $entries, private Clock $clock ) {}

	/**
	 * Stores a new order, or gives the one that the same form has made before: a double click, two tabs, and a page
	 * that is sent again are one order. Another follows where one expired or failed.
	 *
	 * @throws Request_Error If the database fails, or a form has made too many.
	 */
	public function open( New_Order $order ): Order {
		$key = $order->form_key();
		for ( $tries = 0; $tries < self::MOST_ATTEMPTS; $tries++ ) {
			$last = $this->last_of_form( $order );
			if ( null !== $last && ( $last->state->is_open() || $last->state->was_paid() ) ) {
				return $last;
			}
			$attempt = 1 + ( $last->attempt ?? 0 );
			if ( $attempt > self::MOST_ATTEMPTS ) {
				break;
			}
			// Another process may make it at the same moment: then the next round finds it.
			$row = Order_Row::of( $order, $key, $attempt, $this->clock->now(), $this->database );
			$this->database->add( self::TABLE, $row );
		}
		throw new Request_Error(
			'payment_form_used',
			__( 'This form was sent too often. Please reload the page and try again.', 'slipstream' ),
			429
		);
	}

	/**
	 * An order with what the payer has typed now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function with_note( Order $order, string $note ): Order {
		$values = array( 'note' => $this->database->fit( $note, self::TABLE, 'note' ) );
		$this->database->update_where( self::TABLE, $values, 'id = %d AND erased = 0', $order->id );
		return $this->get( $order->id );
	}

	/**
	 * The last order that the same form has made.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function last_of_form( New_Order $order ): ?Order {
		return $this->read( 'form_key = %s ORDER BY attempt DESC LIMIT 1', $order->form_key() )[0] ?? null;
	}

	/** @throws Request_Error If the database fails. */
	public function find( int $id ): ?Order {
		return $this->read( 'id = %d', $id )[0] ?? null;
	}

	/** @throws Request_Error If the database fails, or someone has removed it. */
	public function get( int $id ): Order {
		return $this->find( $id ) ?? throw Entries::mismatch();
	}

	/**
	 * Finds an order by its public name.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find_by_uuid( string $uuid ): ?Order {
		$order = 1 === preg_match( '/^[0-9a-f-]{36}$/D', $uuid ) ? $this->read( 'uuid = %s', $uuid )[0] ?? null : null;
		return null !== $order && $order->uuid === $uuid ? $order : null;
	}

	/**
	 * Finds the order that a payment has paid.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function find_by_payment( Gateway_Account $account, string $payment_id ): ?Order {
		return '' === $payment_id
			? null
			: $this->read( 'payment_key = %s', Entries::payment_key( $account, $payment_id ) )[0] ?? null;
	}

	/**
	 * Those that may still be paid, in the order of their numbers.
	 *
	 * @param int $after The number of the last one that was seen.
	 * @return list<Order>
	 * @throws Request_Error If the database fails.
	 */
	public function open_after( Gateway_Account $account, int $after, int $limit ): array {
		return $this->read(
			self::is_open() . ' AND id > %d AND gateway = %s AND mode = %s AND account = %s ORDER BY id LIMIT %d',
			...array( $after, ...array_values( Gateway_Id::columns( $account ) ), $limit )
		);
	}

	/**
	 * How many may still be paid, of all accounts.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function count_open(): int {
		return $this->database->number(
			'SELECT COUNT(*) AS number FROM %i WHERE ' . self::is_open(),
			$this->database->table( self::TABLE )
		);
	}

	/**
	 * Whether there was never an order.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_empty(): bool {
		return array() === $this->database->rows( 'SELECT id FROM %i LIMIT 1', $this->database->table( self::TABLE ) );
	}

	/**
	 * Those of a person, in the order of their numbers.
	 *
	 * @return list<Order>
	 * @throws Request_Error If the database fails.
	 */
	public function of_person( string $email, int $limit, int $offset = 0 ): array {
		$person = Payer::key( $email );
		return '' === $person
			? array()
			: $this->read( 'person = %s ORDER BY id LIMIT %d OFFSET %d', $person, $limit, $offset );
	}

	/**
	 * Writes what a gateway says of an order: its money first, then the order, whose state follows from the money. A
	 * process that is killed in between has lost nothing, as what it saw can be written again.
	 *
	 * @param Order $order As it was before the gateway was asked.
	 * @return Order|null As it is now; null if someone else has changed it or its entries meanwhile. What was seen may
	 *     be out of date then: ask the gateway again.
	 * @throws Request_Error If the database fails, or what was seen contradicts the order.
	 */
	public function apply( Order $order, Observed_Order $observed ): ?Order {
		if ( null === $order->changed_by( $observed, array() ) ) {
			throw Entries::mismatch();
		}
		$payment_id = '' === $observed->ids->payment ? $order->ids->payment : $observed->ids->payment;
		$entries    = null === $observed->payment
			? $this->entries->of_payment( $order->account, $payment_id )
			: $this->entries->record( $order->account, $observed->payment, $observed->ids->subscription );
		$changes    = $order->changed_by( $observed, $entries ) ?? array();
		// Where there is a dispute, what two processes saw one after the other may be told apart by the version alone.
		$is_disputed = null !== $observed->payment && Dispute_State::None !== $observed->payment->dispute;
		if ( array() === $changes && ! $is_disputed ) {
			return $order;
		}
		return $this->replace( $order, $changes, $payment_id, count( $entries ) ) ? $this->get( $order->id ) : null;
	}

	/**
	 * Changes an order unless someone else has, or its payment has more entries than its state was made of.
	 *
	 * @param array<string, string|int> $changes By column.
	 * @return bool Whether it was changed.
	 */
	private function replace( Order $order, array $changes, string $payment_id, int $entries ): bool {
		$key = Entries::payment_key( $order->account, $payment_id );
		if ( isset( $changes['email'] ) ) {
			$changes['person'] = Payer::key( (string) $changes['email'] );
		}
		if ( isset( $changes['payer_name'] ) ) {
			$changes['payer_name'] = $this->database->fit( (string) $changes['payer_name'], self::TABLE, 'payer_name' );
		}
		return 1 === $this->database->update_where(
			self::TABLE,
			array(
				'payment_key' => $key,
				'updated'     => $this->clock->now(),
				'version'     => $order->version + 1,
			) + $changes,
			'id = %d AND version = %d AND (SELECT COUNT(*) FROM %i WHERE payment_key = %s) = %d',
			$order->id,
			$order->version,
			$this->database->table( Entries::TABLE ),
			$key,
			$entries
		);
	}

	/** @return list<Order> */
	private function read( string $where, string|int ...$values ): array {
		return array_map(
			Order::of( ... ),
			$this->database->rows(
				"SELECT * FROM %i WHERE $where",
				$this->database->table( self::TABLE ),
				...array_values( $values )
			)
		);
	}

	/** The condition for orders that may still be paid. */
	private static function is_open(): string {
		$states = array_map( static fn ( Order_State $state ): string => "'$state->value'", Order_State::open() );
		return 'state IN (' . implode( ', ', $states ) . ')';
	}
}
