<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Generator;
use Slipstream\Http\Request_Error;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Orders;

/**
 * Finds orders for administrators.
 */
final class Order_List {

	private const SEARCHED = array( 'email', 'payer_name', 'uuid', 'payment_id', 'subscription_id' );

	/** Orders that are read at once. */
	private const BATCH = 500;

	public function __construct( private Ledger_Database $database ) {}

	/**
	 * What a request asks for.
	 *
	 * @param array<string, mixed> $filter Any of mode, state, dispute, kind, post, block, currency, search.
	 */
	public static function conditions( array $filter ): Conditions {
		$kind = (string) ( $filter['kind'] ?? '' );
		return ( new Conditions() )
			->add( 'mode = %s', (string) ( $filter['mode'] ?? '' ) )
			->add( 'state = %s', (string) ( $filter['state'] ?? '' ) )
			->add( 'dispute = %s', (string) ( $filter['dispute'] ?? '' ) )
			->add( 'currency = %s', (string) ( $filter['currency'] ?? '' ) )
			->add( 'block = %s', (string) ( $filter['block'] ?? '' ) )
			->add( 'post_id = %d', isset( $filter['post'] ) ? (int) $filter['post'] : null )
			->add( 'recurring' === $kind ? 'billing <> %s' : 'billing = %s', '' === $kind ? null : 'one-time' )
			->search( (string) ( $filter['search'] ?? '' ), self::SEARCHED );
	}

	/** What a person has paid or tried to, without the forms that they have left. */
	public static function conditions_of_person( string $email ): Conditions {
		return Conditions::of_person( $email )->add( "state NOT IN ('created', 'sent', 'expired')" );
	}

	/**
	 * A page of orders, the latest first, and how many there are.
	 *
	 * @return array{list<Order>, int}
	 * @throws Request_Error If the database fails.
	 */
	public function page( Conditions $wanted, int $page, int $per_page ): array {
		$table = $this->database->table( Orders::TABLE );
		$rows  = $this->database->rows(
			"SELECT * FROM %i WHERE {$wanted->sql()} ORDER BY id DESC LIMIT %d OFFSET %d",
			$table,
			...$wanted->values(),
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		return array(
			array_map( Order::of( ... ), $rows ),
			$this->database->number(
				"SELECT COUNT(*) AS number FROM %i WHERE {$wanted->sql()}",
				$table,
				...$wanted->values()
			),
		);
	}

	/**
	 * All orders, the latest first.
	 *
	 * @return Generator<int, Order>
	 * @throws Request_Error If the database fails.
	 */
	public function each( Conditions $wanted ): Generator {
		$before = PHP_INT_MAX;
		do {
			$rows = $this->database->rows(
				"SELECT * FROM %i WHERE {$wanted->sql()} AND id < %d ORDER BY id DESC LIMIT %d",
				$this->database->table( Orders::TABLE ),
				...$wanted->values(),
				...array( $before, self::BATCH )
			);
			foreach ( $rows as $row ) {
				$before = (int) $row->id;
				yield Order::of( $row );
			}
		} while ( array() !== $rows );
	}
}
