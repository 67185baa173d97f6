<?php
/**
 * The plugin's tables.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

use wpdb;

/**
 * Creates the tables and changes them when a release needs it.
 */
final class Schema {

	public const OPTION = 'slipstream_schema';

	/**
	 * Rises with every change of a table.
	 */
	public const VERSION = 5;

	/**
	 * Takes the database.
	 *
	 * @param wpdb $database The site's database.
	 */
	public function __construct( private wpdb $database ) {}

	/**
	 * Brings the tables up to date. Safe to call twice, also by two processes at once.
	 */
	public function install(): void {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$collate = $this->database->get_charset_collate();
		$prefix  = $this->database->prefix;
		$shown   = $this->database->suppress_errors();
		// One column a line and two spaces after PRIMARY KEY: dbDelta() reads the statement line by line.
		dbDelta(
			array(
				"CREATE TABLE {$prefix}slipstream_usage (
					period varchar(7) NOT NULL,
					requests bigint(20) unsigned NOT NULL DEFAULT 0,
					PRIMARY KEY  (period)
				) $collate;",
				"CREATE TABLE {$prefix}slipstream_streams (
					slot smallint(5) unsigned NOT NULL,
					holder varchar(32) NOT NULL,
					expires bigint(20) unsigned NOT NULL,
					PRIMARY KEY  (slot)
				) $collate;",
				"CREATE TABLE {$prefix}slipstream_hits (
					bucket varchar(40) NOT NULL,
					hits int(10) unsigned NOT NULL DEFAULT 0,
					expires bigint(20) unsigned NOT NULL,
					PRIMARY KEY  (bucket),
					KEY expires (expires)
				) $collate;",
				"CREATE TABLE {$prefix}slipstream_ai_budgets (
					bucket varchar(191) NOT NULL,
					requests bigint(20) NOT NULL DEFAULT 0,
					tokens bigint(20) NOT NULL DEFAULT 0,
					cost bigint(20) NOT NULL DEFAULT 0,
					PRIMARY KEY  (bucket)
				) $collate;",
				"CREATE TABLE {$prefix}slipstream_ai_log (
					id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
					created bigint(20) unsigned NOT NULL,
					day varchar(10) NOT NULL,
					user_id bigint(20) unsigned NOT NULL DEFAULT 0,
					feature varchar(64) NOT NULL,
					model varchar(100) NOT NULL,
					tokens_in bigint(20) unsigned NOT NULL DEFAULT 0,
					tokens_out bigint(20) unsigned NOT NULL DEFAULT 0,
					cost bigint(20) unsigned NOT NULL DEFAULT 0,
					milliseconds bigint(20) unsigned NOT NULL DEFAULT 0,
					outcome varchar(64) NOT NULL,
					post_id bigint(20) unsigned NOT NULL DEFAULT 0,
					PRIMARY KEY  (id),
					KEY day (day),
					KEY user_id (user_id),
					KEY created (created)
				) $collate;",
				"CREATE TABLE {$prefix}slipstream_related (
					post_id bigint(20) unsigned NOT NULL,
					title text NOT NULL,
					words text NOT NULL,
					terms text NOT NULL,
					PRIMARY KEY  (post_id)
				) $collate;",
			)
		);
		$this->database->suppress_errors( $shown );
		update_option( self::OPTION, self::VERSION );
	}

	/**
	 * Removes the tables.
	 */
	public function remove(): void {
		foreach ( array( 'slipstream_usage', 'slipstream_streams', 'slipstream_hits', 'slipstream_related', 'slipstream_ai_budgets', 'slipstream_ai_log' ) as $table ) {
			$this->database->query( $this->database->prepare( 'DROP TABLE IF EXISTS %i', $this->database->prefix . $table ) );
		}
		delete_option( self::OPTION );
	}
}
