<?php

declare( strict_types=1 );

namespace Slipstream\Products;

use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Request;

/**
 * Tells how they stand, switches them, and has them installed by those who may.
 */
final class Plugins {

	/** The screens of plugins, by their folders. */
	private const SCREENS = array( 'akismet' => 'admin.php?page=akismet-key-config' );

	/** How a plugin stands, as products do. */
	public function status( string $folder ): string {
		$file = self::file( $folder );
		if ( '' === $file ) {
			return 'plugin_absent';
		}
		return is_plugin_active( $file ) ? 'active' : 'inactive';
	}

	/** Where a plugin is set up, or switched on, or installed: whichever comes next. */
	public static function address( string $folder, string $status ): string {
		return admin_url(
			match ( $status ) {
				'active'   => self::SCREENS[ $folder ] ?? 'plugins.php',
				'inactive' => 'plugins.php',
				default    => 'plugin-install.php?tab=search&s=' . rawurlencode( $folder ),
			}
		);
	}

	/** @throws Request_Error If that cannot be. */
	public function set( string $folder, bool $is_on ): void {
		$file = self::file( $folder );
		if ( '' === $file ) {
			throw new Request_Error( 'not_installed', __( 'The plugin is not installed.', 'slipstream' ), 424 );
		}
		if ( is_plugin_active( $file ) === $is_on ) {
			return;
		}
		if ( ! current_user_can( $is_on ? 'activate_plugin' : 'deactivate_plugin', $file ) ) {
			throw new Request_Error(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to do that.', 'slipstream' ),
				rest_authorization_required_code()
			);
		}
		if ( $is_on ) {
			activate_plugin( $file );
		} else {
			deactivate_plugins( $file );
		}
		if ( is_plugin_active( $file ) !== $is_on ) {
			throw $is_on
				? new Request_Error(
					'activation_failed',
					__( 'The plugin could not be activated.', 'slipstream' ),
					424
				)
				: new Request_Error(
					'deactivation_failed',
					__( 'The plugin could not be deactivated.', 'slipstream' ),
					400
				);
		}
	}

	/**
	 * Installs a plugin if it is not there, by the route for that.
	 *
	 * @throws Request_Error If that cannot be.
	 */
	public function install( string $folder ): void {
		if ( '' !== self::file( $folder ) ) {
			return;
		}
		if ( ! current_user_can( 'install_plugins' ) ) {
			throw new Request_Error(
				'rest_forbidden',
				__( 'You are not allowed to install plugins on this site.', 'slipstream' ),
				rest_authorization_required_code()
			);
		}
		if ( ! wp_is_file_mod_allowed( 'slipstream_products' ) ) {
			throw new Request_Error(
				'file_mods_disallowed',
				__( 'Your web host does not allow plugins to be installed here.', 'slipstream' ),
				403
			);
		}
		$request = new WP_REST_Request( 'POST', '/jetpack/v4/plugins' );
		$request->set_body_params(
			array(
				'slug'   => $folder,
				'status' => 'inactive',
			)
		);
		$answer = rest_do_request( $request );
		wp_clean_plugins_cache();
		if ( 'plugin_absent' === $this->status( $folder ) ) {
			$error = $answer->as_error();
			throw new Request_Error(
				'not_installed',
				$error instanceof WP_Error
					? $error->get_error_message()
					: __( 'The plugin is not installed.', 'slipstream' ),
				424
			);
		}
	}

	/** The main file of a plugin; '' if it is not installed. */
	private static function file( string $folder ): string {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = array_keys( get_plugins( "/$folder" ) );
		return array() === $files ? '' : "$folder/$files[0]";
	}
}
