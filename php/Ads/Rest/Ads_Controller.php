<?php
/**
 * The route of ads.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ads\Rest;

use Slipstream\Modules\Modules;
use Slipstream\Modules\Switchable;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells whether ads are on, and switches them: jetpack/v4/wordads/settings.
 */
final class Ads_Controller extends Controller {

	/**
	 * @param Modules    $modules The modules.
	 * @param Switchable $ads     The module of ads.
	 */
	public function __construct( private Modules $modules, private Switchable $ads ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$may  = array( $this, 'permissions_check' );
		$args = array(
			'module_active' => array(
				'type'     => 'boolean',
				'required' => true,
			),
		);
		$this->route( 'jetpack/v4', '/wordads/settings', array( $this->handler( WP_REST_Server::READABLE, 'get_state', $may ), $this->handler( WP_REST_Server::CREATABLE, 'set_state', $may, $args ) ) );
	}

	/**
	 * Whether they are on.
	 */
	public function get_state(): WP_REST_Response {
		return new WP_REST_Response( array( 'module_active' => $this->modules->is_active( $this->ads->slug() ) ) );
	}

	/**
	 * Switches them.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function set_state( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->modules->set( $this->ads, (bool) $request['module_active'] )
			? $this->get_state()
			: new WP_Error( 'some_updated', __( 'This could not be saved. Please try again.', 'slipstream' ), array( 'status' => 400 ) );
	}

	/**
	 * Administrators may.
	 */
	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/**
	 * What the route answers, as a schema.
	 *
	 * @param string $path Not used.
	 * @return array<string, mixed>
	 */
	protected function schema( string $path ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		return self::schema_of( 'ads', array( 'module_active' => 'boolean' ) );
	}
}
