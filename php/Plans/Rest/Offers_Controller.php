<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use Closure;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells plans, products, discount and introductory offers: jetpack/v4/plans, …/products, …/site/discount,
 * …/intro-offers.
 */
final class Offers_Controller extends Connection_Route {

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider ) {}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/plans',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_plans',
					array( $this, 'connect_user_permissions_check' )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/products',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_products',
					array( $this, 'connect_user_permissions_check' )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/site/discount',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_discount',
					array( $this, 'read_permissions_check' )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/intro-offers',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_intro_offers',
					array( $this, 'read_permissions_check' )
				),
			)
		);
	}

	/** Lists the plans, without an envelope. */
	public function get_plans(): WP_REST_Response {
		return $this->bare( 'rest/v1.5/plans', false );
	}

	/** Lists the products by slug, without an envelope. */
	public function get_products(): WP_REST_Response {
		return $this->bare( 'hub/products', true );
	}

	public function get_discount(): WP_REST_Response|WP_Error {
		try {
			return self::success( (object) ( $this->provider )()->get( 'hub/discount' )->body );
		} catch ( Request_Error $error ) {
			return new WP_Error( 'discount_fetch_failed', $error->getMessage(), array( 'status' => 400 ) );
		}
	}

	public function get_intro_offers(): WP_REST_Response|WP_Error {
		try {
			return self::success( array_values( ( $this->provider )()->get( 'hub/intro-offers' )->body ) );
		} catch ( Request_Error $error ) {
			return new WP_Error( 'intro_offers_fetch_failed', $error->getMessage(), array( 'status' => 400 ) );
		}
	}

	/** Who may connect may see the plans. */
	public function connect_user_permissions_check(): bool|WP_Error {
		return $this->check( 'connect_user', 'invalid_user_permission_jetpack_connect' );
	}

	/** Who may see the dashboard may see offers. */
	public function read_permissions_check(): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	/** Answers with what the provider says, also where that is an error: clients of these routes look at the body. */
	private function bare( string $path, bool $is_object ): WP_REST_Response {
		try {
			$body = ( $this->provider )()->get( $path )->body;
		} catch ( Request_Error $error ) {
			$response = $error->to_response();
			$response->set_status( 200 );
			return $response;
		}
		if ( $is_object ) {
			add_filter( 'rest_pre_echo_response', array( self::class, 'keep_object' ), 10, 3 );
		}
		return new WP_REST_Response( $is_object ? $body : array_values( $body ) );
	}

	/**
	 * Keeps an empty object from becoming a list: WordPress can only work with arrays before. Runs on
	 * rest_pre_echo_response.
	 */
	public static function keep_object( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		return array() === $result && '/jetpack/v4/products' === strtolower( $request->get_route() )
			? (object) array()
			: $result;
	}

	/** @param array<mixed>|object $data */
	private static function success( array|object $data ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'code' => 'success',
				'data' => $data,
			)
		);
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$either = static fn ( string $type ): array => array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => "site-$type",
			'type'    => $type,
		);
		return match ( $path ) {
			'/plans' => $either( 'array' ),
			'/products' => array(
				'additionalProperties' => array( 'type' => 'object' ),
			) + self::schema_of( 'site-products', array() ),
			default => self::schema_of(
				'site-offers',
				array(
					'code' => 'string',
					'data' => '/intro-offers' === $path ? 'array' : 'object',
				)
			),
		};
	}
}
