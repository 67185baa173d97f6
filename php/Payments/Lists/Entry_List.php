<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use DateTimeImmutable;
use Generator;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Gateway_Id;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscriptions;
use Slipstream\Support\Clock;
use stdClass;

/**
 * Reads the money that has moved, with the orders that it moved for.
 */
final class Entry_List {

	/** Entries that are read at once. */
	private const BATCH = 1000;

	/** What is told of an order. */
	private const ORDER = 'o.uuid, o.post_id, o.block, o.plan_id';

	public function __construct( private Ledger_Database $database, private Clock $clock ) {}

	/**
	 * All that has moved in an account, the earliest first.
	 *
	 * @param int|null $year Only in this one, as it begins and ends where the site is.
	 * @return Generator<int, array{Entry, stdClass|null}> With uuid, post_id, block, and plan_id of the order; null if
	 *     none is known.
	 * @throws Request_Error If the database fails.
	 */
	public function each( Gateway_Account $account, ?int $year ): Generator {
		$from  = null === $year ? 0 : self::start_of( $year );
		$until = null === $year ? PHP_INT_MAX : self::start_of( $year + 1 );
		$after = 0;
		do {
			$entries = array_map(
				Entry::of( ... ),
				$this->database->rows(
					'SELECT * FROM %i WHERE gateway = %s AND mode = %s AND account = %s AND occurred < %d
					AND ( occurred > %d OR ( occurred = %d AND id > %d ) ) ORDER BY occurred, id LIMIT %d',
					$this->database->table( Entries::TABLE ),
					...array_values( Gateway_Id::columns( $account ) ),
					...array( $until, $from, $from, $after, self::BATCH )
				)
			);
			$orders  = array() === $entries ? array() : $this->orders( $account, $entries );
			foreach ( $entries as $entry ) {
				$from  = $entry->occurred;
				$after = $entry->id;
				yield array(
					$entry,
					$orders[ Entries::payment_key( $account, $entry->payment_id ) ]
						?? $orders[ Subscriptions::key( $account, $entry->subscription_id ) ]
						?? null,
				);
			}
		} while ( array() !== $entries );
	}

	/**
	 * The years in which something may have moved in an account, the latest first.
	 *
	 * @return list<int> None if nothing ever has.
	 * @throws Request_Error If the database fails.
	 */
	public function years( Gateway_Account $account ): array {
		$first = $this->database->number(
			'SELECT MIN(occurred) AS number FROM %i WHERE gateway = %s AND mode = %s AND account = %s',
			$this->database->table( Entries::TABLE ),
			...array_values( Gateway_Id::columns( $account ) )
		);
		$last  = self::year_of( $this->clock->now() );
		return 0 === $first ? array() : range( $last, min( $last, self::year_of( $first ) ) );
	}

	private static function year_of( int $time ): int {
		return (int) ( new DateTimeImmutable( "@$time" ) )->setTimezone( wp_timezone() )->format( 'Y' );
	}

	private static function start_of( int $year ): int {
		return ( new DateTimeImmutable( 'now', wp_timezone() ) )
			->setDate( $year, 1, 1 )
			->setTime( 0, 0 )
			->getTimestamp();
	}

	/**
	 * The orders of some entries: by payment, and for renewals by subscription.
	 *
	 * @param non-empty-list<Entry> $entries
	 * @return array<string, stdClass> By the key of either.
	 */
	private function orders( Gateway_Account $account, array $entries ): array {
		$payments      = array();
		$subscriptions = array();
		foreach ( $entries as $entry ) {
			$payments[]      = Entries::payment_key( $account, $entry->payment_id );
			$subscriptions[] = Subscriptions::key( $account, $entry->subscription_id );
		}
		$orders = $this->database->table( Orders::TABLE );
		$found  = array();
		foreach ( array(
			...$this->rows( 'payment_key', '%i o', $payments, $orders ),
			...$this->rows(
				'subscription_key',
				'%i s JOIN %i o ON o.id = s.order_id',
				$subscriptions,
				$this->database->table( Subscriptions::TABLE ),
				$orders
			),
		) as $row ) {
			$found[ (string) $row->found ] = $row;
		}
		return $found;
	}

	/**
	 * @param string       $column What is found by.
	 * @param string       $from   The tables, the orders as o.
	 * @param list<string> $keys
	 * @return list<stdClass>
	 */
	private function rows( string $column, string $from, array $keys, string ...$tables ): array {
		$keys = array_values( array_unique( array_filter( $keys, static fn ( string $key ): bool => '' !== $key ) ) );
		if ( array() === $keys ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		return $this->database->rows(
			"SELECT $column AS found, " . self::ORDER . " FROM $from WHERE $column IN ( $places )",
			...array_values( $tables ),
			...$keys
		);
	}
}
