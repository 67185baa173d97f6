<?php
/**
 * Who may do what with the connection.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection;

use WP_Error;
use WP_User;

/**
 * The permissions that the routes name. In offline mode nobody connects, and nobody leaves.
 */
final class Connection_Permissions {

	/**
	 * Needs who is connected and whether the site is offline.
	 *
	 * @param Site_Connection $connection The connection.
	 * @param Offline_Mode    $offline    Offline mode.
	 */
	public function __construct( private Site_Connection $connection, private Offline_Mode $offline ) {}

	/**
	 * Whether a user has a permission.
	 *
	 * @param string       $permission The permission, without jetpack_.
	 * @param WP_User|null $user       The user; null for the current one.
	 */
	public function has( string $permission, ?WP_User $user = null ): bool {
		$user    ??= wp_get_current_user();
		$is_online = ! $this->offline->is_active();
		return match ( $permission ) {
			'connect', 'reconnect' => $is_online && $user->has_cap( 'manage_options' ),
			'connect_user' => $is_online && $user->has_cap( $this->connection->owner_id() > 0 ? 'read' : 'manage_options' ),
			'unlink_user' => $is_online && $user->has_cap( 'read' ) && $this->connection->is_user_linked( $user->ID ),
			'admin_page' => $user->has_cap( $is_online ? 'edit_posts' : 'manage_options' ),
			'activate_plugins' => $user->has_cap( $is_online ? 'edit_posts' : 'manage_options' ) && $user->has_cap( 'activate_plugins' ),
			'do_not_allow' => false,
			// Among them disconnect, manage_modules, manage_options.
			default => $user->has_cap( 'manage_options' ),
		};
	}

	/**
	 * True, or the error that refuses.
	 *
	 * @param string $permission The permission, without jetpack_.
	 * @param string $code       The error's code.
	 * @return true|WP_Error
	 */
	public function check( string $permission, string $code ): bool|WP_Error {
		return $this->has( $permission ) ? true : new WP_Error(
			$code,
			__( 'You do not have the user permissions to perform this action.', 'slipstream' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}
}
