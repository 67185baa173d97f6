<?php

declare( strict_types=1 );

namespace Slipstream\Products\Rest;

use Closure;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Http\Request_Error;
use Slipstream\Notices\Dismissed;
use Slipstream\Plans\Rest\Site_Data_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the site and what was bought, as the provider knows them: my-jetpack/v1/site, …/purchases,
 * …/dismiss-welcome-banner, …/backup/undo-event.
 */
final class Site_Controller extends Connection_Route {

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct( private Closure $provider ) {}

	public function register_routes(): void {
		$may    = array( $this, 'permissions_check' );
		$routes = array(
			'/site'                        => array( WP_REST_Server::READABLE, 'get_site' ),
			'/site/purchases'              => array( WP_REST_Server::READABLE, 'get_purchases' ),
			'/site/dismiss-welcome-banner' => array( WP_REST_Server::CREATABLE, 'dismiss_banner' ),
			'/site/backup/undo-event'      => array( WP_REST_Server::READABLE, 'get_undo_event' ),
		);
		foreach ( $routes as $path => list( $methods, $callback ) ) {
			$this->route( 'my-jetpack/v1', $path, array( $this->handler( $methods, $callback, $may ) ) );
		}
	}

	/** @return true|WP_Error */
	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** Tells the site with its plan. */
	public function get_site(): WP_REST_Response|WP_Error {
		return $this->of_provider( 'hub/site', Site_Data_Controller::with_features( ... ) );
	}

	/** Tells what was bought. */
	public function get_purchases(): WP_REST_Response|WP_Error {
		return $this->of_provider( 'hub/purchases', array_values( ... ) );
	}

	/** Dismisses the banner that welcomes: the notice that clients of jetpack/v4 call `welcome`. */
	public function dismiss_banner(): WP_REST_Response|WP_Error {
		return $this->answer(
			static function (): array {
				Dismissed::add( 'welcome' );
				return array( 'success' => true );
			}
		);
	}

	/** Tells the last change that a backup could undo: there is none, as there are no backups. */
	public function get_undo_event( WP_REST_Request $request ): WP_REST_Response {
		unset( $request['_fields'] );
		return new WP_REST_Response( null );
	}

	/** @param callable(array<mixed>): array<mixed> $make Makes the answer of it. */
	private function of_provider( string $path, callable $make ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response( $make( ( $this->provider )()->get( $path )->body ) );
		} catch ( Request_Error $error ) {
			return new WP_Error( 'site_data_fetch_failed', $error->getMessage(), array( 'status' => 400 ) );
		}
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$bare = static fn ( string $title, string $type ): array => array( 'type' => $type ) + self::schema_of(
			$title,
			array()
		);
		return match ( $path ) {
			'/site/purchases' => $bare( 'purchases', 'array' ),
			'/site/backup/undo-event' => $bare( 'undo-event', 'null' ),
			'/site/dismiss-welcome-banner' => self::schema_of( 'welcome-banner', array( 'success' => 'boolean' ) ),
			default => self::schema_of(
				'my-jetpack-site',
				array(
					'ID'          => 'integer',
					'URL'         => 'string',
					'name'        => 'string',
					'status'      => 'string',
					'owner'       => 'integer',
					'plan'        => 'object',
					'products'    => 'array',
					'tier'        => 'object',
					'wanted_tier' => 'string',
					'users'       => 'array',
					'alarms'      => 'array',
				)
			),
		};//end match
	}
}
