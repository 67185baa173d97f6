<?php

declare( strict_types=1 );

namespace Slipstream\Plugins;

use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Request;

/**
 * Lists, installs and activates plugins the way WordPress itself does.
 */
final class Site_Plugins {

	public function __construct() {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
	}

	/**
	 * All of them by their files: what stands in their headers, and whether they are active.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function all(): array {
		$plugins = array();
		foreach ( get_plugins() as $file => $headers ) {
			$plugins[ $file ] = $headers + array( 'active' => is_plugin_active( $file ) );
		}
		return $plugins;
	}

	/**
	 * @param string $name Folder and file, with .php or without.
	 * @throws Request_Error If there is none.
	 */
	public function file( string $name ): string {
		$file = str_ends_with( $name, '.php' ) ? $name : "$name.php";
		if ( ! array_key_exists( $file, get_plugins() ) ) {
			throw new Request_Error(
				'plugin_not_found',
				__( 'This plugin is not on this site.', 'slipstream' ),
				404
			);
		}
		return $file;
	}

	/**
	 * The file of a plugin that is here, and is installed if it is not.
	 *
	 * @throws Request_Error If it cannot be installed.
	 */
	public function file_of( string $slug ): string {
		return $this->installed( $slug ) ?? $this->install( $slug );
	}

	/**
	 * @param string $source Who wanted it: told to others.
	 * @throws Request_Error If it stays inactive.
	 */
	public function activate( string $file, string $source, bool $is_network ): void {
		if ( ! current_user_can( $is_network ? 'manage_network_plugins' : 'activate_plugin', $file ) ) {
			throw new Request_Error(
				'invalid_user_permission_activate_plugins',
				__( 'You are not allowed to activate this plugin.', 'slipstream' ),
				403
			);
		}
		$result = activate_plugin( $file, '', $is_network );
		// Where the plugin only prints something, it is active all the same.
		if ( ! is_plugin_active( $file ) ) {
			/* translators: %s: a reason, as WordPress gives it. */
			throw new Request_Error( 'activation_failed', trim( sprintf( __( 'The plugin is installed but could not be activated. %s', 'slipstream' ), self::reason( $result ) ) ), 424 );
		}
		/**
		 * Fires after the REST API activates a plugin.
		 *
		 * @since 0.1.0
		 *
		 * @param string $file   The plugin's file.
		 * @param string $source What requested the activation.
		 */
		do_action( 'jetpack_activated_plugin', $file, $source ); // phpcs:ignore WordPress.NamingConventions -- Others listen to it.
	}

	/** How many plugins can be updated; null if WordPress has not looked yet. */
	public function updates(): ?int {
		$found = get_site_transient( 'update_plugins' );
		return is_object( $found ) && isset( $found->response )
			? count( array_intersect_key( (array) $found->response, get_plugins() ) )
			: null;
	}

	/** The file of a plugin by its folder; null if it is not here. */
	private function installed( string $slug ): ?string {
		$files = array_filter(
			array_keys( get_plugins() ),
			static fn ( string $file ): bool => str_starts_with( $file, "$slug/" ) || "$slug.php" === $file
		);
		return array_values( $files )[0] ?? null;
	}

	private function install( string $slug ): string {
		if ( ! wp_is_file_mod_allowed( 'slipstream_install_plugin' ) ) {
			throw new Request_Error(
				'file_mods_disallowed',
				__(
					'Plugins cannot be installed because this site does not allow file changes (DISALLOW_FILE_MODS).',
					'slipstream'
				),
				403
			);
		}
		if ( ! current_user_can( 'install_plugins' ) ) {
			throw new Request_Error(
				'invalid_user_permission_install_plugins',
				__( 'You are not allowed to install plugins on this site.', 'slipstream' ),
				403
			);
		}
		$request = new WP_REST_Request( 'POST', '/wp/v2/plugins' );
		$request->set_body_params( array( 'slug' => $slug ) );
		$depth = ob_get_level();
		$error = rest_do_request( $request )->as_error();
		// Where a download fails, WordPress keeps back what is printed from then on.
		while ( ob_get_level() > $depth ) {
			ob_end_clean();
		}
		if ( null !== $error ) {
			throw $this->refusal( $error );
		}
		wp_clean_plugins_cache( false );
		return $this->installed( $slug )
			?? throw new Request_Error(
				'unable_to_determine_installed_plugin',
				__( 'The installed plugin has an unexpected name.', 'slipstream' ),
				424
			);
	}

	private function refusal( WP_Error $error ): Request_Error {
		if ( 404 === ( $error->get_error_data()['status'] ?? 0 ) ) {
			return new Request_Error(
				'plugin_not_found',
				__( 'This plugin is not in the WordPress plugin directory.', 'slipstream' ),
				404
			);
		}
		return new Request_Error(
			'install_plugin_failed',
			/* translators: %s: a reason, as WordPress gives it. */
			trim( sprintf( __( 'The plugin could not be installed. %s', 'slipstream' ), self::reason( $error ) ) ),
			424
		);
	}

	private static function reason( mixed $error ): string {
		return $error instanceof WP_Error ? wp_strip_all_tags( $error->get_error_message(), true ) : '';
	}
}
