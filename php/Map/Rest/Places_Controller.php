<?php

declare( strict_types=1 );

namespace Slipstream\Map\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Map\Map_Settings;
use Slipstream\Map\Mapbox_Token;
use Slipstream\Rest\Controller;
use Slipstream\Services\Mapbox\Mapbox;
use Slipstream\Services\Nominatim\Nominatim;
use Slipstream\Services\Place;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Finds places by name or address: GET slipstream/v1/map/places.
 */
final class Places_Controller extends Controller {

	/** As many as are offered. */
	private const MOST = 10;

	/** @param Closure(): Mapbox_Token $token     Gives the token of Mapbox. */
	public function __construct( private Mapbox $mapbox, private Nominatim $nominatim, private Closure $token ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/map/places',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array(
						'search'   => array(
							'description' => __( 'The name or address of a place.', 'slipstream' ),
							'type'        => 'string',
							'minLength'   => 1,
							'maxLength'   => 200,
							'required'    => true,
						),
						'provider' => array(
							'description' => __( 'The map service to ask.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => array( 'mapbox', 'openstreetmap' ),
							'default'     => 'openstreetmap',
						),
					)
				),
			)
		);
	}

	/** @param mixed $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		$text     = trim( (string) $request['search'] );
		$language = strtok( get_user_locale(), '_' );
		return self::answer(
			fn (): array => array_map(
				static fn ( Place $place ): array => get_object_vars( $place ),
				'mapbox' === $request['provider']
					? $this->mapbox->find( $text, $this->token(), (string) $language, self::MOST )
					: $this->nominatim->find( $text, (string) $language, self::MOST )
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'map-place',
			array_fill_keys(
				array( 'id', 'title', 'address' ),
				'string'
			) + array_fill_keys( array( 'longitude', 'latitude' ), 'number' )
		);
	}

	private function token(): string {
		$token = ( $this->token )()->value();
		return '' === $token
			? throw new Request_Error(
				'mapbox_not_set_up',
				__( 'This site has no Mapbox access token.', 'slipstream' ),
				424
			)
			: $token;
	}

	protected function argument_help(): array {
		return array(
			'search'   => array( 'example' => 'Basel' ),
			'provider' => array( 'example' => 'openstreetmap' ),
		);
	}
}
