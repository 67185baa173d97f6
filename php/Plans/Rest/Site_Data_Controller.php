<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use Closure;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Answer;
use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells plan, features, purchases and products: jetpack/v4/site and what is below it. Clients expect most of it as a
 * text of JSON in an envelope.
 */
final class Site_Data_Controller extends Connection_Route {

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider ) {}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/site',
			array( $this->handler( WP_REST_Server::READABLE, 'get_site', array( $this, 'read_permissions_check' ) ) )
		);
		foreach ( array( 'features', 'purchases', 'products' ) as $name ) {
			$this->route(
				'jetpack/v4',
				"/site/$name",
				array(
					$this->handler(
						WP_REST_Server::READABLE,
						"get_$name",
						array( $this, 'manage_permissions_check' )
					),
				)
			);
		}
	}

	/** Tells the site with its plan. */
	public function get_site(): WP_REST_Response|WP_Error {
		return $this->envelope(
			'hub/site',
			fn ( array $body ): string => self::json( self::with_features( $body ) ),
			'site_data_fetch_failed'
		);
	}

	/** Tells the features of the plan. */
	public function get_features(): WP_REST_Response|WP_Error {
		return $this->envelope(
			'hub/site',
			fn ( array $body ): string => self::json( self::with_features( $body )['plan']['features'] )
		);
	}

	/** Tells what was bought. */
	public function get_purchases(): WP_REST_Response|WP_Error {
		return $this->envelope( 'hub/purchases', fn ( array $body ): string => self::json( array_values( $body ) ) );
	}

	/** Tells what can be bought, as an object. */
	public function get_products(): WP_REST_Response|WP_Error {
		return $this->envelope( 'hub/products', fn ( array $body ): object => (object) $body );
	}

	/** Who may see the dashboard may read the site. */
	public function read_permissions_check(): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	/** Who may switch modules may read the rest. */
	public function manage_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	/** @param Closure(array<mixed>): (string|object) $data Makes the data of its answer. */
	private function envelope(
		string $path,
		Closure $data,
		string $code = 'failed_to_fetch_data'
	): WP_REST_Response|WP_Error {
		try {
			$answer = ( $this->provider )()->get( $path );
		} catch ( Request_Error $error ) {
			$of_api = array(
				'api_error_code' => $error->error_code,
				'api_http_code'  => $error->http_status,
			);
			return 'site_data_fetch_failed' === $code
				? new WP_Error( 'site_data_fetch_failed', $error->getMessage(), array( 'status' => 400 ) + $of_api )
				: new WP_Error( 'failed_to_fetch_data', $error->getMessage(), array( 'status' => 500 ) + $of_api );
		}
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => self::message( $answer ),
				'data'    => $data( $answer->body ),
			) + ( $answer->is_stale ? array( 'stale_since' => $answer->at ) : array() )
		);
	}

	private static function message( Provider_Answer $answer ): string {
		if ( ! $answer->is_stale ) {
			return __( 'Current data.', 'slipstream' );
		}
		return sprintf(
			/* translators: %s: an age such as "2 hours". */
			__( 'The hub did not respond. This data is %s old.', 'slipstream' ),
			human_time_diff( $answer->at )
		);
	}

	/**
	 * A site whose features are an object again: an empty one was a list in PHP.
	 *
	 * @param array<mixed> $site
	 * @return array<mixed>
	 */
	public static function with_features( array $site ): array {
		$plan             = is_array( $site['plan'] ?? null ) ? $site['plan'] : array();
		$features         = is_array( $plan['features'] ?? null ) ? $plan['features'] : array();
		$plan['features'] = array(
			'active'    => array_values( (array) ( $features['active'] ?? array() ) ),
			'available' => (object) ( $features['available'] ?? array() ),
		);
		return array( 'plan' => $plan ) + $site;
	}

	private static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of(
			'site-data',
			array(
				'code'        => 'string',
				'message'     => 'string',
				'data'        => '/site/products' === $path ? 'object' : 'string',
				'stale_since' => 'integer',
			)
		);
	}
}
