<?php

declare( strict_types=1 );

namespace Slipstream\Ads\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Modules;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells whether ads are on, and switches them: jetpack/v4/wordads/settings.
 */
final class Ads_Controller extends Controller {

	public function __construct( private Modules $modules, private Switchable $ads ) {}

	public function register_routes(): void {
		$may  = array( $this, 'permissions_check' );
		$args = array(
			'module_active' => array(
				'type'     => 'boolean',
				'required' => true,
			),
		);
		$this->route(
			'jetpack/v4',
			'/wordads/settings',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_state', $may ),
				$this->handler( WP_REST_Server::CREATABLE, 'set_state', $may, $args ),
			)
		);
	}

	public function get_state(): WP_REST_Response {
		return new WP_REST_Response( array( 'module_active' => $this->modules->is_active( $this->ads->slug() ) ) );
	}

	public function set_state( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->modules->set( $this->ads, (bool) $request['module_active'] )
			? $this->get_state()
			: Request_Error::not_stored( 'some_updated', 400, null )->to_wp_error();
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of( 'ads', array( 'module_active' => 'boolean' ) );
	}

	protected function argument_help(): array {
		return array(
			'module_active' => array(
				'description' => __( 'Whether ads are on.', 'slipstream' ),
				'example'     => true,
			),
		);
	}
}
