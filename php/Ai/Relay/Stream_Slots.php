<?php
/**
 * How many answers may run at once.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Support\Clock;
use wpdb;

/**
 * Every running answer keeps a PHP process busy, and few hosts have many: so there are numbered slots, one row each. The primary key lets
 * only one request have a number; rows expire, so a crash gives its slot back.
 */
final class Stream_Slots {

	/**
	 * Takes the database, the time and the limits.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 * @param int   $most     How many slots there are.
	 * @param int   $lifetime Seconds after which a slot that was not given back is free again.
	 */
	public function __construct( private wpdb $database, private Clock $clock, private int $most, private int $lifetime ) {}

	/**
	 * Takes a free slot.
	 *
	 * @return string|null Who holds it, for release(); null where none is free.
	 */
	public function acquire(): ?string {
		$holder = bin2hex( random_bytes( 16 ) );
		for ( $slot = 1; $slot <= $this->most; $slot++ ) {
			if ( $this->take( $slot, $holder ) ) {
				return $holder;
			}
		}
		return null;
	}

	/**
	 * Gives a slot back.
	 *
	 * @param string $holder From acquire().
	 */
	public function release( string $holder ): void {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE holder = %s', $this->table(), $holder ) );
	}

	/**
	 * Takes one slot if it is free or expired.
	 *
	 * @param int    $slot   Its number.
	 * @param string $holder Who takes it.
	 */
	private function take( int $slot, string $holder ): bool {
		$now     = $this->clock->now();
		$expires = $now + $this->lifetime;
		$held    = $this->database->get_var( $this->database->prepare( 'SELECT expires FROM %i WHERE slot = %d', $this->table(), $slot ) );
		if ( null !== $held && (int) $held >= $now ) {
			return false;
		}
		$query = null === $held
			? $this->database->prepare( 'INSERT IGNORE INTO %i (slot, holder, expires) VALUES (%d, %s, %d)', $this->table(), $slot, $holder, $expires )
			: $this->database->prepare( 'UPDATE %i SET holder = %s, expires = %d WHERE slot = %d AND expires < %d', $this->table(), $holder, $expires, $slot, $now );
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared above.
		return 1 === $this->database->query( $query );
	}

	/**
	 * The table's name.
	 */
	private function table(): string {
		return $this->database->prefix . 'slipstream_streams';
	}
}
