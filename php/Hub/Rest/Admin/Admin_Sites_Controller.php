<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest\Admin;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Plans\Tiers;
use Slipstream\Hub\Rest\Site_Answer;
use Slipstream\Hub\Sites\Site;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lists, approves, revokes, and removes sites, and gives them tiers: slipstream/v1/hub/admin/sites.
 */
final class Admin_Sites_Controller extends Admin_Controller {

	public function register_routes(): void {
		$list = self::list_args(
			array(
				'status'  => array(
					'type'    => 'string',
					'enum'    => array( '', Site::ACTIVE, Site::PENDING, Site::REVOKED, Site::LEFT ),
					'default' => '',
				),
				'orderby' => array(
					'type'    => 'string',
					'enum'    => array( 'last_seen', 'name', 'created' ),
					'default' => 'last_seen',
				),
				'order'   => array(
					'type'    => 'string',
					'enum'    => array( 'asc', 'desc' ),
					'default' => 'desc',
				),
			)
		);
		$this->hub_route(
			'/admin/sites',
			array( 'GET' => array( 'get_sites', 'admin', $list ) ),
			'hub-sites',
			null,
			self::schema_of( 'hub-admin-site', self::members() )
		);
		$change = array(
			'id'            => self::row_id(),
			'tier'          => array(
				'type'    => 'string',
				'pattern' => '^[a-z0-9-]{0,40}$(?!\n)',
			),
			'status'        => array(
				'description' => __( 'The status to set.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array( Site::ACTIVE, Site::REVOKED ),
			),
			'dismiss_alarm' => self::must_be( true, false ),
			'grant_upgrade' => array( 'type' => 'boolean' ),
		);
		$this->hub_route(
			'/admin/sites/(?P<id>\d{1,18})',
			array(
				'POST'   => array( 'update_site', 'admin', $change ),
				'DELETE' => array( 'delete_site', 'admin', array( 'id' => self::row_id() ) ),
			),
			'hub-admin-site',
			self::members() + array( 'code' => 'string' )
		);
	}

	public function get_sites( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				list( $sites, $total ) = $this->hub->site_list()->page(
					array(
						'search'   => (string) $request['search'],
						'status'   => (string) $request['status'],
						'orderby'  => (string) $request['orderby'],
						'order'    => (string) $request['order'],
						'page'     => (int) $request['page'],
						'per_page' => (int) $request['per_page'],
					)
				);
				return self::page_of( $this->rows( $sites ), $total, (int) $request['per_page'] );
			}
		);
	}

	public function update_site( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$site    = $this->site( (int) $request['id'] );
				$changes = array();
				if ( isset( $request['grant_upgrade'] ) ) {
					$changes = array(
						'wanted_tier' => '',
					) + ( $request['grant_upgrade'] && '' !== $site->wanted_tier ? array(
						'tier' => $site->wanted_tier,
					) : array() );
				}
				if ( isset( $request['tier'] ) ) {
					$changes['tier'] = (string) $request['tier'];
					// A site that gets as much as it requested no longer waits.
					if (
						'' !== $site->wanted_tier
						&& Tiers::largest( array( $changes['tier'], $site->wanted_tier ) )['slug'] === $changes['tier']
					) {
						$changes['wanted_tier'] = '';
					}
				}
				if ( isset( $request['status'] ) ) {
					$changes['status'] = (string) $request['status'];
				}
				if ( isset( $request['dismiss_alarm'] ) ) {
					$changes['hub_alarm'] = 0;
				}
				if ( Site::LEFT === $site->status && Site::ACTIVE === ( $changes['status'] ?? '' ) ) {
					throw new Request_Error(
						'site_left',
						__( 'This site has disconnected. You can approve it after it registers again.', 'slipstream' ),
						409
					);
				}
				if ( '' !== ( $changes['tier'] ?? '' ) && null === Tiers::find( (string) $changes['tier'] ) ) {
					throw new Request_Error( 'unknown_tier', __( 'Tier not found.', 'slipstream' ), 400 );
				}
				$this->hub->sites()->update( $site->id, $changes );
				return $this->rows( array( $this->site( $site->id ) ) )[0];
			}
		);
	}

	public function delete_site( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->hub->sites()->delete( $this->site( (int) $request['id'] )->id );
				return self::success();
			}
		);
	}

	private function site( int $id ): Site {
		return $this->hub->sites()->find( $id )
			?? throw new Request_Error(
				'hub_not_found',
				__( 'Site not found.', 'slipstream' ),
				404
			);
	}

	/**
	 * @param list<Site> $sites
	 * @return list<array<string, mixed>>
	 */
	private function rows( array $sites ): array {
		$users  = $this->hub->links()->counts( array_map( static fn ( Site $site ): int => $site->id, $sites ) );
		$owners = $this->hub->links()->owners( array_map( static fn ( Site $site ): int => $site->id, $sites ) );
		$tiers  = $this->hub->tiers()->of_sites( $sites );
		$used   = $this->hub->usage()->by_site( $this->hub->month()->name() );
		return array_map(
			static fn ( Site $site ): array => array(
				'id'          => $site->id,
				'home'        => $site->home,
				'name'        => $site->name,
				'status'      => $site->status,
				'tier'        => '' === $site->tier ? Tiers::get( '' )['slug'] : $site->tier,
				'wanted_tier' => $site->wanted_tier,
				'wanted_at'   => $site->wanted_at,
				'users'       => $users[ $site->id ] ?? 0,
				'owner'       => $owners[ $site->id ] ?? '',
				'requests'    => $used[ $site->id ]['requests'] ?? 0,
				'limit'       => $tiers[ $site->id ]['requests'],
				'last_seen'   => 0 === $site->last_seen ? null : $site->last_seen,
				'created'     => $site->created,
				'alarm'       => $site->is_hub_alarm ? Site_Answer::alarm( $site ) : null,
			),
			$sites
		);
	}

	/** @return array<string, string|array<string, mixed>> */
	private static function members(): array {
		return array_fill_keys(
			array( 'id', 'wanted_at', 'users', 'requests', 'limit', 'created' ),
			'integer'
		) + array_fill_keys( array( 'home', 'name', 'status', 'tier', 'wanted_tier', 'owner' ), 'string' ) + array(
			'last_seen' => array( 'type' => array( 'integer', 'null' ) ),
			'alarm'     => array( 'type' => array( 'object', 'null' ) ),
		);
	}

	protected function argument_help(): array {
		return array(
			'id'            => array(
				'description' => __( 'The site’s ID on the hub.', 'slipstream' ),
				'example'     => 12,
			),
			'status'        => array(
				'description' => __( 'Limit results to sites with this status.', 'slipstream' ),
				'example'     => 'active',
			),
			'orderby'       => array(
				'description' => __( 'What to sort the sites by.', 'slipstream' ),
				'example'     => 'last_seen',
			),
			'order'         => array(
				'description' => __( 'Sort order, ascending or descending.', 'slipstream' ),
				'example'     => 'desc',
			),
			'tier'          => array(
				'description' => __( 'The site’s tier.', 'slipstream' ),
				'example'     => 'large',
			),
			'dismiss_alarm' => array(
				'description' => __( 'Must be true: dismisses the alarm about the site’s address.', 'slipstream' ),
				'example'     => true,
			),
			'grant_upgrade' => array(
				'description' => __( 'Whether to grant the tier that the site has asked for.', 'slipstream' ),
				'example'     => true,
			),
		) + parent::argument_help();
	}
}
