<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use wpdb;

/**
 * Carries counts over that versions before the ledger kept in two tables, and drops these, so that an update gives
 * nobody a second month's allowance.
 */
final class Counter_Import {

	/**
	 * The old tables, and how a row of theirs is one of the ledger's. The first also counted the site's requests, but
	 * not from the beginning: the second adds the months that are missing.
	 */
	private const ROWS = array(
		'slipstream_ai_budgets' => "SUBSTRING(bucket, 1, 7), SUBSTRING(bucket, 9), requests, tokens, cost, ''",
		'slipstream_usage'      => "period, 'site', requests, 0, 0, ''",
	);

	public function __construct( private wpdb $database ) {}

	/** @return list<string> The old tables, without prefix. */
	public static function tables(): array {
		return array_keys( self::ROWS );
	}

	/** Carries over what there is. A table that cannot be read stays for another try. */
	public function run(): void {
		foreach ( self::ROWS as $name => $row ) {
			$table = $this->database->prefix . $name;
			if ( null === $this->database->get_var(
				$this->database->prepare( 'SHOW TABLES LIKE %s', $this->database->esc_like( $table ) )
			) ) {
				continue;
			}
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- One of two literals.
			$copied = $this->database->query(
				$this->database->prepare(
					"INSERT IGNORE INTO %i (period, subject, requests, tokens, cost, holds) SELECT $row FROM %i",
					$this->database->prefix . Ledger::TABLE_COUNTERS,
					$table
				)
			);
			if ( false !== $copied ) {
				$this->database->query( $this->database->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
			}
		}
	}
}
