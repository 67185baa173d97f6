<?php

declare( strict_types=1 );

namespace Slipstream\Map\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Map\Map_Settings;
use Slipstream\Map\Mapbox_Token;
use Slipstream\Rest\Controller;
use Slipstream\Services\Mapbox\Mapbox;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells, sets and removes the token of Mapbox: wpcom/v2/service-api-keys/mapbox. The token stands on every page with a
 * map, so it is no secret.
 */
final class Service_Keys_Controller extends Controller {

	/** @param Closure(): Mapbox_Token $token */
	public function __construct( private Mapbox $mapbox, private Closure $token ) {}

	public function register_routes(): void {
		$service = array(
			'service' => array(
				'type'      => 'string',
				'maxLength' => 40,
				'required'  => true,
			),
		);
		$key     = array(
			'service_api_key' => array(
				'type'      => 'string',
				'minLength' => 1,
				'maxLength' => 300,
				'required'  => true,
			),
		);
		$may     = array( $this, 'change_permissions_check' );
		$this->route(
			'wpcom/v2',
			'/service-api-keys/(?P<service>[a-z\-_]+)',
			array(
				// Visitors read it from the pages.
				$this->handler( WP_REST_Server::READABLE, 'get_key', '__return_true', $service ),
				$this->handler( WP_REST_Server::EDITABLE, 'set_key', $may, $service + $key ),
				$this->handler( WP_REST_Server::DELETABLE, 'delete_key', $may, $service ),
			)
		);
	}

	/** Editors may change it. */
	public function change_permissions_check(): bool|WP_Error {
		return self::require_capability( 'edit_others_posts' );
	}

	/** Tells it. Who writes has the hub asked for it, if the site has none of its own. */
	public function get_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$unknown = self::is_known( $request );
		if ( null === $unknown && current_user_can( 'edit_posts' ) ) {
			( $this->token )()->refresh();
		}
		return $unknown ?? $this->key_answer( __( 'The access token.', 'slipstream' ) );
	}

	/** Sets it, where Mapbox takes it. */
	public function set_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$key     = trim( (string) $request['service_api_key'] );
		$unknown = self::is_known( $request );
		if ( null !== $unknown ) {
			return $unknown;
		}
		return self::answer(
			function () use ( $key ): WP_REST_Response|WP_Error {
				$problem = $this->mapbox->problem( $key );
				return null === $problem
					? $this->store( $key, __( 'Access token saved.', 'slipstream' ) )
					: new WP_Error( 'invalid_key', $problem, array( 'status' => 404 ) );
			}
		);
	}

	public function delete_key( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::is_known( $request ) ?? $this->store( '', __( 'Access token removed.', 'slipstream' ) );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'service-api-key',
			array_fill_keys(
				array( 'code', 'service', 'service_api_key', 'service_api_key_source', 'message' ),
				'string'
			)
		);
	}

	/** The error for a service that has no key here; null for one that has. */
	private static function is_known( WP_REST_Request $request ): ?WP_Error {
		return 'mapbox' === $request['service']
			? null
			: new WP_Error(
				'invalid_service',
				__( 'Service not found.', 'slipstream' ),
				array( 'status' => 404 )
			);
	}

	/** @param string $key     The token; '' for none. */
	private function store( string $key, string $message ): WP_REST_Response|WP_Error {
		foreach ( Map_Settings::all( $this->token ) as $setting ) {
			if ( Map_Settings::MAPBOX_KEY !== $setting->name ) {
				continue;
			}
			$refusal = $setting->refusal( $key );
			if ( null !== $refusal ) {
				return new WP_Error( 'fixed_key', $refusal, array( 'status' => 409 ) );
			}
			if ( ! $setting->store( $key ) ) {
				return Request_Error::database_failed( 'not_stored' )->to_wp_error();
			}
		}
		return $this->key_answer( $message );
	}

	private function key_answer( string $message ): WP_REST_Response {
		$token = ( $this->token )();
		$key   = $token->value();
		return new WP_REST_Response(
			array(
				'code'                   => 'success',
				'service'                => 'mapbox',
				'service_api_key'        => $key,
				'service_api_key_source' => '' === $key || $token->is_own() ? 'site' : 'wpcom',
				'message'                => $message,
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'service'         => array(
				'description' => __( 'The service. Only mapbox has a key.', 'slipstream' ),
				'example'     => 'mapbox',
			),
			'service_api_key' => array(
				'description' => __( 'The access token.', 'slipstream' ),
				'example'     => 'pk.eyJ1IjoiYW5uIn0.abc',
			),
		);
	}
}
