<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest\Admin;

use Slipstream\Hub\Users\Link;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lists and disconnects users: slipstream/v1/hub/admin/users.
 */
final class Admin_Users_Controller extends Admin_Controller {

	public function register_routes(): void {
		$list = self::list_args(
			array( 'site' => array( 'default' => 0 ) + array( 'minimum' => 0 ) + self::row_id() )
		);
		$item = array_fill_keys(
			array( 'site_id', 'user_id', 'last_seen', 'requests' ),
			'integer'
		) + array_fill_keys(
			array( 'site_name', 'display_name', 'role', 'email' ),
			'string'
		) + array( 'is_owner' => 'boolean' );
		$this->hub_route(
			'/admin/users',
			array( 'GET' => array( 'get_users', 'admin', $list ) ),
			'hub-users',
			null,
			self::schema_of( 'hub-admin-user', $item )
		);
		$one = array(
			'site' => self::row_id(),
			'user' => self::row_id(),
		);
		$this->hub_route(
			'/admin/users/(?P<site>\d{1,18})/(?P<user>\d{1,18})',
			array( 'DELETE' => array( 'unlink', 'admin', $one ) ),
			'hub-change',
			array( 'code' => 'string' )
		);
	}

	public function get_users( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				list( $links, $total ) = $this->hub->links()->page(
					(string) $request['search'],
					(int) $request['site'],
					(int) $request['page'],
					(int) $request['per_page']
				);
				$used                  = array() === $links
					? array()
					: $this->hub->usage()->by_user( $this->hub->month()->name() );
				$rows                  = array_map(
					static fn ( Link $link ): array => array(
						'site_id'      => $link->site_id,
						'site_name'    => $link->site_name,
						'user_id'      => $link->user_id,
						'display_name' => $link->display_name,
						'role'         => $link->role,
						'email'        => $link->email,
						'is_owner'     => $link->is_owner,
						'last_seen'    => $link->last_seen,
						'requests'     => $used[ "$link->site_id:$link->user_id" ] ?? 0,
					),
					$links
				);
				return self::page_of( $rows, $total, (int) $request['per_page'] );
			}
		);
	}

	/** Disconnects a user. The owner must be the last here too. */
	public function unlink( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->hub->links()->remove( (int) $request['site'], (int) $request['user'] );
				return self::success();
			}
		);
	}

	protected function argument_help(): array {
		return array(
			'site' => array(
				'description' => __( 'The site’s ID; 0 for all sites.', 'slipstream' ),
				'example'     => 3,
			),
			'user' => array(
				'description' => __( 'The user’s ID on the site.', 'slipstream' ),
				'example'     => 1,
			),
		) + parent::argument_help();
	}
}
