<?php

declare( strict_types=1 );

namespace Slipstream\Backup\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * There is nothing to go back to, and no move is under way: jetpack/v4/site/backup/undo-event, …/preflight,
 * jetpack/v4/migration/status.
 */
final class Backup_Controller extends Connection_Route {

	private const UNDO = '/site/backup/undo-event';

	public function register_routes(): void {
		foreach ( array(
			self::UNDO               => 'get_undo_event',
			'/site/backup/preflight' => 'get_preflight',
			'/migration/status'      => 'get_migration',
		) as $path => $callback ) {
			$this->route(
				'jetpack/v4',
				$path,
				array( $this->handler( WP_REST_Server::READABLE, $callback, array( $this, 'permissions_check' ) ) )
			);
		}
	}

	/** What could be undone: nothing. WordPress would look for the fields in it that ?_fields= names. */
	public function get_undo_event( WP_REST_Request $request ): WP_REST_Response {
		unset( $request['_fields'] );
		return new WP_REST_Response( null );
	}

	/** Whether a backup would work: none can be made. */
	public function get_preflight(): WP_Error {
		return new WP_Error(
			'wp_error_fetch_preflight',
			__( 'Slipstream does not back up this site, so there is nothing to check.', 'slipstream' ),
			array( 'status' => 424 )
		);
	}

	/** Whether the site is being moved: it is not. */
	public function get_migration(): WP_REST_Response {
		return new WP_REST_Response( array( 'status' => 'inactive' ) );
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return match ( $path ) {
			self::UNDO => array( 'type' => array( 'object', 'null' ) ) + self::schema_of(
				'undo-event',
				array(
					'last_rewindable_event' => 'object',
					'undo_backup_id'        => 'string',
				)
			),
			'/migration/status' => self::schema_of( 'migration', array( 'status' => 'string' ) ),
			default => self::schema_of( 'backup-preflight', array( 'ok' => 'boolean' ) ),
		};
	}
}
