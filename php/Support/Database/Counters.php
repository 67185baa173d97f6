<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

use Slipstream\Support\Clock;
use wpdb;

/**
 * Counts in single SQL statements, so that limits hold however many requests come at once. A period that ends further
 * ahead than it lasts was started by a wrong clock and counts as over: otherwise a clock that was once ahead would lock
 * a site for as long.
 */
final class Counters {

	public const TABLE = 'slipstream_counters';

	public function __construct( private wpdb $database, private Clock $clock ) {}

	/**
	 * Takes some of a limited number. Its time begins with what is taken first.
	 *
	 * @param int $life Seconds after which all of them are there again.
	 */
	public function take( string $name, int $limit, int $life, int $amount = 1 ): Claim_Result {
		$key  = self::key( $name );
		$now  = $this->clock->now();
		$ends = $now + $life;
		$made = $this->run(
			$this->database->prepare(
				'INSERT IGNORE INTO %i (bucket, hits, life, expires) VALUES (%s, 0, %d, %d)',
				$this->table(),
				$key,
				$life,
				$ends
			)
		);
		if ( false === $made ) {
			// Without its row nothing would be left to take.
			return Claim_Result::Unknown;
		}
		// One statement: nobody is refused because a time ends between two. MariaDB assigns from left to right, so
		// expires comes last.
		$over = 'expires NOT BETWEEN %d AND %d + life';
		$when = array( $now + 1, $now );
		$sql  = "UPDATE %i SET hits = CASE WHEN $over THEN %d ELSE hits + %d END,
			life = CASE WHEN $over THEN %d ELSE life END,
			expires = CASE WHEN $over THEN %d ELSE expires END
			WHERE bucket = %s AND ( hits + %d <= %d OR ( $over AND %d <= %d ) )";
		return Claim_Result::of( $this->run( $this->database->prepare( $sql, $this->table(), ...$when, ...array( $amount, $amount ), ...$when, ...array( $life ), ...$when, ...array( $ends, $key, $amount, $limit ), ...$when, ...array( $amount, $limit ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- It is, here.
	}

	/**
	 * Claims a name that only one process may hold, until it is released or expires.
	 *
	 * @param int $life Seconds until it expires, even if the process that claimed it has died.
	 */
	public function claim( string $name, int $life ): Claim_Result {
		$key  = self::key( $name );
		$now  = $this->clock->now();
		$gone = $this->run(
			$this->database->prepare(
				'DELETE FROM %i WHERE bucket = %s AND expires NOT BETWEEN %d AND %d + life',
				$this->table(),
				$key,
				$now + 1,
				$now
			)
		);
		return false === $gone
			? Claim_Result::Unknown
			: Claim_Result::of(
				$this->run(
					$this->database->prepare(
						'INSERT IGNORE INTO %i (bucket, hits, life, expires) VALUES (%s, 1, %d, %d)',
						$this->table(),
						$key,
						$life,
						$now + $life
					)
				)
			);
	}

	/**
	 * @param int $life Seconds that it lives from now on.
	 * @return bool Whether it is stored.
	 */
	public function set( string $name, int $count, int $life ): bool {
		return false !== $this->run(
			$this->database->prepare(
				'REPLACE INTO %i (bucket, hits, life, expires) VALUES (%s, %d, %d, %d)',
				$this->table(),
				self::key( $name ),
				$count,
				$life,
				$this->clock->now() + $life
			)
		);
	}

	/**
	 * How many were taken.
	 *
	 * @return int|null Null if the database does not say.
	 */
	public function count( string $name ): ?int {
		$now  = $this->clock->now();
		$done = $this->database->query(
			$this->database->prepare(
				'SELECT hits FROM %i WHERE bucket = %s AND expires > %d AND expires <= %d + life',
				$this->table(),
				self::key( $name ),
				$now,
				$now
			)
		);
		return false === $done ? null : (int) ( $this->database->last_result[0]->hits ?? 0 );
	}

	/**
	 * Seconds until everything is there again.
	 *
	 * @return int|null 0 if nothing is taken, null if the database does not say.
	 */
	public function left( string $name ): ?int {
		$now  = $this->clock->now();
		$done = $this->database->query(
			$this->database->prepare(
				'SELECT expires FROM %i WHERE bucket = %s AND expires <= %d + life',
				$this->table(),
				self::key( $name ),
				$now
			)
		);
		return false === $done ? null : max( 0, (int) ( $this->database->last_result[0]->expires ?? 0 ) - $now );
	}

	/** Gives everything back that was taken. */
	public function forget( string $name ): void {
		$this->run(
			$this->database->prepare( 'DELETE FROM %i WHERE bucket = %s', $this->table(), self::key( $name ) )
		);
	}

	/** Removes counters of the past. */
	public function clean(): void {
		$now = $this->clock->now();
		$this->run(
			$this->database->prepare(
				'DELETE FROM %i WHERE expires <= %d OR expires > %d + life',
				$this->table(),
				$now,
				$now
			)
		);
	}

	private function run( ?string $prepared ): int|bool {
		return Statement::run( $this->database, (string) $prepared );
	}

	private static function key( string $name ): string {
		return sha1( $name );
	}

	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
