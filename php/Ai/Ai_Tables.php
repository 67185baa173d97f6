<?php
/**
 * The tables of AI.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai;

/**
 * As Modules\With_Tables has them.
 */
final class Ai_Tables {

	public const ALL = array(
		'slipstream_usage'      => 'period varchar(7) NOT NULL,
			requests bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (period)',
		'slipstream_streams'    => 'slot smallint(5) unsigned NOT NULL,
			holder varchar(32) NOT NULL,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (slot)',
		'slipstream_ai_budgets' => 'bucket varchar(191) NOT NULL,
			requests bigint(20) NOT NULL DEFAULT 0,
			tokens bigint(20) NOT NULL DEFAULT 0,
			cost bigint(20) NOT NULL DEFAULT 0,
			PRIMARY KEY  (bucket)',
		'slipstream_ai_log'     => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
			KEY created (created)',
	);
}
