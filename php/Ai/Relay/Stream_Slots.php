<?php
/**
 * How many answers may run at once.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Usage\Usage_Database;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use wpdb;

/**
 * Every running answer keeps a PHP process busy, and few hosts have many: so there are numbered slots, one row each, and of them numbered seats for each
 * person, one less than there are slots. The table lets only one request have a slot or a seat. Rows are leases that a running answer renews: when its
 * process is killed the slot is free again within seconds.
 */
final class Stream_Slots {

	public const TABLE = 'slipstream_streams';

	/**
	 * Seconds that a lease holds.
	 */
	public const LEASE = 30;

	/**
	 * Seconds after which a running answer renews its lease: each time it opens a connection to the database, and many answers may run at once.
	 */
	public const RENEW = 10;

	/**
	 * The table.
	 *
	 * @var Usage_Database
	 */
	private Usage_Database $database;

	/**
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 * @param int   $most     How many slots there are.
	 * @param int   $longest  Seconds that a lease holds of an engine that blocks, so that nobody renews it.
	 */
	public function __construct( wpdb $database, private Clock $clock, private int $most, private int $longest ) {
		$this->database = new Usage_Database( $database );
	}

	/**
	 * Takes a free slot.
	 *
	 * @param int|string $user_id    Who asks: a user, or a caller's key.
	 * @param bool       $is_renewed Whether renew() will be called while it is held.
	 * @return string|null Who holds it, for renew() and release(); null where none is free, or this person has as many as one may have.
	 *
	 * @throws Request_Error When the database fails: that is not the same as a full house.
	 */
	public function acquire( int|string $user_id, bool $is_renewed = true ): ?string {
		$taken   = $this->taken();
		$seats   = array_map( static fn ( int $seat ): string => "$user_id-$seat", range( 1, max( 1, $this->most - 1 ) ) );
		$expires = $this->clock->now() + ( $is_renewed ? self::LEASE : $this->longest );
		$holder  = bin2hex( random_bytes( 16 ) );
		foreach ( array_diff( range( 1, $this->most ), array_column( $taken, 'slot' ) ) as $slot ) {
			foreach ( array_diff( $seats, array_column( $taken, 'seat' ) ) as $seat ) {
				$rows = $this->database->change_safely( 'INSERT IGNORE INTO %i (slot, seat, holder, expires) VALUES (%d, %s, %s, %d)', $this->table(), $slot, $seat, $holder, $expires );
				if ( null === $rows ) {
					$error = Usage_Database::unavailable();
					throw $error;
				}
				if ( 1 === $rows ) {
					return $holder;
				}
			}
		}
		return null;
	}

	/**
	 * Keeps a slot for some more seconds.
	 *
	 * @param string $holder From acquire().
	 */
	public function renew( string $holder ): void {
		$this->database->change_safely( 'UPDATE %i SET expires = %d WHERE holder = %s', $this->table(), $this->clock->now() + self::LEASE, $holder );
	}

	/**
	 * Gives a slot back. Where the database fails its lease runs out.
	 *
	 * @param string $holder From acquire().
	 */
	public function release( string $holder ): void {
		$this->database->change_safely( 'DELETE FROM %i WHERE holder = %s', $this->table(), $holder );
	}

	/**
	 * The slots that are held, without those whose lease has run out.
	 *
	 * @return list<array<string, mixed>>
	 *
	 * @throws Request_Error When the database fails.
	 */
	private function taken(): array {
		$now   = $this->clock->now();
		$taken = array();
		foreach ( $this->database->rows( 'SELECT slot, seat, expires FROM %i', $this->table() ) as $row ) {
			if ( (int) $row['expires'] >= $now ) {
				$taken[] = $row;
			} else {
				$this->database->change_safely( 'DELETE FROM %i WHERE slot = %d AND expires < %d', $this->table(), (int) $row['slot'], $now );
			}
		}
		return $taken;
	}

	/**
	 * The table's name.
	 */
	private function table(): string {
		return $this->database->table( self::TABLE );
	}
}
