<?php

declare( strict_types=1 );

namespace Slipstream\Admin;

use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Modules;

/**
 * Builds window.slipstreamSettings from the slices of the modules, so that a script needs no request to start.
 */
final class Start_Data {

	public function __construct( private Modules $modules ) {}

	/**
	 * Prints the object before a script.
	 *
	 * @param list<string>|null $slices The slices that the script reads; null for all.
	 */
	public function print_before( string $handle, ?array $slices = null ): void {
		wp_add_inline_script(
			$handle,
			'window.slipstreamSettings = '
				. wp_json_encode( $this->build( $slices ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
				. ';',
			'before'
		);
	}

	/**
	 * The object for the current user.
	 *
	 * @param list<string>|null $slices The slices; null for all.
	 * @return array<string, mixed>
	 */
	public function build( ?array $slices = null ): array {
		$data = array(
			'restRoot'  => esc_url_raw( rest_url() ),
			'restNonce' => wp_create_nonce( 'wp_rest' ),
			'adminUrl'  => admin_url(),
		);
		foreach ( $this->modules->active( With_Start_Data::class ) as $module ) {
			foreach ( $module->start_data() as $name => $build ) {
				if ( null === $slices || in_array( $name, $slices, true ) ) {
					$data[ $name ] = $build();
				}
			}
		}
		return $data;
	}

	/**
	 * Reads the options of all settings in one query: most of them were never set, and each would be a query of its
	 * own. Runs on init.
	 */
	public function prime(): void {
		$names = array();
		foreach ( $this->modules->active( With_Settings::class ) as $module ) {
			foreach ( $module->settings() as $setting ) {
				$names[ $setting->option ] = true;
			}
		}
		wp_prime_option_caches( array_keys( $names ) );
	}
}
