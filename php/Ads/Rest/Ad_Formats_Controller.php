<?php

declare( strict_types=1 );

namespace Slipstream\Ads\Rest;

use Closure;
use Slipstream\Ads\Ad_Codes;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Support\Database\Database_Errors;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * GET slipstream/v1/ad-formats: whether the site has ads, and for which formats there is code. The code itself is told
 * to nobody here.
 */
final class Ad_Formats_Controller extends Controller {

	/** @param Closure(): bool $is_on Whether the module is on. */
	public function __construct( private Closure $is_on, private Ad_Codes $codes ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/ad-formats',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' )
				),
			)
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_items( $request ): WP_REST_Response {
		$errors = Database_Errors::count();
		$ads    = array(
			'is_on'   => ( $this->is_on )(),
			'formats' => $this->codes->formats(),
		);
		if ( Database_Errors::count() > $errors ) {
			return Request_Error::database_failed( 'ads_unavailable' )->to_response();
		}
		return new WP_REST_Response( $ads );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'ad-formats',
			array(
				'is_on'   => array( 'type' => 'boolean' ),
				'formats' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
			)
		);
	}
}
