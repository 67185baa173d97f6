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
 * Lists, creates, and withdraws invitations: slipstream/v1/hub/admin/invitations.
 */
final class Admin_Invitations_Controller extends Admin_Controller {

	public function register_routes(): void {
		$item   = array_fill_keys(
			array( 'id', 'sites_left', 'sites', 'expires', 'created' ),
			'integer'
		) + array_fill_keys( array( 'label', 'tier', 'code', 'url' ), 'string' );
		$number = static fn ( int $most ): array => array(
			'type'     => 'integer',
			'minimum'  => 1,
			'maximum'  => $most,
			'required' => true,
		);
		$make   = array(
			'label' => self::sanitized_text( 200 ),
			'days'  => $number( 90 ),
			'sites' => $number( 1000 ),
			'tier'  => array( 'default' => '' ) + self::sanitized_text( 40, false ),
		);
		$routes = array(
			'GET'  => array( 'get_invitations', 'admin', self::list_args() ),
			'POST' => array( 'make_invitation', 'admin', $make ),
		);
		$this->hub_route(
			'/admin/invitations',
			$routes,
			'hub-invitations',
			null,
			self::schema_of( 'hub-invitation', $item )
		);
		$this->hub_route(
			'/admin/invitations/(?P<id>\d{1,18})',
			array( 'DELETE' => array( 'delete_invitation', 'admin', array( 'id' => self::row_id() ) ) ),
			'hub-change',
			array( 'code' => 'string' )
		);
	}

	public function get_invitations( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				list( $rows, $total ) = $this->hub->invitations()->page(
					(string) $request['search'],
					(int) $request['page'],
					(int) $request['per_page']
				);
				return self::page_of(
					array_map( array( self::class, 'item' ), $rows ),
					$total,
					(int) $request['per_page']
				);
			}
		);
	}

	/** Creates an invitation. Its code is returned only once. */
	public function make_invitation( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$tier = (string) $request['tier'];
				if ( '' !== $tier && null === Tiers::find( $tier ) ) {
					throw new Request_Error( 'unknown_tier', __( 'Tier not found.', 'slipstream' ), 400 );
				}
				list( $row, $code ) = $this->hub->invitations()->make(
					(string) $request['label'],
					(int) $request['days'],
					(int) $request['sites'],
					$tier
				);
				$response           = new WP_REST_Response(
					self::item( $row ) + array(
						'code' => $code,
						// Browsers do not send the part after # to servers, so it is in no log.
						'url'  => home_url( "/#slipstream-invitation=$code" ),
					)
				);
				$response->header( 'Cache-Control', 'no-store' );
				return $response;
			}
		);
	}

	public function delete_invitation( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				if ( ! $this->hub->invitations()->delete( (int) $request['id'] ) ) {
					throw new Request_Error(
						'hub_not_found',
						__( 'Invitation not found.', 'slipstream' ),
						404
					);
				}
				return self::success();
			}
		);
	}

	/** @return array<string, mixed> */
	private static function item( stdClass $row ): array {
		return array(
			'id'         => (int) $row->id,
			'label'      => (string) $row->label,
			'sites_left' => (int) $row->sites_left,
			'sites'      => (int) $row->sites,
			'tier'       => (string) $row->tier,
			'expires'    => (int) $row->expires,
			'created'    => (int) $row->created,
		);
	}

	protected function argument_help(): array {
		return array(
			'id'    => array(
				'description' => __( 'The invitation’s ID on the hub.', 'slipstream' ),
				'example'     => 12,
			),
			'label' => array(
				'description' => __( 'A note for the administrator.', 'slipstream' ),
				'example'     => 'Bakery in Main Street',
			),
			'days'  => array(
				'description' => __( 'How many days the invitation is valid.', 'slipstream' ),
				'example'     => 30,
			),
			'sites' => array(
				'description' => __( 'How many sites may use the invitation.', 'slipstream' ),
				'example'     => 1,
			),
			'tier'  => array(
				'description' => __( 'The tier of the sites that use it; empty for the default.', 'slipstream' ),
				'example'     => 'large',
			),
		) + parent::argument_help();
	}
}
