<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Settings\Setting;

/**
 * Who can see the statistics, and whose views are counted. A site that switches to this plugin has them already.
 */
final class Stats_Settings {

	public const OPTION = 'stats_options';

	public const ADMIN_BAR    = 'admin_bar';
	public const ROLES        = 'roles';
	public const COUNT_ROLES  = 'count_roles';
	public const DO_NOT_TRACK = 'do_not_track';

	/** More roles than any site has. */
	private const MOST_ROLES = 100;

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			self::toggle( self::ADMIN_BAR ),
			self::roles( self::ROLES ),
			self::roles( self::COUNT_ROLES ),
			self::toggle( self::DO_NOT_TRACK ),
		);
	}

	/** Whether the bar at the top has a link to the statistics. */
	public static function is_in_admin_bar(): bool {
		return true === self::toggle( self::ADMIN_BAR )->value();
	}

	/** Whether those who ask not to be tracked are left out. */
	public static function honours_do_not_track(): bool {
		return true === self::toggle( self::DO_NOT_TRACK )->value();
	}

	/**
	 * @param self::ROLES|self::COUNT_ROLES $name The setting.
	 * @return list<string>
	 */
	public static function roles_of( string $name ): array {
		$roles = self::roles( $name )->value();
		return is_array( $roles ) ? array_values( array_filter( $roles, 'is_string' ) ) : array();
	}

	/** A setting that is on unless somebody switches it off. */
	private static function toggle( string $name ): Setting {
		return new Setting( $name, array( 'type' => 'boolean' ), true, self::OPTION, $name, is_shared: true );
	}

	private static function roles( string $name ): Setting {
		$schema = array(
			'type'     => 'array',
			'maxItems' => self::MOST_ROLES,
			'items'    => array(
				'type'      => 'string',
				'maxLength' => 100,
			),
		);
		return new Setting(
			$name,
			$schema,
			array( 'administrator' ),
			self::OPTION,
			$name,
			is_shared: true,
			validate: static fn ( array $roles ): bool|string => array_diff( $roles, array_keys( wp_roles()->roles ) )
				? __( 'There is no such role on this site.', 'slipstream' )
				: true
		);
	}
}
