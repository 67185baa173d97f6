<?php
/**
 * What clients are told about the connection.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection;

use WP_User;

/**
 * The connection in the shapes of the REST API and of the editor's start-up data.
 */
final class Connection_Data {

	/**
	 * Takes the connection.
	 *
	 * @param Site_Connection $connection The site's connection.
	 */
	public function __construct( private Site_Connection $connection ) {}

	/**
	 * The state of the site.
	 *
	 * @param int $user_id The user who asks, 0 for nobody.
	 * @return array<string, mixed>
	 */
	public function status( int $user_id ): array {
		$has_owner = $this->connection->owner_id() > 0;
		return array(
			'isActive'          => $has_owner,
			'isStaging'         => false,
			'isRegistered'      => $this->connection->is_registered(),
			'isUserConnected'   => $this->connection->is_user_linked( $user_id ),
			'hasConnectedOwner' => $has_owner,
			'offlineMode'       => array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant', 'option' ), false ),
			'isPublic'          => 1 === (int) get_option( 'blog_public' ),
		);
	}

	/**
	 * The state of a user.
	 *
	 * @param WP_User $user The user who asks.
	 * @return array<string, mixed>
	 */
	public function user( WP_User $user ): array {
		$is_linked = $this->connection->is_user_linked( $user->ID );
		$owner     = get_userdata( $this->connection->owner_id() );
		return array(
			'currentUser'     => array(
				'isConnected'           => $is_linked,
				'isMaster'              => $owner instanceof WP_User && $owner->ID === $user->ID,
				'username'              => $user->user_login,
				'id'                    => $user->ID,
				'blogId'                => $this->connection->blog_id(),
				'wpcomUser'             => $this->account( $user, $is_linked ),
				'gravatar'              => (string) get_avatar_url( $user->ID ),
				'permissions'           => $this->permissions( $user, $is_linked ),
				'possibleAccountErrors' => (object) array(),
			),
			'connectionOwner' => $owner instanceof WP_User ? $owner->display_name : null,
			'isRegistered'    => $this->connection->is_registered(),
		);
	}

	/**
	 * What the stores of the editor start with, for the current user.
	 *
	 * @return array<string, mixed>
	 */
	public function start_data(): array {
		return array(
			'connectionStatus'   => $this->status( get_current_user_id() ),
			'userConnectionData' => $this->user( wp_get_current_user() ),
			'connectedPlugins'   => array(
				array(
					'name' => 'Slipstream',
					'slug' => 'slipstream',
				),
			),
			'connectionErrors'   => (object) array(),
			'isOfflineMode'      => false,
			'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
		);
	}

	/**
	 * The user's account at the provider. The site is its own provider, so it is the local account.
	 *
	 * @param WP_User $user      The user.
	 * @param bool    $is_linked Whether the user is linked.
	 * @return array<string, mixed>
	 */
	private function account( WP_User $user, bool $is_linked ): array {
		if ( ! $is_linked ) {
			return array( 'avatar' => false );
		}
		return array(
			'ID'              => $user->ID,
			'login'           => $user->user_login,
			'email'           => $user->user_email,
			'display_name'    => $user->display_name,
			'text_direction'  => is_rtl() ? 'rtl' : 'ltr',
			'site_count'      => 1,
			'jetpack_connect' => '',
			'user_currency'   => 'USD',
			'avatar'          => get_avatar_url( $user->ID ),
		);
	}

	/**
	 * What the user may do with the connection.
	 *
	 * @param WP_User $user      The user.
	 * @param bool    $is_linked Whether the user is linked.
	 * @return array<string, bool>
	 */
	private function permissions( WP_User $user, bool $is_linked ): array {
		$can_manage = $user->has_cap( 'manage_options' );
		return array(
			'connect'        => $can_manage,
			'connect_user'   => $can_manage || ( $this->connection->owner_id() > 0 && $user->has_cap( 'read' ) ),
			'unlink_user'    => $is_linked && $user->has_cap( 'read' ),
			'disconnect'     => $can_manage,
			'manage_options' => $can_manage,
		);
	}
}
