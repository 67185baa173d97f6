<?php
/**
 * A route of settings.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_REST_Server;

/**
 * For controllers whose get_item() and update_item() read and store settings of the site.
 */
trait Settings_Route {

	/**
	 * Registers a route that administrators read with GET and write with POST.
	 *
	 * @param non-falsy-string                    $path The route below slipstream/v1.
	 * @param array<string, array<string, mixed>> $args What can be written.
	 */
	private function register_settings( string $path, array $args ): void {
		register_rest_route(
			'slipstream/v1',
			$path,
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => array( $this, 'may_manage' ),
					'args'                => array(),
				),
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( $this, 'update_item' ),
					'permission_callback' => array( $this, 'may_manage' ),
					'args'                => $args,
				),
			)
		);
	}

	/**
	 * Administrators may.
	 */
	public function may_manage(): bool {
		return current_user_can( 'manage_options' );
	}
}
