<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Generator;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Support\Clock;
use Slipstream\Support\Month;
use wpdb;

/**
 * Keeps who asked when, what it took and how it ended; never what was asked or answered. What is read here are the
 * lines of this site: those of connected sites are the hub's.
 *
 * @phpstan-type Row array{id: int, created: int, day: string, user_id: int, feature: string, model: string, tokens_in: int, tokens_out: int, cost: int, milliseconds: int, outcome: string, post_id: int}
 */
final class Usage_Log {

	public const TABLE     = 'slipstream_ai_log';
	public const RETENTION = 'slipstream_ai_log_days';
	public const HOOK      = 'slipstream_ai_clean';

	private const BATCH = 500;

	/** How requests end that have not failed, as SQL has them. */
	private const WELL = "'done', 'stopped', 'gone'";

	public function __construct( private wpdb $database, private Clock $clock, private Month $month ) {}

	/** Days that a line is kept; 0 keeps it forever. */
	public static function days(): int {
		return max( 0, (int) Declared_Settings::of( 'Ai' )->setting( self::RETENTION )->value() );
	}

	/** What it stores of people, for the privacy policy. */
	public static function privacy_policy(): string {
		$days = self::days();
		return 0 === $days
			? __(
				'AI requests are logged with the name of the person who made them, without the text.',
				'slipstream'
			)
			: sprintf(
				/* translators: %s: number of days. */
				_n(
					'AI requests are logged for %s day with the name of the person who made them, without the text.',
					'AI requests are logged for %s days with the name of the person who made them, without the text.',
					$days,
					'slipstream'
				),
				number_format_i18n( $days )
			);
	}

	/** Writes a line. If the log cannot be written, the request goes on. */
	public function add( Usage_Entry $entry ): void {
		$shown = $this->database->suppress_errors();
		$this->database->insert(
			$this->table(),
			array(
				'created'      => $this->clock->now(),
				'day'          => $this->month->today(),
				'user_id'      => $entry->caller->user_id,
				'feature'      => substr( sanitize_key( $entry->feature ), 0, 64 ),
				'model'        => mb_substr( $entry->model, 0, 100 ),
				'tokens_in'    => $entry->tokens_in,
				'tokens_out'   => $entry->tokens_out,
				'cost'         => $entry->cost,
				'milliseconds' => $entry->milliseconds,
				'outcome'      => substr( $entry->outcome, 0, 64 ),
				'requests'     => $entry->requests,
				'post_id'      => $entry->post_id,
				'site'         => $entry->caller->site,
			)
		);
		$this->database->suppress_errors( $shown );
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( $this->clock->now() + DAY_IN_SECONDS, 'daily', self::HOOK );
		}
	}

	/** Removes lines that are older than the site wants to keep. */
	public function clean(): void {
		if ( self::days() > 0 ) {
			$this->database->query(
				$this->database->prepare(
					'DELETE FROM %i WHERE created < %d',
					$this->table(),
					$this->clock->now() - self::days() * DAY_IN_SECONDS
				)
			);
		}
	}

	/**
	 * What counted against the limits, and how many requests failed and so did not.
	 *
	 * @param 'day'|'feature'|'user_id'|'model'|'' $column  The column; '' for one sum of all.
	 * @param string                               $month   Such as 2026-11.
	 * @param int                                  $user_id Only of this user; 0 for all.
	 * @return list<array{name: string, requests: int, failed: int, tokens_in: int, tokens_out: int, cost: int}>
	 */
	public function sums( string $column, string $month, int $user_id = 0 ): array {
		$by = '' === $column ? "''" : $column;
		// A line of an earlier version does not say it.
		$counted = 'COALESCE(requests, CASE WHEN outcome IN (' . self::WELL . ') THEN 1 ELSE 0 END)';
		$rows    = $this->database->get_results(
			$this->database->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL -- One of five literals.
				"SELECT $by AS name, SUM($counted) AS requests, SUM(CASE WHEN $counted = 0 THEN 1 ELSE 0 END) AS failed"
					. ', SUM(tokens_in) AS tokens_in, SUM(tokens_out) AS tokens_out, SUM(cost) AS cost FROM %i WHERE site = 0 AND day LIKE %s AND user_id BETWEEN %d AND %d GROUP BY name ORDER BY requests DESC, name',
				$this->table(),
				$this->database->esc_like( $month ) . '-%',
				$user_id,
				0 === $user_id ? PHP_INT_MAX : $user_id
			),
			ARRAY_A
		);
		/** @var list<array<string, string|int>> $rows */
		$rows = $this->answered( $rows );
		return array_map(
			static fn ( array $row ): array => array(
				'name'       => (string) $row['name'],
				'requests'   => (int) $row['requests'],
				'failed'     => (int) $row['failed'],
				'tokens_in'  => (int) $row['tokens_in'],
				'tokens_out' => (int) $row['tokens_out'],
				'cost'       => (int) $row['cost'],
			),
			$rows
		);
	}

	/**
	 * The lines of a month or of a user, oldest first, read in batches.
	 *
	 * @param string $month   Such as 2026-11; '' for all.
	 * @param int    $user_id Only of this user; 0 for all.
	 * @return Generator<Row>
	 */
	public function lines( string $month, int $user_id = 0 ): Generator {
		$last = 0;
		do {
			$rows = $this->after( $last, $month, $user_id, self::BATCH );
			$last = array_key_last( $rows ) === self::BATCH - 1 ? $rows[ self::BATCH - 1 ]['id'] : null;
			yield from $rows;
		} while ( null !== $last );
	}

	/**
	 * @param int    $last    The number of the line before.
	 * @param string $month   Such as 2026-11; '' for all.
	 * @param int    $user_id Only of this user; 0 for all.
	 * @return list<Row>
	 */
	public function after( int $last, string $month, int $user_id, int $most ): array {
		return $this->read(
			$this->database->prepare(
				'SELECT * FROM %i WHERE site = 0 AND id > %d AND day LIKE %s AND user_id BETWEEN %d AND %d ORDER BY id LIMIT %d',
				$this->table(),
				$last,
				'' === $month ? '%' : $this->database->esc_like( $month ) . '-%',
				$user_id,
				0 === $user_id ? PHP_INT_MAX : $user_id,
				$most
			)
		);
	}

	/** @return list<Row> Some lines of a user. */
	public function page( int $user_id, int $offset, int $most ): array {
		return $this->read(
			$this->database->prepare(
				'SELECT * FROM %i WHERE site = 0 AND user_id = %d ORDER BY id LIMIT %d OFFSET %d',
				$this->table(),
				$user_id,
				$most,
				$offset
			)
		);
	}

	/**
	 * Lines, newest first, and how many there are in all.
	 *
	 * @param int  $user_id   Only of this user; 0 for all.
	 * @param bool $is_failed Only those that have failed.
	 * @return array{list<Row>, int}
	 */
	public function newest( int $user_id, bool $is_failed, int $offset, int $most ): array {
		$where = 'site = 0 AND user_id BETWEEN %d AND %d'
			. ( $is_failed ? ' AND outcome NOT IN (' . self::WELL . ')' : '' );
		$whose = array( $user_id, 0 === $user_id ? PHP_INT_MAX : $user_id );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Made of literals.
		$total = $this->answered(
			$this->database->get_col(
				$this->database->prepare( "SELECT COUNT(*) FROM %i WHERE $where", $this->table(), ...$whose )
			)
		);
		$rows  = $this->read(
			$this->database->prepare(
				"SELECT * FROM %i WHERE $where ORDER BY id DESC LIMIT %d OFFSET %d",
				$this->table(),
				...$whose,
				...array( $most, $offset )
			)
		);
		// phpcs:enable
		return array( $rows, (int) ( $total[0] ?? 0 ) );
	}

	/** @return list<Row> */
	private function read( ?string $query ): array {
		/** @var list<Row>|null $rows */
		$rows  = $this->database->get_results( $query, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared above.
		$lines = array();
		foreach ( $this->answered( $rows ) as $row ) {
			foreach ( array(
				'id',
				'created',
				'user_id',
				'tokens_in',
				'tokens_out',
				'cost',
				'milliseconds',
				'post_id',
			) as $name ) {
				$row[ $name ] = (int) $row[ $name ];
			}
			$lines[] = $row;
		}
		return $lines;
	}

	/**
	 * Takes a user's name off all lines; the sums stay.
	 *
	 * @return int|null How many lines there were; null if the database fails.
	 */
	public function forget_user( int $user_id ): ?int {
		$lines = $this->database->query(
			$this->database->prepare(
				'UPDATE %i SET user_id = 0, post_id = 0 WHERE site = 0 AND user_id = %d',
				$this->table(),
				$user_id
			)
		);
		return false === $lines ? null : (int) $lines;
	}

	/**
	 * What a query gave, if the database has answered: no rows and no answer look alike.
	 *
	 * @template T
	 * @param array<T>|null $rows
	 * @return list<T>
	 */
	private function answered( ?array $rows ): array {
		if ( null === $rows || '' !== $this->database->last_error ) {
			throw Usage_Database::unavailable();
		}
		return array_values( $rows );
	}

	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
