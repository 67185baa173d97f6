<?php
/**
 * The route that switches modules.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules\Rest;

use Slipstream\Modules\Modules;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Switches a module on or off: POST jetpack/v4/module/{slug}/active.
 */
final class Module_Controller extends Controller {

	/**
	 * Takes the modules.
	 *
	 * @param Modules $modules The modules.
	 */
	public function __construct( private Modules $modules ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'jetpack/v4',
			'/module/(?P<slug>[a-z-]+)/active',
			array(
				array(
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => array( $this, 'update_item' ),
					'permission_callback' => array( $this, 'update_item_permissions_check' ),
					'args'                => array(
						'active' => array(
							'type'     => 'boolean',
							'required' => true,
						),
					),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Administrators may.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item_permissions_check( $request ): bool|WP_Error { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}
		return new WP_Error( 'invalid_user_permission_manage_modules', __( 'You are not allowed to switch features of this site on or off.', 'slipstream' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Switches. What is on already counts as switched on.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		$module    = $this->modules->switchable( (string) $request['slug'] );
		$is_active = (bool) $request['active'];
		if ( null === $module ) {
			return new WP_Error( 'not_found', __( 'There is no such feature.', 'slipstream' ), array( 'status' => 404 ) );
		}
		if ( ! $is_active && ! $this->modules->is_active( $module->slug() ) ) {
			return new WP_Error( 'already_inactive', __( 'The feature is off already.', 'slipstream' ), array( 'status' => 409 ) );
		}
		if ( ! $this->modules->set( $module, $is_active ) ) {
			return $is_active
				? new WP_Error( 'activation_failed', __( 'The feature could not be switched on.', 'slipstream' ), array( 'status' => 424 ) )
				: new WP_Error( 'deactivation_failed', __( 'The feature could not be switched off.', 'slipstream' ), array( 'status' => 400 ) );
		}
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => $is_active ? __( 'The feature is on.', 'slipstream' ) : __( 'The feature is off.', 'slipstream' ),
			)
		);
	}

	/**
	 * The answer as a schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return self::schema_of(
			'module-change',
			array(
				'code'    => 'string',
				'message' => 'string',
			)
		);
	}
}
