<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Unlinks users and hands the connection over: jetpack/v4/connection/user, …/owner.
 */
final class Connection_User_Controller extends Connection_Route {

	public function __construct( private Connection_Services $services ) {}

	public function register_routes(): void {
		$linked = array(
			'type'              => 'boolean',
			'enum'              => array( false ),
			// This older route answers errors with 404.
			'sanitize_callback' => null,
		);
		$all   = array(
			'type'    => 'boolean',
			'default' => false,
		);
		$owner = array(
			'type'     => 'integer',
			'minimum'  => 1,
			'required' => true,
		);
		$this->route(
			'jetpack/v4',
			'/connection/user',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'unlink',
					array( $this, 'unlink_permissions_check' ),
					array( 'linked' => $linked ) + array( 'disconnect-all-users' => $all )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/connection/owner',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'set_owner',
					array( $this, 'set_owner_permissions_check' ),
					array( 'owner' => $owner )
				),
			)
		);
	}

	/** Unlinks the current user, or with the owner everybody. */
	public function unlink( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! in_array( $request['linked'], array( false, 'false', '0', 0 ), true ) ) {
			return new WP_Error(
				'invalid_param',
				__( 'The parameter linked must be false.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		$users = $this->services->linked_users();
		return $this->answer(
			fn () => $request['disconnect-all-users'] ? $users->unlink_all_users(
				get_current_user_id()
			) : $users->unlink( get_current_user_id() )
		);
	}

	/** Makes another user the owner. */
	public function set_owner( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn () => $this->services->linked_users()->set_owner( (int) $request['owner'] ) );
	}

	/** Linked users can leave. */
	public function unlink_permissions_check(): bool|WP_Error {
		return $this->check( 'unlink_user', 'invalid_user_permission_unlink_user' );
	}

	/** Administrators may hand the connection over. */
	public function set_owner_permissions_check(): bool|WP_Error {
		return $this->check( 'disconnect', 'invalid_user_permission_set_connection_owner' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of( 'connection-change', array( 'code' => 'string' ) );
	}

	protected function argument_help(): array {
		return array(
			'linked'               => array(
				'description' => __( 'Must be false: disconnects the current user.', 'slipstream' ),
				'example'     => false,
			),
			'disconnect-all-users' => array(
				'description' => __( 'Whether to disconnect all users. Only for the owner.', 'slipstream' ),
				'example'     => false,
			),
			'owner'                => array(
				'description' => __( 'The user who becomes the owner of the connection.', 'slipstream' ),
				'example'     => 1,
			),
		);
	}
}
