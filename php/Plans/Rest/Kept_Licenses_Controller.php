<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Http\Request_Error;
use Slipstream\Plans\Kept_License;
use Slipstream\Plans\Kept_Licenses;
use Slipstream\Plans\Licensing_Notice;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Lists the licenses that wait for who entered them to be linked, with what was wrong last, and removes them:
 * slipstream/v1/licenses.
 */
final class Kept_Licenses_Controller extends Connection_Route {

	public function __construct(
		private Kept_Licenses $kept,
		private Licensing_Notice $notice
	) {}

	public function register_routes(): void {
		$may = array( $this, 'permissions_check' );
		$this->route(
			'slipstream/v1',
			'/licenses',
			array( $this->handler( WP_REST_Server::READABLE, 'get_kept', $may ) )
		);
		$this->route(
			'slipstream/v1',
			'/licenses/(?P<id>[a-z0-9]{1,32})',
			array( $this->handler( WP_REST_Server::DELETABLE, 'remove', $may ) )
		);
	}

	public function get_kept(): WP_REST_Response|WP_Error {
		return $this->answer(
			fn (): array => array(
				'kept' => array_map( static fn ( Kept_License $one ): array => $one->to_array(), $this->kept->all() ),
			) + $this->notice->to_array()
		);
	}

	public function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): void {
				if ( 0 === $this->kept->remove(
					static fn ( Kept_License $one ): bool => $one->id === $request['id']
				) ) {
					throw new Request_Error( 'license_unknown', __( 'License not found.', 'slipstream' ), 404 );
				}
			}
		);
	}

	/** @return true|WP_Error */
	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/licenses' === $path
			? self::schema_of(
				'kept-licenses',
				array(
					'kept'      => 'array',
					'error'     => 'string',
					'dismissed' => 'object',
				)
			)
			: self::schema_of( 'kept-license-change', array( 'code' => 'string' ) );
	}
}
