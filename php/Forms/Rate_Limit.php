<?php
/**
 * How often forms may be sent.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Support\Clock;
use wpdb;

/**
 * Counts in single SQL statements, so that limits hold however many requests come at once.
 */
final class Rate_Limit {

	public const TABLE = 'slipstream_hits';

	private const WINDOW = 600;

	private const SAME = 300;

	/**
	 * Takes the database and the time.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 */
	public function __construct( private wpdb $database, private Clock $clock ) {}

	/**
	 * Counts one sending of a form.
	 *
	 * @param Form    $form    The form.
	 * @param Visitor $visitor Who sends it.
	 * @return int|null Null where it may be sent, else the seconds until it may.
	 */
	public function hit( Form $form, Visitor $visitor ): ?int {
		/**
		 * Filters how many responses are taken in ten minutes.
		 *
		 * @param array{visitor: int, site: int} $limits From one address to one form, and to the whole site.
		 */
		$limits = (array) apply_filters(
			'slipstream_form_limits',
			array(
				'visitor' => 20,
				'site'    => 600,
			)
		);
		$window = intdiv( $this->clock->now(), self::WINDOW );
		$wait   = (int) ( ( $window + 1 ) * self::WINDOW - $this->clock->now() );
		$mine   = $this->take( "visitor|{$form->id}|" . $visitor->mark() . "|$window", (int) ( $limits['visitor'] ?? 20 ), $wait );
		return $mine && $this->take( "site|$window", (int) ( $limits['site'] ?? 600 ), $wait ) ? null : $wait;
	}

	/**
	 * Whether this is the first time in five minutes that somebody sends exactly this.
	 *
	 * @param string $fingerprint What was sent and by whom.
	 */
	public function is_first( string $fingerprint ): bool {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE bucket = %s AND expires <= %d', $this->table(), self::key( "same|$fingerprint" ), $this->clock->now() ) );
		return $this->take( "same|$fingerprint", 1, self::SAME );
	}

	/**
	 * Forgets that something was sent, as it could not be kept.
	 *
	 * @param string $fingerprint What was sent and by whom.
	 */
	public function forget( string $fingerprint ): void {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE bucket = %s', $this->table(), self::key( "same|$fingerprint" ) ) );
	}

	/**
	 * Removes counters of the past.
	 */
	public function clean(): void {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE expires <= %d', $this->table(), $this->clock->now() ) );
	}

	/**
	 * Takes one of a limited number.
	 *
	 * @param string $name  What is counted.
	 * @param int    $limit How many there are.
	 * @param int    $life  Seconds that the counter lives.
	 */
	private function take( string $name, int $limit, int $life ): bool {
		$key = self::key( $name );
		$this->database->query( $this->database->prepare( 'INSERT IGNORE INTO %i (bucket, hits, expires) VALUES (%s, 0, %d)', $this->table(), $key, $this->clock->now() + $life ) );
		return 1 === $this->database->query( $this->database->prepare( 'UPDATE %i SET hits = hits + 1 WHERE bucket = %s AND hits < %d', $this->table(), $key, $limit ) );
	}

	/**
	 * The key of a counter.
	 *
	 * @param string $name What is counted.
	 */
	private static function key( string $name ): string {
		return sha1( $name );
	}

	/**
	 * The table's name.
	 */
	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
