<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Closure;
use WP_Post;
use WP_Scripts;
use WP_Styles;
use WP_User;

/**
 * Draws blocks without effects on the page or the process: they queue scripts, add filters, and change the current
 * post.
 */
final class Contained {

	/** What blocks change. Each is a global of WordPress. */
	private const GLOBALS = array(
		'authordata',
		'current_user',
		'currentday',
		'currentmonth',
		'id',
		'more',
		'multipage',
		'numpages',
		'page',
		'pages',
		'post',
		'wp_filter',
		'wp_query',
		'wp_script_modules',
		'wp_scripts',
		'wp_styles',
	);

	/**
	 * Runs something in the site's language, as nobody in particular: an email must not have what only its author sees.
	 *
	 * @template T
	 * @param Closure(): T $run
	 * @return T
	 */
	public static function run( WP_Post $post, Closure $run ): mixed {
		$before = array();
		foreach ( self::GLOBALS as $name ) {
			if ( array_key_exists( $name, $GLOBALS ) ) {
				// Each for itself: a copy of the array would have references to what is changed.
				$before[ $name ] = $GLOBALS[ $name ];
			}
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- They are put back below.
		// First, as scripts and styles add filters when they are made.
		$GLOBALS['wp_filter']         = array_map(
			static fn ( object $hook ): object => clone $hook,
			$GLOBALS['wp_filter']
		);
		$GLOBALS['wp_scripts']        = self::copy( wp_scripts() );
		$GLOBALS['wp_styles']         = self::copy( wp_styles() );
		$GLOBALS['wp_script_modules'] = clone wp_script_modules();
		$GLOBALS['current_user']      = new WP_User( 0 );
		$GLOBALS['post']              = $post;
		$levels                       = ob_get_level();
		$is_switched                  = switch_to_locale( get_locale() );
		try {
			return $run();
		} finally {
			while ( ob_get_level() > $levels ) {
				ob_end_clean();
			}
			if ( $is_switched ) {
				restore_previous_locale();
			}
			foreach ( self::GLOBALS as $name ) {
				if ( array_key_exists( $name, $before ) ) {
					$GLOBALS[ $name ] = $before[ $name ];
				} else {
					unset( $GLOBALS[ $name ] );
				}
			}
			// phpcs:enable
		}
	}

	/**
	 * @template T of WP_Scripts|WP_Styles
	 * @param T $dependencies
	 * @return T
	 */
	private static function copy( WP_Scripts|WP_Styles $dependencies ): WP_Scripts|WP_Styles {
		$copy = clone $dependencies;
		foreach ( $copy->registered as $handle => $one ) {
			$copy->registered[ $handle ] = clone $one;
		}
		return $copy;
	}
}
