<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Closure;

/**
 * Has WordPress's screen of connectors (Settings > Connectors) tell whether there is a key, and its end. To all others
 * the option is as it is stored: encrypted.
 */
final class Connector_Key {

	/** @param (Closure(mixed): mixed)|null $decrypt Gives the key in what is stored; null if nothing else is in it. */
	public static function show( string $setting, ?Closure $decrypt = null ): void {
		// A page of the site loads no class for it.
		$decrypt ??= static fn ( mixed $stored ): mixed => Secret_Options::decrypt( $stored );
		// WordPress hides all but its end in the answer.
		add_filter(
			'rest_pre_get_setting',
			static fn ( mixed $value, string $name ): mixed => $name === $setting
				? $decrypt( get_option( $setting, '' ) )
				: $value,
			10,
			2
		);
		add_filter(
			'script_module_data_options-connectors-wp-admin',
			static function ( mixed $data ) use ( $setting, $decrypt ): mixed {
				add_filter( "option_$setting", $decrypt );
				return $data;
			},
			9
		);
	}
}
