<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Plans\Licenses;
use Slipstream\Hub\Sites\Site_Auth;
use stdClass;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lists, counts, and attaches licenses: slipstream/v1/hub/licenses and the routes below it.
 */
final class Licenses_Controller extends Hub_Controller {

	public function __construct( Site_Auth $auth, private Licenses $licenses ) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$time = array( 'type' => array( 'string', 'null' ) );
		$item = self::schema_of(
			'hub-license',
			array( 'id' => 'integer' ) + array_fill_keys(
				array( 'license_key', 'tier', 'issued_at' ),
				'string'
			) + array_fill_keys( array( 'attached_at', 'revoked_at', 'expires_at' ), $time )
		);
		$this->hub_route( '/licenses', array( 'GET' => array( 'get_licenses', 'user' ) ), 'hub-licenses', null, $item );
		$this->hub_route(
			'/licenses/counts',
			array( 'GET' => array( 'get_counts', 'user' ) ),
			'hub-license-counts',
			array_fill_keys( array( 'attached', 'detached', 'revoked', 'suspended' ), 'integer' )
		);
		$keys = array(
			'type'     => 'array',
			'maxItems' => 50,
			'items'    => array(
				'type'      => 'string',
				'maxLength' => 100,
			),
			'required' => true,
		);
		$this->hub_route(
			'/licenses/attach',
			array( 'POST' => array( 'attach', 'user', array( 'licenses' => $keys ) ) ),
			'hub-license-results',
			null,
			array( 'type' => 'object' )
		);
	}

	public function get_licenses( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array_map(
				array( self::class, 'item' ),
				$this->licenses->of_user( $this->auth->link( $request ) )
			)
		);
	}

	/** The number of licenses of each kind. An expired license counts as suspended. */
	public function get_counts( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$counts = array_fill_keys( array( 'attached', 'detached', 'revoked', 'suspended' ), 0 );
				foreach ( $this->licenses->of_user( $this->auth->link( $request ) ) as $row ) {
					$status = $this->licenses->status( $row );
					++$counts[ 'expired' === $status ? 'suspended' : $status ];
				}
				return $counts;
			}
		);
	}

	/** Attaches licenses to the site one by one. */
	public function attach( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$link    = $this->auth->link( $request );
				$results = array();
				foreach ( (array) $request['licenses'] as $key ) {
					$results[] = array( 'license' => (string) $key ) + $this->attached( (string) $key, $link );
				}
				return $results;
			}
		);
	}

	/** @return array{activated: true}|array{error_code: string, message: string} */
	private function attached( string $key, \Slipstream\Hub\Users\Link $link ): array {
		try {
			$this->licenses->attach( $key, $link );
			return array( 'activated' => true );
		} catch ( Request_Error $error ) {
			if ( $error->http_status >= 500 ) {
				throw $error;
			}
			return array(
				'error_code' => $error->error_code,
				'message'    => $error->getMessage(),
			);
		}
	}

	/** @return array<string, mixed> */
	private static function item( stdClass $row ): array {
		$time = static fn ( mixed $at ): ?string => (int) $at > 0 ? gmdate( 'c', (int) $at ) : null;
		return array(
			'id'          => (int) $row->id,
			'license_key' => "license-…-$row->key_hint",
			'tier'        => (string) $row->tier,
			'attached_at' => (int) $row->site_id > 0 ? $time( $row->attached_at ) : null,
			'revoked_at'  => $time( $row->revoked_at ),
			'issued_at'   => (string) $time( $row->issued ),
			'expires_at'  => $time( $row->expires ),
		);
	}

	protected function argument_help(): array {
		return array(
			'licenses' => array(
				'description' => __( 'License keys to attach.', 'slipstream' ),
				'example'     => array( 'ABCD-EFGH-IJKL-MNOP' ),
			),
		) + parent::argument_help();
	}
}
