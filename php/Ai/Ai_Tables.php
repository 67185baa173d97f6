<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Slipstream\Ai\Relay\Stream_Slots;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Usage_Log;

/**
 * As Modules\With_Tables has them.
 */
final class Ai_Tables {

	public const ALL = array(
		Stream_Slots::TABLE        => 'slot smallint(5) unsigned NOT NULL,
			seat varchar(40) DEFAULT NULL,
			share varchar(40) DEFAULT NULL,
			holder varchar(32) NOT NULL,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (slot),
			UNIQUE KEY seat (seat),
			UNIQUE KEY share (share)',
		Ledger::TABLE_COUNTERS     => 'period varchar(7) NOT NULL,
			subject varchar(180) NOT NULL,
			requests bigint(20) NOT NULL DEFAULT 0,
			tokens bigint(20) NOT NULL DEFAULT 0,
			cost bigint(20) NOT NULL DEFAULT 0,
			holds mediumtext NOT NULL,
			PRIMARY KEY  (period,subject)',
		Ledger::TABLE_RESERVATIONS => 'id varchar(32) NOT NULL,
			period varchar(7) NOT NULL,
			subjects text NOT NULL,
			requests bigint(20) NOT NULL DEFAULT 0,
			tokens bigint(20) NOT NULL DEFAULT 0,
			cost bigint(20) NOT NULL DEFAULT 0,
			entry text NOT NULL,
			created bigint(20) unsigned NOT NULL,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY expires (expires)',
		Usage_Log::TABLE           => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
			requests bigint(20) unsigned DEFAULT NULL,
			post_id bigint(20) unsigned NOT NULL DEFAULT 0,
			site bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY day (day),
			KEY user_id (user_id),
			KEY created (created)',
	);
}
