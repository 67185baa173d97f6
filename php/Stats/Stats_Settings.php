<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Who can see the statistics, and whose views count. A site that used Jetpack already has these settings.
 */
final class Stats_Settings {

	public const OPTION = 'stats_options';

	public const ADMIN_BAR    = 'admin_bar';
	public const ROLES        = 'roles';
	public const COUNT_ROLES  = 'count_roles';
	public const DO_NOT_TRACK = 'do_not_track';

	/** @return list<Setting> */
	public static function all(): array {
		return Declared_Settings::of( 'Stats' )->all(
			array_fill_keys(
				array( self::ROLES, self::COUNT_ROLES ),
				array(
					'validate' => static fn ( array $roles ): bool|string =>
						array_diff( $roles, array_keys( wp_roles()->roles ) )
							? __( 'There is no such role on this site.', 'slipstream' )
							: true,
				)
			)
		);
	}

	/** Whether the admin bar links to the statistics. */
	public static function is_in_admin_bar(): bool {
		return true === self::value( self::ADMIN_BAR );
	}

	/** Whether the site leaves out visitors who ask not to be tracked. */
	public static function honors_do_not_track(): bool {
		return true === self::value( self::DO_NOT_TRACK );
	}

	/**
	 * @param self::ROLES|self::COUNT_ROLES $name The setting.
	 * @return list<string>
	 */
	public static function roles_of( string $name ): array {
		$roles = self::value( $name );
		return is_array( $roles ) ? array_values( array_filter( $roles, 'is_string' ) ) : array();
	}

	private static function value( string $name ): mixed {
		return Declared_Settings::of( 'Stats' )->setting( $name )->value();
	}
}
