<?php
/**
 * Which modules are switched on.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * Two lists: the one that a site which switches to this plugin has already holds those that are off by default and were switched on;
 * ours holds those that are on by default and were switched off.
 */
final class Module_States {

	/**
	 * Slugs that are on. Others put theirs there too.
	 */
	public const ON = 'jetpack_active_modules';

	/**
	 * Slugs that are off.
	 */
	public const OFF = 'slipstream_inactive_modules';

	/**
	 * Whether a module is on.
	 *
	 * @param Switchable $module The module.
	 */
	public function is_on( Switchable $module ): bool {
		return $module->is_on_by_default()
			? ! in_array( $module->slug(), self::listed( self::OFF ), true )
			: in_array( $module->slug(), self::listed( self::ON ), true );
	}

	/**
	 * Switches a module on or off. Other slugs in the lists stay.
	 *
	 * @param Switchable $module The module.
	 * @param bool       $is_on  Whether it is to be on.
	 */
	public function set( Switchable $module, bool $is_on ): void {
		$option = $module->is_on_by_default() ? self::OFF : self::ON;
		$others = array_values( array_diff( self::slugs( get_option( $option ) ), array( $module->slug() ) ) );
		update_option( $option, $is_on === $module->is_on_by_default() ? $others : array( ...$others, $module->slug() ), true );
	}

	/**
	 * Sees to it that a list which another plugin has written comes with the other autoloaded options.
	 */
	public static function install(): void {
		wp_set_option_autoload( self::ON, true );
	}

	/**
	 * The slugs of a list.
	 *
	 * @param string $option The option.
	 * @return list<string>
	 */
	private static function listed( string $option ): array {
		// Both lists are autoloaded: one that was never written must not cost a query on every page.
		$is_stored = array_key_exists( $option, wp_load_alloptions() ) || has_filter( "pre_option_$option" );
		return $is_stored ? self::slugs( get_option( $option ) ) : array();
	}

	/**
	 * The slugs that an option holds.
	 *
	 * @param mixed $stored What it holds.
	 * @return list<string>
	 */
	private static function slugs( mixed $stored ): array {
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
