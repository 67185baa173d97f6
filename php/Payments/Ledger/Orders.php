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

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			uuid varchar(36) NOT NULL,
			gateway varchar(10) NOT NULL,
			mode varchar(4) NOT NULL,
			account varchar(191) NOT NULL,
			amount bigint(20) NOT NULL,
			currency varchar(3) NOT NULL,
			quantity int(10) unsigned NOT NULL DEFAULT 1,
			billing varchar(10) NOT NULL,
			plan_id bigint(20) unsigned NOT NULL DEFAULT 0,
			post_id bigint(20) unsigned NOT NULL DEFAULT 0,
			block varchar(100) NOT NULL DEFAULT '',
			block_hash varchar(64) NOT NULL DEFAULT '',
			sentence text NOT NULL,
			state varchar(20) NOT NULL,
			dispute varchar(10) NOT NULL,
			checkout_id varchar(191) NOT NULL DEFAULT '',
			payment_id varchar(191) NOT NULL DEFAULT '',
			payment_key varchar(64) NOT NULL DEFAULT '',
			subscription_id varchar(191) NOT NULL DEFAULT '',
			customer_id varchar(191) NOT NULL DEFAULT '',
			as_customer varchar(191) NOT NULL DEFAULT '',
			proven tinyint(1) unsigned NOT NULL DEFAULT 0,
			unconfirmed tinyint(1) unsigned NOT NULL DEFAULT 0,
			email varchar(254) NOT NULL DEFAULT '',
			person varchar(64) NOT NULL DEFAULT '',
			payer_name text NOT NULL,
			note text NOT NULL,
			form_key varchar(64) NOT NULL,
			attempt int(10) unsigned NOT NULL,
			paid bigint(20) unsigned NOT NULL DEFAULT 0,
			erased bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL,
			updated bigint(20) unsigned NOT NULL,
			version bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY uuid (uuid),
			UNIQUE KEY form (form_key,attempt),
			KEY payment_key (payment_key),
			KEY person (person),
			KEY unconfirmed (unconfirmed,paid),
			KEY state (state,id)";

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
			$this->database->add( self::TABLE, $this->row( $order, $key, $attempt ) );
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

	/** @return array<string, string|int> By column. */
	private function row( New_Order $order, string $form_key, int $attempt ): array {
		$terms = $order->terms;
		$now   = $this->clock->now();
		return array(
			'uuid'        => wp_generate_uuid4(),
			'amount'      => $terms->money->amount,
			'currency'    => $terms->money->currency,
			'quantity'    => $terms->quantity,
			'billing'     => $terms->interval->value,
			'plan_id'     => $terms->plan_id,
			'post_id'     => $terms->post_id,
			'block'       => $terms->block,
			'block_hash'  => $terms->block_hash,
			'sentence'    => $this->database->fit( $terms->sentence, self::TABLE, 'sentence' ),
			'state'       => Order_State::Created->value,
			'dispute'     => Dispute_State::None->value,
			'email'       => $this->database->fit( $order->payer->email, self::TABLE, 'email' ),
			'person'      => Payer::key( $order->payer->email ),
			'proven'      => (int) ( '' !== $order->payer->email ),
			'unconfirmed' => 1,
			'payer_name'  => $this->database->fit( $order->payer->name, self::TABLE, 'payer_name' ),
			'note'        => $this->database->fit( $order->payer->note, self::TABLE, 'note' ),
			'form_key'    => $form_key,
			'attempt'     => $attempt,
			'created'     => $now,
			'updated'     => $now,
			'version'     => 1,
		) + array( 'as_customer' => Gateway_Id::checked( $order->as_customer ) )
			+ Gateway_Id::columns( $order->account );
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
