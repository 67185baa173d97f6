<?php
/**
 * The plugin's part of the REST API.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Rest;

use Slipstream\Modules\Modules;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_State_Routes;
use WP_REST_Controller;

/**
 * Registers the routes of the modules, keeps their answers from caches, and serves the responses that are no JSON.
 */
final class Rest_Api {

	/**
	 * @param Modules $modules The modules.
	 */
	public function __construct( private Modules $modules ) {}

	/**
	 * Runs on rest_api_init.
	 */
	public function register(): void {
		( new Deferred_Routes( fn () => $this->register_routes() ) )->register();
		add_filter( 'rest_pre_dispatch', array( Json_Body::class, 'check' ), 1, 3 );
		add_filter( 'rest_post_dispatch', array( Private_Answers::class, 'mark' ), 10, 3 );
		add_filter( 'rest_pre_serve_request', array( Null_Answer::class, 'serve' ), 20, 3 );
		add_filter( 'rest_pre_serve_request', array( Stream_Response::class, 'serve' ), 20, 2 );
		add_filter( 'rest_pre_serve_request', array( Download_Response::class, 'serve' ), 20, 2 );
	}

	/**
	 * Registers the routes.
	 */
	private function register_routes(): void {
		foreach ( $this->controllers() as $controller ) {
			$controller->register_routes();
		}
	}

	/**
	 * The controllers of all routes that are there now.
	 *
	 * @return list<WP_REST_Controller>
	 */
	private function controllers(): array {
		return array_merge(
			...array_map( static fn ( With_Routes $module ): array => $module->controllers(), $this->modules->active( With_Routes::class ) ),
			...array_map( static fn ( With_State_Routes $module ): array => $module->state_controllers(), $this->modules->all( With_State_Routes::class ) )
		);
	}
}
