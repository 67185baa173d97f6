<?php
/**
 * The site's modules.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * Knows which modules are on. The list is where a site that switches to this plugin has it already.
 */
final class Modules {

	public const OPTION = 'jetpack_active_modules';

	public const RELATED_POSTS = 'related-posts';

	/**
	 * Modules that can be switched.
	 */
	public const KNOWN = array( self::RELATED_POSTS );

	/**
	 * Whether a module is on.
	 *
	 * @param string $slug The module.
	 */
	public static function is_active( string $slug ): bool {
		return in_array( $slug, self::active(), true );
	}

	/**
	 * Switches a module on or off. Those of others in the list stay.
	 *
	 * @param string $slug      The module.
	 * @param bool   $is_active Whether it is to be on.
	 * @return bool Whether the list was changed.
	 */
	public static function set( string $slug, bool $is_active ): bool {
		$others = array_values( array_diff( self::active(), array( $slug ) ) );
		return update_option( self::OPTION, $is_active ? array( ...$others, $slug ) : $others, true );
	}

	/**
	 * The modules that are on.
	 *
	 * @return list<string>
	 */
	private static function active(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
