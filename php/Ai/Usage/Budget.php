<?php
/**
 * What was used in a month.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Support\Month;
use wpdb;

/**
 * Counts requests, tokens and cost of the site, of roles and of people. Every change is one SQL statement that holds the limit itself, so that
 * limits are exact however many requests come at once.
 *
 * @phpstan-import-type Limit from Limits
 */
final class Budget {

	public const TABLE = 'slipstream_ai_budgets';

	/**
	 * More than anybody uses, and far from what a column can hold.
	 */
	private const NO_LIMIT = 1_000_000_000_000_000;

	/**
	 * Takes the database and the month.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Month $month    The month that is counted.
	 */
	public function __construct( private wpdb $database, private Month $month ) {}

	/**
	 * Takes a request from every counter, or from none.
	 *
	 * @param array<string, Limit> $limits   The counters and how high each may go.
	 * @param int                  $tokens   What the request will need, as far as one can tell.
	 * @param int                  $cost     What it will cost.
	 * @param int                  $requests How many requests it counts as.
	 * @return array{string, string}|null The counter that is full, and its unit; null where there was room in all.
	 */
	public function take( array $limits, int $tokens, int $cost, int $requests = 1 ): ?array {
		$taken = array();
		foreach ( $limits as $name => $limit ) {
			if ( ! $this->take_one( $name, $limit, array( $requests, $tokens, $cost ) ) ) {
				$this->add( $this->month->name(), $taken, -$requests, -$tokens, -$cost );
				return array( $name, $this->full_unit( $name, $limit ) );
			}
			$taken[] = $name;
		}
		return null;
	}

	/**
	 * Adds to counters, or takes away, whatever their limits.
	 *
	 * @param string       $period   The month that was charged.
	 * @param list<string> $names    The counters.
	 * @param int          $requests How many requests.
	 * @param int          $tokens   How many tokens.
	 * @param int          $cost     How much.
	 */
	public function add( string $period, array $names, int $requests, int $tokens, int $cost ): void {
		foreach ( $names as $name ) {
			$this->database->query(
				$this->database->prepare( 'UPDATE %i SET requests = requests + %d, tokens = tokens + %d, cost = cost + %d WHERE bucket = %s', $this->table(), $requests, $tokens, $cost, "$period|$name" )
			);
		}
	}

	/**
	 * What a counter stands at this month.
	 *
	 * @param string $name The counter.
	 * @return Limit
	 */
	public function used( string $name ): array {
		$row = $this->database->get_row( $this->database->prepare( 'SELECT requests, tokens, cost FROM %i WHERE bucket = %s', $this->table(), $this->key( $name ) ), ARRAY_A );
		return array_map( 'intval', is_array( $row ) ? $row : array() ) + Limits::NONE;
	}

	/**
	 * Removes the counters of months that are long over.
	 */
	public function clean(): void {
		$this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE bucket < %s', $this->table(), $this->month->next()->modify( '-13 months' )->format( 'Y-m' ) ) );
	}

	/**
	 * Takes a request from a counter.
	 *
	 * @param string               $name  The counter.
	 * @param Limit                $limit How high it may go.
	 * @param array{int, int, int} $need  The requests that it counts as, the tokens it will need, and what it will cost.
	 */
	private function take_one( string $name, array $limit, array $need ): bool {
		list( $requests, $tokens, $cost ) = $need;
		$most                             = array_map( static fn ( int $value ): int => 0 === $value ? self::NO_LIMIT : $value, $limit );
		$this->database->query( $this->database->prepare( 'INSERT IGNORE INTO %i (bucket, requests, tokens, cost) VALUES (%s, 0, 0, 0)', $this->table(), $this->key( $name ) ) );
		return 1 === $this->database->query(
			$this->database->prepare(
				'UPDATE %i SET requests = requests + %d, tokens = tokens + %d, cost = cost + %d WHERE bucket = %s AND requests + %d <= %d AND tokens + %d <= %d AND cost + %d <= %d',
				$this->table(),
				$requests,
				$tokens,
				$cost,
				$this->key( $name ),
				$requests,
				$most['requests'],
				$tokens,
				$most['tokens'],
				$cost,
				$most['cost']
			)
		);
	}

	/**
	 * Which limit of a full counter the request ran into.
	 *
	 * @param string $name  The counter.
	 * @param Limit  $limit How high it may go.
	 */
	private function full_unit( string $name, array $limit ): string {
		$share = array();
		foreach ( $this->used( $name ) as $unit => $used ) {
			$share[ $unit ] = 0 === $limit[ $unit ] ? 0 : $used / $limit[ $unit ];
		}
		arsort( $share );
		return (string) array_key_first( $share );
	}

	/**
	 * The key of a counter of this month.
	 *
	 * @param string $name The counter.
	 */
	private function key( string $name ): string {
		return $this->month->name() . '|' . $name;
	}

	/**
	 * The table's name.
	 */
	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
