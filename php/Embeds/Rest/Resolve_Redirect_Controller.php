<?php

declare( strict_types=1 );

namespace Slipstream\Embeds\Rest;

use Slipstream\Embeds\Redirects;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Resolves short links for the editor: GET wpcom/v2/resolve-redirect.
 */
final class Resolve_Redirect_Controller extends Controller {

	public function __construct( private Redirects $redirects ) {}

	/** Registers the route, with the address as an argument and in the path. */
	public function register_routes(): void {
		foreach ( array( '/resolve-redirect', '/resolve-redirect/(?P<url>.+)' ) as $path ) {
			$this->route(
				'wpcom/v2',
				$path,
				array(
					$this->handler(
						WP_REST_Server::READABLE,
						'get_item',
						array( $this, 'get_item_permissions_check' ),
						array(
							'url' => array(
								'type'      => 'string',
								'format'    => 'uri',
								'required'  => true,
								'minLength' => 1,
								'maxLength' => 2000,
							),
						)
					),
				)
			);
		}//end foreach
	}

	/** Everybody who is logged in, as it is for those who switch to this plugin. */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'read' );
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): WP_REST_Response => new WP_REST_Response( $this->redirects->follow( (string) $request['url'] ) )
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'resolve-redirect',
			array(
				'url'    => array(
					'type'   => 'string',
					'format' => 'uri',
				),
				'status' => 'integer',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'url' => array(
				'description' => __( 'The link to follow.', 'slipstream' ),
				'example'     => 'https://www.pinterest.com/pin/1/',
			),
		);
	}
}
