<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use WP_REST_Controller;

/**
 * Registers the routes of the modules, keeps their answers from caches, and serves the responses that are no JSON.
 */
final class Rest_Api {

	/** @var list<WP_REST_Controller> Those whose routes are registered. */
	private array $registered = array();

	/** @param Closure(): list<WP_REST_Controller> $controllers Builds those of all routes. */
	public function __construct( private Closure $controllers ) {}

	/** Runs on rest_api_init. */
	public function register(): void {
		( new Deferred_Routes( fn () => $this->register_routes() ) )->register();
		add_filter( 'rest_pre_dispatch', array( new Json_Body( fn (): array => $this->registered ), 'check' ), 1, 3 );
		add_filter( 'rest_post_dispatch', array( Answer_Headers::class, 'add' ), 10, 3 );
		add_filter( 'rest_pre_serve_request', array( Null_Answer::class, 'serve' ), 20, 3 );
		add_filter( 'rest_pre_serve_request', array( Raw_Response::class, 'serve' ), 20, 2 );
	}

	private function register_routes(): void {
		$this->registered = ( $this->controllers )();
		foreach ( $this->registered as $controller ) {
			$controller->register_routes();
		}
	}
}
