<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest\Admin;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Plans\Tiers;
use stdClass;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lists, issues, revokes, and detaches licenses: slipstream/v1/hub/admin/licenses.
 */
final class Admin_Licenses_Controller extends Admin_Controller {

	public function register_routes(): void {
		$members = array(
			'id'      => 'integer',
			'issued'  => 'integer',
			'expires' => array( 'type' => array( 'integer', 'null' ) ),
			'site_id' => array( 'type' => array( 'integer', 'null' ) ),
		) + array_fill_keys( array( 'key', 'key_hint', 'tier', 'site_name', 'status' ), 'string' );
		$issue   = array(
			'tier' => self::sanitized_text( 40, true, 1 ),
			'days' => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 36500,
				'default' => 0,
			),
		);
		$routes  = array(
			'GET'  => array( 'get_licenses', 'admin', self::list_args() ),
			'POST' => array( 'issue_license', 'admin', $issue ),
		);
		$this->hub_route(
			'/admin/licenses',
			$routes,
			'hub-admin-licenses',
			null,
			self::schema_of( 'hub-admin-license', $members )
		);
		$this->hub_route(
			'/admin/licenses/counts',
			array( 'GET' => array( 'get_counts', 'admin' ) ),
			'hub-admin-license-counts',
			array_fill_keys( array( 'attached', 'detached', 'expired', 'revoked' ), 'integer' )
		);
		$change = array(
			'id'      => self::row_id(),
			'revoke'  => self::must_be( true, false ),
			'site_id' => array( 'type' => 'null' ),
		);
		$this->hub_route(
			'/admin/licenses/(?P<id>\d{1,18})',
			array( 'POST' => array( 'update_license', 'admin', $change ) ),
			'hub-admin-license',
			$members
		);
	}

	public function get_licenses( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				list( $rows, $total ) = $this->hub->licenses()->page(
					(string) $request['search'],
					(int) $request['page'],
					(int) $request['per_page']
				);
				return self::page_of(
					array_map( fn ( stdClass $row ): array => $this->item( $row ), $rows ),
					$total,
					(int) $request['per_page']
				);
			}
		);
	}

	/** The number of licenses by status. */
	public function get_counts(): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->hub->licenses()->counts() );
	}

	/** Issues a license. Its key is returned only once. */
	public function issue_license( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$tier = (string) $request['tier'];
				if ( null === Tiers::find( $tier ) ) {
					throw new Request_Error( 'unknown_tier', __( 'Tier not found.', 'slipstream' ), 400 );
				}
				list( $row, $key ) = $this->hub->licenses()->issue( $tier, (int) $request['days'] );
				$response          = new WP_REST_Response( array( 'key' => $key ) + $this->item( $row ) );
				$response->header( 'Cache-Control', 'no-store' );
				return $response;
			}
		);
	}

	/** Revokes or detaches a license. */
	public function update_license( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$id = (int) $request['id'];
				$this->license( $id );
				if ( isset( $request['revoke'] ) ) {
					$this->hub->licenses()->revoke( $id );
				}
				if ( $request->has_param( 'site_id' ) ) {
					$this->hub->licenses()->detach( $id );
				}
				return $this->item( $this->license( $id ) );
			}
		);
	}

	private function license( int $id ): stdClass {
		return $this->hub->licenses()->find( $id )
			?? throw new Request_Error(
				'hub_not_found',
				__( 'License not found.', 'slipstream' ),
				404
			);
	}

	/** @return array<string, mixed> */
	private function item( stdClass $row ): array {
		return array(
			'id'        => (int) $row->id,
			'key_hint'  => (string) $row->key_hint,
			'tier'      => (string) $row->tier,
			'site_id'   => (int) $row->site_id > 0 ? (int) $row->site_id : null,
			'site_name' => '' === (string) $row->name ? (string) $row->home : (string) $row->name,
			'status'    => $this->hub->licenses()->status( $row ),
			'issued'    => (int) $row->issued,
			'expires'   => (int) $row->expires > 0 ? (int) $row->expires : null,
		);
	}

	protected function argument_help(): array {
		return array(
			'id'      => array(
				'description' => __( 'The license’s ID on the hub.', 'slipstream' ),
				'example'     => 12,
			),
			'tier'    => array(
				'description' => __( 'The tier that the license gives a site.', 'slipstream' ),
				'example'     => 'large',
			),
			'days'    => array(
				'description' => __( 'How many days the license is valid; 0 for no end.', 'slipstream' ),
				'example'     => 365,
			),
			'revoke'  => array(
				'description' => __( 'Must be true: revokes the license.', 'slipstream' ),
				'example'     => true,
			),
			'site_id' => array(
				'description' => __( 'Must be null: detaches the license from its site.', 'slipstream' ),
				'example'     => null,
			),
		) + parent::argument_help();
	}
}
