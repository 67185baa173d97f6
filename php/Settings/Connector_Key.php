<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

/**
 * Has WordPress's screen of connectors (Settings > Connectors) tell whether there is a key, and its end. To all others
 * the option is as it is stored: encrypted.
 */
final class Connector_Key {

	public static function show( string $setting ): void {
		// WordPress hides all but its end in the answer.
		add_filter(
			'rest_pre_get_setting',
			static fn ( mixed $value, string $name ): mixed => $name === $setting
				? Secret_Options::decrypt( get_option( $setting, '' ) )
				: $value,
			10,
			2
		);
		add_filter(
			'script_module_data_options-connectors-wp-admin',
			static function ( mixed $data ) use ( $setting ): mixed {
				add_filter( "option_$setting", Secret_Options::decrypt( ... ) );
				return $data;
			},
			9
		);
	}
}
