<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Generator;
use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Rows;
use wpdb;

/**
 * Reads the table. If the database fails, it throws, because an empty result would mean no views.
 */
final class Views {

	public const TABLE = 'slipstream_stats';

	/** The referrer in rows for a whole month. */
	public const WHOLE_MONTH = 'month';

	/** The number of rows in memory at once. */
	public const PAGE = 1000;

	public function __construct( private wpdb $database ) {}

	/**
	 * Views by day; days without views are left out.
	 *
	 * @param string $from The first day.
	 * @return array<string, int>
	 */
	public function by_day( string $from ): array {
		return $this->sums(
			'SELECT day AS name, SUM(views) AS views FROM %i WHERE day >= %s GROUP BY day ORDER BY day',
			$from
		);
	}

	/**
	 * The most-read posts.
	 *
	 * @param string $from The first day.
	 * @return array<int|string, int> Views by post.
	 */
	public function posts( string $from, int $most ): array {
		return $this->sums(
			'SELECT post_id AS name, SUM(views) AS views FROM %i WHERE day >= %s GROUP BY post_id ORDER BY views DESC, post_id LIMIT %d',
			$from,
			$most
		);
	}

	/**
	 * The hosts that most visitors came from; visits without a referrer are left out.
	 *
	 * @param string $from The first day.
	 * @return array<string, int> Views by host.
	 */
	public function referrers( string $from, int $most ): array {
		return $this->sums(
			"SELECT referrer AS name, SUM(views) AS views FROM %i WHERE day >= %s AND referrer NOT IN ('', 'month') GROUP BY referrer ORDER BY views DESC, referrer LIMIT %d",
			$from,
			$most
		);
	}

	/** The total number of views. */
	public function total(): int {
		return (int) array_sum( $this->sums( "SELECT 'all' AS name, SUM(views) AS views FROM %i" ) );
	}

	/** @return array{day: string, views: int}|null The day with the most views; null if there are none. */
	public function best_day(): ?array {
		$best = $this->sums(
			"SELECT day AS name, SUM(views) AS views FROM %i WHERE referrer <> 'month' GROUP BY day ORDER BY views DESC, day LIMIT 1"
		);
		$day  = array_key_first( $best );
		return null === $day ? null : array(
			'day'   => (string) $day,
			'views' => $best[ $day ],
		);
	}

	/**
	 * The rows as they are stored, oldest first, page by page: at least one page, which may be empty.
	 *
	 * @param string $from The first day.
	 * @return Generator<int, list<array{day: string, post: int, referrer: string, views: int}>>
	 * @throws Request_Error If the database fails.
	 */
	public function pages( string $from ): Generator {
		$page = $this->page(
			'SELECT day, post_id, referrer, views FROM %i WHERE day >= %s ORDER BY day, post_id, referrer LIMIT %d',
			$from,
			self::PAGE
		);
		yield $page;
		while ( isset( $page[ self::PAGE - 1 ] ) ) {
			$last = $page[ self::PAGE - 1 ];
			$page = $this->page(
				'SELECT day, post_id, referrer, views FROM %i WHERE day >= %s AND ( day > %s OR post_id > %d OR ( post_id = %d AND referrer > %s ) ) ORDER BY day, post_id, referrer LIMIT %d',
				$last['day'],
				$last['day'],
				$last['post'],
				$last['post'],
				$last['referrer'],
				self::PAGE
			);
			yield $page;
		}
	}

	/**
	 * @param literal-string $sql       The query.
	 * @param string|int     ...$values Its values, without the table.
	 * @return list<array{day: string, post: int, referrer: string, views: int}>
	 */
	private function page( string $sql, string|int ...$values ): array {
		return array_map(
			static fn ( object $row ): array => array(
				'day'      => (string) $row->day,
				'post'     => (int) $row->post_id,
				'referrer' => (string) $row->referrer,
				'views'    => (int) $row->views,
			),
			$this->read( $sql, ...$values )
		);
	}

	/**
	 * @param literal-string $sql       The query, with the columns name and views.
	 * @param string|int     ...$values Its values, without the table.
	 * @return array<array-key, int>
	 */
	private function sums( string $sql, string|int ...$values ): array {
		return array_map( 'intval', array_column( $this->read( $sql, ...$values ), 'views', 'name' ) );
	}

	/**
	 * @param literal-string $sql       The query.
	 * @param string|int     ...$values Its values, without the table.
	 * @return list<\stdClass>
	 */
	private function read( string $sql, string|int ...$values ): array {
		try {
			return Rows::get(
				(string) $this->database->prepare( $sql, $this->database->prefix . self::TABLE, ...$values )
			);
		} catch ( RuntimeException ) {
			throw new Request_Error(
				'stats_unavailable',
				esc_html__( 'The statistics could not be read. Please try again.', 'slipstream' ),
				503
			);
		}
	}
}
