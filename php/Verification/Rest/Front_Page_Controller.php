<?php

declare( strict_types=1 );

namespace Slipstream\Verification\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Verification\Front_Page_Check;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells which tags stand on the site's own front page: slipstream/v1/verification/check, which may take ten seconds.
 */
final class Front_Page_Controller extends Connection_Route {

	public function __construct( private Front_Page_Check $check ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/verification/check',
			array( $this->handler( WP_REST_Server::READABLE, 'look', array( $this, 'permissions_check' ) ) )
		);
	}

	public function look(): WP_REST_Response {
		$found             = $this->check->look();
		$found['services'] = (object) $found['services'];
		return new WP_REST_Response( $found );
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of(
			'front-page-check',
			array(
				'address'     => 'string',
				'http_status' => 'integer',
				'services'    => array(
					'type'                 => 'object',
					'additionalProperties' => array(
						'type' => 'string',
						'enum' => array(
							Front_Page_Check::FOUND,
							Front_Page_Check::DIFFERENT,
							Front_Page_Check::MISSING,
						),
					),
				),
			)
		);
	}
}
