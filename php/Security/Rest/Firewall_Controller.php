<?php

declare( strict_types=1 );

namespace Slipstream\Security\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * There is no firewall on this site: jetpack/v4/waf tells that nothing is on, and refuses to switch anything on.
 */
final class Firewall_Controller extends Connection_Route {

	/** All that a firewall is asked for, with nothing on. */
	private const NOTHING = array(
		'jetpack_waf_automatic_rules'       => false,
		'jetpack_waf_ip_allow_list'         => '',
		'jetpack_waf_ip_allow_list_enabled' => false,
		'jetpack_waf_ip_block_list'         => '',
		'jetpack_waf_ip_block_list_enabled' => false,
		'jetpack_waf_share_data'            => '',
		'jetpack_waf_share_debug_data'      => '',
		'bootstrap_path'                    => '',
		'standalone_mode'                   => false,
		'automatic_rules_available'         => false,
		'brute_force_protection'            => false,
		'jetpack_waf_ip_list'               => false,
		'waf_supported'                     => false,
		'automatic_rules_last_updated'      => false,
	);

	public function register_routes(): void {
		$may = array( $this, 'permissions_check' );
		$this->route(
			'jetpack/v4',
			'/waf',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_state', $may ),
				$this->handler( WP_REST_Server::EDITABLE, 'refuse', $may ),
			)
		);
		$this->route(
			'jetpack/v4',
			'/waf/update-rules',
			array( $this->handler( WP_REST_Server::EDITABLE, 'refuse', $may ) )
		);
	}

	public function get_state(): WP_REST_Response {
		return new WP_REST_Response( self::NOTHING );
	}

	/** Nothing can be switched on: nobody is to believe that the site is protected. */
	public function refuse(): WP_Error {
		return new WP_Error(
			'waf_unavailable',
			__( 'Slipstream has no firewall, so nothing was changed.', 'slipstream' ),
			array( 'status' => 424 )
		);
	}

	public function permissions_check(): bool|WP_Error {
		return $this->check( 'manage_options', 'invalid_user_permission_manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/waf' === $path
			? self::schema_of(
				'firewall',
				array_map(
					static fn ( bool|string $value ): string => is_bool( $value ) ? 'boolean' : 'string',
					self::NOTHING
				)
			)
			: self::schema_of(
				'firewall-rules',
				array(
					'success' => 'boolean',
					'message' => 'string',
				)
			);
	}
}
