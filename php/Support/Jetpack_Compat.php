<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use RuntimeException;
use Slipstream\Support\Database\Rows;

/**
 * Steps aside for Jetpack: both give blocks and routes of the same names, and only one can.
 */
final class Jetpack_Compat {

	/** Whether Jetpack runs on this site. True or false once all plugins are loaded. */
	public static function is_active(): bool {
		/**
		 * Filters whether Jetpack runs on this site. If it does, Slipstream registers nothing.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_active Whether Jetpack is loaded.
		 */
		return (bool) apply_filters( 'slipstream_peer_is_active', defined( 'JETPACK__VERSION' ) );
	}

	/**
	 * Whether uninstalling may remove an option: it has our name, or Jetpack was never on this site. Where the database
	 * does not say, it was.
	 */
	public static function may_remove( string $option ): bool {
		global $wpdb;
		if ( str_starts_with( $option, 'slipstream_' ) ) {
			return true;
		}
		try {
			return array() === Rows::get(
				(string) $wpdb->prepare(
					"SELECT option_id FROM {$wpdb->options} WHERE option_name = %s",
					'jetpack_options'
				)
			);
		} catch ( RuntimeException ) {
			return false;
		}
	}

	/** Says so, once, to those who can change it. */
	public static function notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice(
			esc_html__(
				'Slipstream is paused because Jetpack is active and has blocks with the same names. Deactivate Jetpack to switch; your posts stay as they are.',
				'slipstream'
			),
			array( 'type' => 'info' )
		);
	}
}
