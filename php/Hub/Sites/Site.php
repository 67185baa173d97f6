<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use stdClass;

/**
 * A row of the sites' table.
 */
final class Site {

	public const ACTIVE  = 'active';
	public const PENDING = 'pending';
	public const REVOKED = 'revoked';
	public const LEFT    = 'left';

	public const COPY  = 'clone';
	public const MOVED = 'moved';

	/**
	 * @param string $public_key  The key that its requests are signed with, as base64.
	 * @param string $status      One of the constants.
	 * @param string $tier        The AI tier that it was given; '' for the default.
	 * @param string $wanted_tier The tier that it has asked for; '' for none.
	 * @param int    $owner       The number that its owner has there, 0 for none.
	 * @param string $alarm_kind  What the alarm is about: COPY or MOVED.
	 * @param string $alarm_url   Where a copy of it has called from, or it was before it moved; '' for nowhere.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $home,
		public readonly string $siteurl,
		public readonly string $name,
		public readonly string $public_key,
		public readonly string $status,
		public readonly string $tier,
		public readonly string $wanted_tier,
		public readonly int $wanted_at,
		public readonly int $owner,
		public readonly string $alarm_kind,
		public readonly string $alarm_url,
		public readonly int $alarm_at,
		public readonly bool $is_site_alarm,
		public readonly bool $is_hub_alarm,
		public readonly int $last_seen,
		public readonly int $created
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->home,
			(string) $row->siteurl,
			(string) $row->name,
			(string) $row->public_key,
			(string) $row->status,
			(string) $row->tier,
			(string) $row->wanted_tier,
			(int) $row->wanted_at,
			(int) $row->owner,
			(string) $row->alarm_kind,
			(string) $row->alarm_url,
			(int) $row->alarm_at,
			1 === (int) $row->site_alarm,
			1 === (int) $row->hub_alarm,
			(int) $row->last_seen,
			(int) $row->created
		);
	}

	/** Whether its requests are answered. */
	public function is_active(): bool {
		return self::ACTIVE === $this->status;
	}

	/** What it is called: by its address if it has no name. */
	public function label(): string {
		return '' === trim( $this->name ) ? $this->home : $this->name;
	}

	public function admin(): string {
		return rtrim( $this->siteurl, '/' ) . '/wp-admin';
	}
}
