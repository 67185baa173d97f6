<?php

declare( strict_types=1 );

namespace Slipstream\Search\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * There is no search engine on this site, and none to buy: jetpack/v4/search.
 */
final class Search_Controller extends Connection_Route {

	public function register_routes(): void {
		$read   = WP_REST_Server::READABLE;
		$manage = array( $this, 'permissions_check' );
		$switch = array( 'type' => 'boolean' );
		$this->route(
			'jetpack/v4',
			'/search/settings',
			array(
				$this->handler( $read, 'get_settings', $manage ),
				$this->handler(
					WP_REST_Server::CREATABLE,
					'update_settings',
					$manage,
					array_fill_keys( array_keys( self::settings() ), $switch )
				),
			)
		);
		$this->route( 'jetpack/v4', '/search/plan', array( $this->handler( $read, 'get_plan', $manage ) ) );
		foreach ( array( 'activate', 'deactivate' ) as $change ) {
			$this->route(
				'jetpack/v4',
				"/search/plan/$change",
				array( $this->handler( WP_REST_Server::CREATABLE, 'refuse', $manage ) )
			);
		}
		$this->route(
			'jetpack/v4',
			'/search',
			array( $this->handler( $read, 'refuse', array( $this, 'read_permissions_check' ) ) )
		);
		$this->route( 'jetpack/v4', '/search/stats', array( $this->handler( $read, 'refuse', $manage ) ) );
		$this->route(
			'jetpack/v4',
			'/search/pricing',
			array( $this->handler( $read, 'get_pricing', array( $this, 'read_permissions_check' ) ) )
		);
	}

	/** How it is set up: not at all. */
	public function get_settings(): WP_REST_Response {
		return new WP_REST_Response( self::settings() );
	}

	/** Leaves it off, and refuses to switch it on. */
	public function update_settings( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sent = array_filter( array( $request['module_active'], $request['instant_search_enabled'] ), 'is_bool' );
		if ( array() === $sent ) {
			return new WP_Error(
				'rest_invalid_arguments',
				__( 'The request must set search or instant search.', 'slipstream' ),
				array( 'status' => 400 )
			);
		}
		return in_array( true, array( ...$sent, $request['swap_classic_to_inline_search'] ), true )
			? self::unavailable()
			: $this->get_settings();
	}

	/** What the plan has: no search engine. */
	public function get_plan(): WP_REST_Response {
		return new WP_REST_Response(
			array_fill_keys(
				array(
					'supports_search',
					'supports_instant_search',
					'supports_only_classic_search',
					'swap_classic_to_inline_search',
				),
				false
			)
		);
	}

	/** What only a search engine could do: find, tell what is in its index, be switched on and off. */
	public function refuse(): WP_Error {
		return self::unavailable();
	}

	/** What it costs: there is nothing to buy. */
	public function get_pricing(): WP_REST_Response {
		return new WP_REST_Response( array_fill_keys( array( 'available', 'trial_available' ), false ) );
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** Who is logged in may know prices. */
	public function read_permissions_check(): bool|WP_Error {
		return self::require_capability( 'read' );
	}

	/** @return array<string, false> */
	private static function settings(): array {
		return array_fill_keys(
			array( 'module_active', 'instant_search_enabled', 'swap_classic_to_inline_search' ),
			false
		);
	}

	private static function unavailable(): WP_Error {
		return new WP_Error(
			'search_unavailable',
			__( 'Slipstream has no search of its own. Visitors use the built-in WordPress search.', 'slipstream' ),
			array( 'status' => 424 )
		);
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$named = strtr( ltrim( substr( $path, strlen( '/search' ) ), '/' ) ?: 'results', '/', '-' );
		$names = match ( $named ) {
			'settings' => array_keys( self::settings() ),
			'plan' => array(
				'supports_search',
				'supports_instant_search',
				'supports_only_classic_search',
				'swap_classic_to_inline_search',
			),
			'pricing' => array( 'available', 'trial_available' ),
			default => array(),
		};
		return self::schema_of( "search-$named", array_fill_keys( $names, 'boolean' ) );
	}

	protected function argument_help(): array {
		return array(
			'module_active'                 => array(
				'description' => __( 'Whether search is on. Slipstream has none, so only false is accepted.', 'slipstream' ),
				'example'     => false,
			),
			'instant_search_enabled'        => array(
				'description' => __( 'Whether instant search is on. Only false is accepted.', 'slipstream' ),
				'example'     => false,
			),
			'swap_classic_to_inline_search' => array(
				'description' => __( 'Whether inline search replaces the classic one. Only false is accepted.', 'slipstream' ),
				'example'     => false,
			),
		);
	}
}
