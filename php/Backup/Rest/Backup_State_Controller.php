<?php

declare( strict_types=1 );

namespace Slipstream\Backup\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Neither backups nor scans are made on this site, and no record of changes is kept: jetpack/v4/rewind, …/scan,
 * …/site/activity.
 */
final class Backup_State_Controller extends Connection_Route {

	public function register_routes(): void {
		foreach ( array( '/rewind', '/scan' ) as $path ) {
			$this->route(
				'jetpack/v4',
				$path,
				array(
					$this->handler(
						WP_REST_Server::READABLE,
						'get_state',
						array( $this, 'read_permissions_check' )
					),
				)
			);
		}
		$this->route(
			'jetpack/v4',
			'/site/activity',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_activity',
					array( $this, 'manage_permissions_check' )
				),
			)
		);
	}

	/** How backups, or scans, stand: as a text of JSON, as clients of these routes expect it. */
	public function get_state( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => str_ends_with( strtolower( $request->get_route() ), '/scan' )
					? __( 'Nothing scans this site.', 'slipstream' )
					: __( 'Slipstream does not back up this site.', 'slipstream' ),
				'data'    => '{"state":"unavailable"}',
			)
		);
	}

	/** What has happened on the site: no record is kept. */
	public function get_activity(): WP_Error {
		return new WP_Error(
			'activity_not_found',
			__( 'Slipstream does not keep an activity log.', 'slipstream' ),
			array( 'status' => 204 )
		);
	}

	/** Who may see the dashboard may know. */
	public function read_permissions_check(): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	/** Who may switch modules may see what has happened. */
	public function manage_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/site/activity' === $path
			? self::schema_of(
				'site-activity',
				array(
					'code' => 'string',
					'data' => 'array',
				)
			)
			: self::schema_of( substr( $path, 1 ), array_fill_keys( array( 'code', 'message', 'data' ), 'string' ) );
	}
}
