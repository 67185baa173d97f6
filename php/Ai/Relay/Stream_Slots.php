<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Usage\Usage_Database;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Tokens\Caller;
use wpdb;

/**
 * Every running answer keeps a PHP process busy, and few hosts have many: so there are numbered slots, one row each,
 * and of them numbered seats for each person, one less than there are slots, and numbered shares for each connected
 * site, half of them. The table lets only one request have a slot, a seat or a share. Rows are leases that a running
 * answer renews: when its process is killed the slot is free again within seconds.
 */
final class Stream_Slots {

	public const TABLE = 'slipstream_streams';

	/** Seconds that a lease holds. */
	public const LEASE = 30;

	/**
	 * Seconds after which a running answer renews its lease: each time it opens a connection to the database, and many
	 * answers may run at once.
	 */
	public const RENEW = 10;

	private Usage_Database $database;

	/** @param int   $longest  Seconds that a lease holds of an engine that blocks, so that nobody renews it. */
	public function __construct( wpdb $database, private Clock $clock, private int $most, private int $longest ) {
		$this->database = new Usage_Database( $database );
	}

	/**
	 * Takes a free slot.
	 *
	 * @return string|null Who holds it, for renew() and release(); null if none is free, or this person or their
	 *     site has as many as one may have.
	 * @throws Request_Error If the database fails: that is not the same as a full house.
	 */
	public function acquire( Caller $caller, bool $is_renewed = true ): ?string {
		$taken   = $this->taken();
		$seats   = array_diff( self::numbered( $caller->key(), $this->most - 1 ), array_column( $taken, 'seat' ) );
		$shares  = $caller->is_local()
			? array( '' )
			: array_diff(
				self::numbered( (string) $caller->site, intdiv( $this->most, 2 ) ),
				array_column( $taken, 'share' )
			);
		$expires = $this->clock->now() + ( $is_renewed ? self::LEASE : $this->longest );
		$holder  = bin2hex( random_bytes( 16 ) );
		foreach ( array_diff( range( 1, $this->most ), array_column( $taken, 'slot' ) ) as $slot ) {
			foreach ( $seats as $seat ) {
				foreach ( $shares as $share ) {
					$rows = $this->database->change_safely(
						"INSERT IGNORE INTO %i (slot, seat, share, holder, expires) VALUES (%d, %s, NULLIF(%s, ''), %s, %d)",
						$this->table(),
						$slot,
						$seat,
						$share,
						$holder,
						$expires
					);
					if ( null === $rows ) {
						throw Usage_Database::unavailable();
					}
					if ( 1 === $rows ) {
						return $holder;
					}
				}
			}
		}
		return null;
	}

	/** @return list<string> As many names as someone may have of something, at least one. */
	private static function numbered( string $whose, int $most ): array {
		return array_map( static fn ( int $number ): string => "$whose-$number", range( 1, max( 1, $most ) ) );
	}

	/** Renews the lease of a slot. */
	public function renew( string $holder ): void {
		$this->database->change_safely(
			'UPDATE %i SET expires = %d WHERE holder = %s',
			$this->table(),
			$this->clock->now() + self::LEASE,
			$holder
		);
	}

	/** Frees a slot. If the database fails, its lease expires. */
	public function release( string $holder ): void {
		$this->database->change_safely( 'DELETE FROM %i WHERE holder = %s', $this->table(), $holder );
	}

	/** @return list<array<string, mixed>> The slots that are held, without those whose lease has run out. */
	private function taken(): array {
		$now   = $this->clock->now();
		$taken = array();
		foreach ( $this->database->rows( 'SELECT slot, seat, share, expires FROM %i', $this->table() ) as $row ) {
			if ( (int) $row['expires'] >= $now ) {
				$taken[] = $row;
			} else {
				$this->database->change_safely(
					'DELETE FROM %i WHERE slot = %d AND expires < %d',
					$this->table(),
					(int) $row['slot'],
					$now
				);
			}
		}
		return $taken;
	}

	private function table(): string {
		return $this->database->table( self::TABLE );
	}
}
