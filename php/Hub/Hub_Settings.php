<?php
/**
 * The settings of the hub.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Settings\Setting;

/**
 * How sites come in, and what they get.
 */
final class Hub_Settings {

	public const REGISTRATION = 'slipstream_hub_registration';

	public const BY_INVITATION = 'invitation';
	public const BY_APPROVAL   = 'approval';

	/**
	 * All of them.
	 *
	 * @return list<Setting>
	 */
	public static function all(): array {
		return array( self::registration_setting(), Tiers::setting(), Tiers::default_setting() );
	}

	/**
	 * How sites come in.
	 *
	 * @return 'invitation'|'approval'
	 */
	public static function registration(): string {
		return self::BY_APPROVAL === self::registration_setting()->value() ? self::BY_APPROVAL : self::BY_INVITATION;
	}

	/**
	 * The setting for it.
	 */
	private static function registration_setting(): Setting {
		return new Setting(
			self::REGISTRATION,
			array(
				'type' => 'string',
				'enum' => array( self::BY_INVITATION, self::BY_APPROVAL ),
			),
			self::BY_INVITATION
		);
	}
}
