<?php

declare( strict_types=1 );

namespace Slipstream\Editor_Events;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Daily_Counts;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Database\Statement;
use Slipstream\Support\Month;
use wpdb;

/**
 * Counts by day, event and its few properties, in a table of this site.
 */
final class Event_Counts {

	public const TABLE = 'slipstream_analytics';

	/** The daily event that removes old days. */
	public const EVENT = 'slipstream_analytics_clean';

	/** Rows of a day: whoever makes names up comes no further. */
	public const MOST_ROWS = 500;

	/** Days that are kept. */
	public const DAYS = 90;

	/** Lines that are told. */
	private const MOST_LINES = 50;

	public function __construct( private wpdb $database, private Month $month ) {}

	/**
	 * @param list<Entry> $entries What happened.
	 * @return int How many were counted.
	 * @throws Request_Error If the database fails.
	 */
	public function add( array $entries ): int {
		$counts  = new Daily_Counts( $this->database, self::TABLE, 'hits', self::MOST_ROWS );
		$counted = 0;
		foreach ( $entries as $entry ) {
			$key  = array( 'day' => $this->month->today() ) + get_object_vars( $entry );
			$done = $counts->add( $key );
			if ( Claim_Result::Unknown === $done ) {
				throw self::failure();
			}
			$counted += Claim_Result::Granted === $done ? 1 : 0;
		}
		return $counted;
	}

	/**
	 * How often what happened since a day, the most first.
	 *
	 * @return list<array{kind: string, name: string, detail: string, hits: int}>
	 * @throws Request_Error If the database fails.
	 */
	public function since( string $from ): array {
		return array_map(
			static fn ( object $row ): array => array(
				'kind'   => (string) $row->kind,
				'name'   => (string) $row->name,
				'detail' => (string) $row->detail,
				'hits'   => (int) $row->hits,
			),
			$this->read(
				'SELECT kind, name, detail, SUM(hits) AS hits FROM %i WHERE day >= %s GROUP BY kind, name, detail ORDER BY hits DESC, name, detail LIMIT %d',
				$from,
				self::MOST_LINES
			)
		);
	}

	/**
	 * Forgets all of it.
	 *
	 * @throws Request_Error If something is left.
	 */
	public function erase(): void {
		$shown = $this->database->suppress_errors();
		Statement::run( $this->database, (string) $this->database->prepare( 'DELETE FROM %i', $this->table() ) );
		$this->database->suppress_errors( $shown );
		if ( array() !== $this->since( '1000-01-01' ) ) {
			throw self::failure();
		}
	}

	/** Removes days that are longer ago than they are kept. */
	public function clean(): void {
		Statement::run(
			$this->database,
			(string) $this->database->prepare(
				'DELETE FROM %i WHERE day < %s',
				$this->table(),
				$this->first_day( self::DAYS )
			)
		);
	}

	public function first_day( int $days ): string {
		return gmdate(
			'Y-m-d',
			(int) strtotime( $this->month->today() . ' 00:00:00 UTC' ) - ( $days - 1 ) * DAY_IN_SECONDS
		);
	}

	/**
	 * @param literal-string $sql       The query.
	 * @param string|int     ...$values Its values, without the table.
	 * @return list<\stdClass>
	 */
	private function read( string $sql, string|int ...$values ): array {
		try {
			return Rows::get( (string) $this->database->prepare( $sql, $this->table(), ...$values ) );
		} catch ( RuntimeException ) {
			throw self::failure();
		}
	}

	private static function failure(): Request_Error {
		return Request_Error::database_failed( 'analytics_unavailable' );
	}

	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
