<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Sites;

use stdClass;

/**
 * A row in the sites table.
 */
final class Site {

	public const ACTIVE  = 'active';
	public const PENDING = 'pending';
	public const REVOKED = 'revoked';
	public const LEFT    = 'left';

	public const COPY  = 'clone';
	public const MOVED = 'moved';

	/**
	 * @param string $public_key  The key that verifies its requests, as base64.
	 * @param string $status      One of the constants.
	 * @param string $tier        Its AI tier; '' for the default.
	 * @param string $wanted_tier The tier that it requested, or ''.
	 * @param int    $owner       Its owner's user number on the site, or 0.
	 * @param string $alarm_kind  The alarm's cause: COPY or MOVED.
	 * @param string $alarm_url   The address of a copy that called, or the site's address before it moved, or ''.
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

	/** Whether the hub answers its requests. */
	public function is_active(): bool {
		return self::ACTIVE === $this->status;
	}

	/** Its name, or its address if it has none. */
	public function label(): string {
		return '' === trim( $this->name ) ? $this->home : $this->name;
	}

	public function admin(): string {
		return rtrim( $this->siteurl, '/' ) . '/wp-admin';
	}
}
