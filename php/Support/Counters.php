<?php
/**
 * Counters that end by themselves.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

use wpdb;

/**
 * Counts in single SQL statements, so that limits hold however many requests come at once.
 */
final class Counters {

	public const TABLE = 'slipstream_hits';

	/**
	 * Takes the database and the time.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 */
	public function __construct( private wpdb $database, private Clock $clock ) {}

	/**
	 * Takes one of a limited number.
	 *
	 * @param string $name  What is counted.
	 * @param int    $limit How many there are.
	 * @param int    $life  Seconds that the counter lives.
	 */
	public function take( string $name, int $limit, int $life ): bool {
		$key = self::key( $name );
		$this->database->query( $this->database->prepare( 'INSERT IGNORE INTO %i (bucket, hits, expires) VALUES (%s, 0, %d)', $this->table(), $key, $this->clock->now() + $life ) );
		return 1 === $this->database->query( $this->database->prepare( 'UPDATE %i SET hits = hits + 1 WHERE bucket = %s AND hits < %d', $this->table(), $key, $limit ) );
	}

	/**
	 * Takes what only one may have, until it is given back or its time is over.
	 *
	 * @param string $name What is taken.
	 * @param int    $life Seconds after which it is free again, whatever became of who took it.
	 */
	public function claim( string $name, int $life ): bool {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE bucket = %s AND expires <= %d', $this->table(), self::key( $name ), $this->clock->now() ) );
		return $this->take( $name, 1, $life );
	}

	/**
	 * Gives everything back that was taken.
	 *
	 * @param string $name What was taken.
	 */
	public function forget( string $name ): void {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE bucket = %s', $this->table(), self::key( $name ) ) );
	}

	/**
	 * Removes counters of the past.
	 */
	public function clean(): void {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE expires <= %d', $this->table(), $this->clock->now() ) );
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
