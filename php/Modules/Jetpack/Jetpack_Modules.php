<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jetpack;

use Slipstream\Modules\Module_Info;

/**
 * Their slugs mean the same here; those that this plugin does not have are told as what they are.
 */
final class Jetpack_Modules {

	/** Whether a slug is one of theirs. */
	public static function has( string $slug ): bool {
		return isset( self::all()[ $slug ] );
	}

	/** Information about a module that this plugin does not have. */
	public static function info( string $slug ): ?Module_Info {
		$one = self::all()[ $slug ] ?? null;
		return null === $one
			? null
			: new Module_Info(
				$one[0],
				'',
				array( __( 'Other', 'slipstream' ) ),
				$one[1],
				introduced: $one[2],
				requires_connection: $one[3],
				requires_user_connection: $one[4]
			);
	}

	/** Why this plugin does not have a module, as a sentence. */
	public static function reason( string $slug ): string {
		return self::all()[ $slug ][6] ?? false
			? __( 'This is a WordPress.com service, which this plugin does not use.', 'slipstream' )
			: __( 'Slipstream does not include this feature.', 'slipstream' );
	}

	/** Whether Jetpack activates it automatically: Yes, No or Public. */
	public static function auto_activate( string $slug ): string {
		return self::all()[ $slug ][5] ?? 'No';
	}

	/** @return list<string> */
	public static function slugs(): array {
		return array_keys( self::all() );
	}

	/**
	 * The catalog. Read again with each call: texts follow the language of the moment.
	 *
	 * @return array<string, array{string, int, string, bool, bool, string, bool}>
	 */
	private static function all(): array {
		return require __DIR__ . '/jetpack-modules.php';
	}
}
