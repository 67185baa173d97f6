<?php
/**
 * The tables of the hub.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Hub;

/**
 * As Modules\With_Tables has them. Times are seconds since the Unix epoch, 0 for never; of tokens, codes and keys only hashes are kept.
 */
final class Hub_Tables {

	public const TABLE_SITES       = 'slipstream_hub_sites';
	public const TABLE_ACCOUNTS    = 'slipstream_hub_accounts';
	public const TABLE_LINKS       = 'slipstream_hub_links';
	public const TABLE_INVITATIONS = 'slipstream_hub_invitations';
	public const TABLE_REQUESTS    = 'slipstream_hub_requests';
	public const TABLE_LICENSES    = 'slipstream_hub_licenses';

	public const ALL = array(
		self::TABLE_SITES       => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			home_key varchar(64) NOT NULL,
			home varchar(255) NOT NULL,
			siteurl varchar(255) NOT NULL,
			former_keys text NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			public_key varchar(64) NOT NULL,
			status varchar(10) NOT NULL,
			tier varchar(40) NOT NULL DEFAULT '',
			wanted_tier varchar(40) NOT NULL DEFAULT '',
			wanted_at bigint(20) unsigned NOT NULL DEFAULT 0,
			owner bigint(20) unsigned NOT NULL DEFAULT 0,
			alarm_kind varchar(10) NOT NULL DEFAULT 'clone',
			alarm_url varchar(255) NOT NULL DEFAULT '',
			alarm_at bigint(20) unsigned NOT NULL DEFAULT 0,
			site_alarm tinyint(1) NOT NULL DEFAULT 0,
			hub_alarm tinyint(1) NOT NULL DEFAULT 0,
			version varchar(20) NOT NULL DEFAULT '',
			plugins text NOT NULL,
			last_seen bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY home_key (home_key),
			KEY status (status),
			KEY last_seen (last_seen)",
		self::TABLE_ACCOUNTS    => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			identity varchar(64) NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			login varchar(100) NOT NULL DEFAULT '',
			email varchar(191) NOT NULL DEFAULT '',
			display_name varchar(200) NOT NULL DEFAULT '',
			created bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY identity (identity),
			KEY email (email)",
		self::TABLE_LINKS       => "site_id bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			account_id bigint(20) unsigned NOT NULL,
			role varchar(60) NOT NULL DEFAULT '',
			display_name varchar(200) NOT NULL DEFAULT '',
			token_hash varchar(64) NOT NULL,
			last_seen bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (site_id,user_id),
			UNIQUE KEY token_hash (token_hash),
			KEY account_id (account_id)",
		self::TABLE_INVITATIONS => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			label varchar(200) NOT NULL DEFAULT '',
			code_hash varchar(64) NOT NULL,
			sites int(10) unsigned NOT NULL,
			sites_left int(10) unsigned NOT NULL,
			used_by mediumtext NOT NULL,
			tier varchar(40) NOT NULL DEFAULT '',
			expires bigint(20) unsigned NOT NULL,
			created bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY code_hash (code_hash)",
		self::TABLE_REQUESTS    => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			request_hash varchar(64) NOT NULL,
			site_id bigint(20) unsigned NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			role varchar(60) NOT NULL DEFAULT '',
			display_name varchar(200) NOT NULL DEFAULT '',
			redirect_uri text NOT NULL,
			state varchar(255) NOT NULL DEFAULT '',
			source varchar(100) NOT NULL DEFAULT '',
			is_owner tinyint(1) NOT NULL DEFAULT 0,
			email varchar(191) NOT NULL DEFAULT '',
			email_code varchar(64) NOT NULL DEFAULT '',
			email_expires bigint(20) unsigned NOT NULL DEFAULT 0,
			account_id bigint(20) unsigned NOT NULL DEFAULT 0,
			is_email_shared tinyint(1) NOT NULL DEFAULT 0,
			code_hash varchar(64) DEFAULT NULL,
			expires bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY request_hash (request_hash),
			UNIQUE KEY code_hash (code_hash),
			KEY expires (expires),
			KEY site_id (site_id)",
		self::TABLE_LICENSES    => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			key_hash varchar(64) NOT NULL,
			key_hint varchar(8) NOT NULL DEFAULT '',
			tier varchar(40) NOT NULL,
			site_id bigint(20) unsigned NOT NULL DEFAULT 0,
			account_id bigint(20) unsigned NOT NULL DEFAULT 0,
			attached_at bigint(20) unsigned NOT NULL DEFAULT 0,
			revoked_at bigint(20) unsigned NOT NULL DEFAULT 0,
			issued bigint(20) unsigned NOT NULL,
			expires bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY key_hash (key_hash),
			KEY site_id (site_id),
			KEY account_id (account_id)",
	);
}
