<?php

declare( strict_types=1 );

namespace Slipstream\Notices\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Notices\Reset;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Puts settings or modules back to the start: jetpack/v4/options/{options}, where that is options or modules.
 */
final class Reset_Controller extends Connection_Route {

	public function __construct( private Reset $reset ) {}

	public function register_routes(): void {
		$args = array( 'options' => self::text( 100 ) );
		$this->route(
			'jetpack/v4',
			'/options/(?P<options>[a-z-]+)',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'reset',
					array( $this, 'manage_permissions_check' ),
					$args
				),
			)
		);
	}

	public function reset( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( null === $request['reset'] ) {
			return new WP_Error(
				'required_param',
				__( 'The parameter reset is missing.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		if ( true !== $request['reset'] || ! in_array( $request['options'], array( 'options', 'modules' ), true ) ) {
			return new WP_Error(
				'invalid_param',
				__( 'Nothing was reset. Name a group that can be reset, and set the parameter reset to true.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		$is_modules = 'modules' === $request['options'];
		if ( ! ( $is_modules ? $this->reset->modules() : $this->reset->settings() ) ) {
			return new WP_Error(
				'not_stored',
				__( 'Some of it could not be reset. Please try again.', 'slipstream' ),
				array( 'status' => 503 )
			);
		}
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => $is_modules
					? __( 'All features are reset to their defaults.', 'slipstream' )
					: __( 'All settings are reset to their defaults.', 'slipstream' ),
			)
		);
	}

	/** Who may switch modules may reset. */
	public function manage_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of(
			'reset',
			array(
				'code'    => 'string',
				'message' => 'string',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'options' => array(
				'description' => __( 'The group of options to reset.', 'slipstream' ),
				'example'     => 'modules',
			),
		);
	}
}
