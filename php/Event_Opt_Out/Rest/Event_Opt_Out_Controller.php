<?php

declare( strict_types=1 );

namespace Slipstream\Event_Opt_Out\Rest;

use RuntimeException;
use Slipstream\Event_Opt_Out\Opt_Out;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells and changes whether what a person does is left uncounted: jetpack/v4/tracking/settings. Each only for
 * themselves.
 */
final class Event_Opt_Out_Controller extends Controller {

	public function __construct( private Opt_Out $choices ) {}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/tracking/settings',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', array( $this, 'get_item_permissions_check' ) ),
				$this->handler(
					WP_REST_Server::EDITABLE,
					'update_item',
					array( $this, 'get_item_permissions_check' ),
					array(
						'tracks_opt_out' => array(
							'description' => __( 'Whether the person’s actions are left out of the counts.', 'slipstream' ),
							'type'        => 'boolean',
							'required'    => true,
						),
					)
				),
			)
		);
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return current_user_can( 'edit_posts' )
			? true
			: new WP_Error(
				'invalid_user_permission_view_admin',
				__( 'You are not allowed to see this page.', 'slipstream' ),
				array( 'status' => rest_authorization_required_code() )
			);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response(
				array( 'tracks_opt_out' => $this->choices->is_chosen( get_current_user_id() ) )
			);
		} catch ( RuntimeException ) {
			return self::failure();
		}
	}

	public function update_item( $request ): WP_REST_Response|WP_Error {
		$is_out = (bool) $request['tracks_opt_out'];
		try {
			$is_stored = $this->choices->choose( get_current_user_id(), $is_out );
		} catch ( RuntimeException ) {
			$is_stored = false;
		}
		return $is_stored ? new WP_REST_Response( array( 'tracks_opt_out' => $is_out ) ) : self::failure();
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'tracking-settings', array( 'tracks_opt_out' => 'boolean' ) );
	}

	private static function failure(): WP_Error {
		return new WP_Error(
			'tracking_unavailable',
			__( 'Your choice could not be loaded or saved. Please try again.', 'slipstream' ),
			array( 'status' => 503 )
		);
	}

	protected function argument_help(): array {
		return array(
			'tracks_opt_out' => array( 'example' => true ),
		);
	}
}
