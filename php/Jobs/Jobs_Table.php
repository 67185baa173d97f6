<?php

declare( strict_types=1 );

namespace Slipstream\Jobs;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Database\Statement;
use Slipstream\Support\Database\Table_Text;
use stdClass;
use wpdb;

/** Runs statements on the table of jobs and throws if one fails: a database that fails never looks like "no job". */
abstract class Jobs_Table {

	public const TABLE = 'slipstream_jobs';

	/**
	 * Seconds by which the clocks of two servers may differ. What lies further ahead than it can was stored by a clock
	 * that was wrong.
	 */
	protected const SKEW = 600;

	public function __construct( private wpdb $database, protected Clock $clock ) {}

	/** The columns and keys. A job is one by job_hash: a collation may take two keys for the same. */
	public static function columns(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			job_hash char(40) NOT NULL,
			kind varchar(64) NOT NULL,
			job_key varchar(100) NOT NULL,
			args longtext NOT NULL,
			state varchar(10) NOT NULL,
			cursor_data longtext NOT NULL,
			done bigint(20) unsigned NOT NULL DEFAULT 0,
			total bigint(20) unsigned NOT NULL DEFAULT 0,
			due bigint(20) unsigned NOT NULL,
			delay bigint(20) unsigned NOT NULL DEFAULT 0,
			interval_seconds bigint(20) unsigned NOT NULL DEFAULT 0,
			asked int(10) unsigned NOT NULL DEFAULT 1,
			begun int(10) unsigned NOT NULL DEFAULT 0,
			lease_until bigint(20) unsigned NOT NULL DEFAULT 0,
			lease_owner varchar(32) NOT NULL DEFAULT '',
			tries int(10) unsigned NOT NULL DEFAULT 0,
			interruptions int(10) unsigned NOT NULL DEFAULT 0,
			last_error varchar(500) NOT NULL DEFAULT '',
			unknown_since bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL,
			updated bigint(20) unsigned NOT NULL,
			version bigint(20) unsigned NOT NULL DEFAULT 1,
			PRIMARY KEY  (id),
			UNIQUE KEY job_hash (job_hash),
			KEY state_due (state,due)";
	}

	/**
	 * @param string $sql Its first place is that of the table.
	 * @return int Rows that have changed.
	 * @throws Request_Error If the database fails.
	 */
	protected function change( string $sql, string|int ...$values ): int {
		$changed = Statement::run( $this->database, $this->prepare( $sql, $values ) );
		if ( ! is_int( $changed ) ) {
			throw Request_Error::not_stored( 'job_not_stored' );
		}
		return $changed;
	}

	/**
	 * @param string $sql Its first place is that of the table.
	 * @return list<stdClass>
	 * @throws Request_Error If the database fails.
	 */
	protected function rows( string $sql, string|int ...$values ): array {
		try {
			return Rows::get( $this->prepare( $sql, $values ) );
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'jobs_unavailable', 5 );
		}
	}

	/**
	 * A list of kinds for IN (), with a place for each of kinds().
	 *
	 * @param list<string> $kinds
	 */
	protected static function places( array $kinds ): string {
		return implode( ', ', array_fill( 0, max( 1, count( $kinds ) ), '%s' ) );
	}

	/**
	 * @param list<string> $kinds
	 * @return non-empty-list<string> At least one, as SQL wants it: no kind is called ''.
	 */
	protected static function kinds( array $kinds ): array {
		return array() === $kinds ? array( '' ) : $kinds;
	}

	/** A text as a column can store it. */
	protected function fit( string $text, string $column ): string {
		return Table_Text::fit( $text, $this->table(), $column );
	}

	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}

	/** @param array<string|int> $values */
	private function prepare( string $sql, array $values ): string {
		return (string) $this->database->prepare( $sql, $this->table(), ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals of the two stores.
	}
}
