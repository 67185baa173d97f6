<?php

declare( strict_types=1 );

namespace Slipstream\Map\Rest;

use Closure;
use Slipstream\Map\Map_Settings;
use Slipstream\Map\Mapbox_Token;
use Slipstream\Map\Provider_Choice;
use Slipstream\Rest\Controller;
use Slipstream\Services\Nominatim\Nominatim;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the editor what its maps are drawn from: GET slipstream/v1/map/source.
 */
final class Source_Controller extends Controller {

	/** @param Closure(): Mapbox_Token $token Gives the token of Mapbox. */
	public function __construct( private Closure $token ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/map/source',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_item_permissions_check' )
				),
			)
		);
	}

	/** @param mixed $request Not used. */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	/** @param mixed $request Not used. */
	public function get_item( $request ): WP_REST_Response {
		$token    = ( $this->token )();
		$provider = Provider_Choice::get( $token );
		if ( 'mapbox' === $provider ) {
			$token->refresh();
		}
		return new WP_REST_Response(
			array(
				'provider'      => $provider,
				'token'         => $token->value(),
				'is_own_token'  => $token->is_own(),
				'base'          => Map_Settings::library_url(),
				'version'       => \Slipstream\VERSION,
				'tiles'         => Map_Settings::value( Map_Settings::TILES ),
				'attribution'   => Map_Settings::value( Map_Settings::ATTRIBUTION ),
				'has_mapkit'    => Map_Settings::has_mapkit(),
				// Mapbox finds places for its own maps alone; the shared server must not be asked while someone types.
				'search_typing' => 'mapbox' === $provider
					|| ! Nominatim::is_shared( Map_Settings::value( Map_Settings::SEARCH ) ),
				'may_set_token' => current_user_can( 'edit_others_posts' ),
				'may_choose'    => current_user_can( 'manage_options' ),
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'map-source',
			array_fill_keys(
				array( 'provider', 'token', 'base', 'version', 'tiles', 'attribution' ),
				'string'
			) + array_fill_keys(
				array( 'is_own_token', 'has_mapkit', 'search_typing', 'may_set_token', 'may_choose' ),
				'boolean'
			)
		);
	}
}
