<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Offline_Mode;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Store;
use WP_User;

/**
 * The connection in the shapes of the REST API and of the editor's start-up data. All of it is known here: no provider
 * is asked.
 */
final class Connection_Data {

	public function __construct(
		private Site_Connection $connection,
		private Offline_Mode $offline,
		private Identity_Crisis $crisis,
		private Connection_Errors $errors,
		private Hub_Store $store
	) {}

	/**
	 * @param int $user_id The user who asks, 0 for nobody.
	 * @return array<string, mixed>
	 */
	public function status( int $user_id ): array {
		$has_owner = $this->connection->owner_id() > 0;
		return array(
			'isActive'          => $has_owner,
			'isStaging'         => true === ( $this->crisis->shown()['is_safe_mode'] ?? false ),
			'isRegistered'      => $this->connection->is_registered(),
			'isUserConnected'   => $this->connection->is_user_linked( $user_id ),
			'hasConnectedOwner' => $has_owner,
			'offlineMode'       => $this->offline->status(),
			'isPublic'          => 1 === (int) get_option( 'blog_public' ),
		);
	}

	/** @return array<string, mixed> The state of a user. */
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
				'permissions'           => $this->permissions( $user ),
				'possibleAccountErrors' => (object) array(),
			),
			'connectionOwner' => $owner instanceof WP_User ? $owner->display_name : null,
			'isRegistered'    => $this->connection->is_registered(),
		);
	}

	/** @return array<string, mixed> What the stores of the editor start with, for the current user. */
	public function start_data(): array {
		$crisis = $this->crisis->shown();
		$hub    = $this->store->current();
		return array(
			'connectionStatus'   => $this->status( get_current_user_id() ),
			'userConnectionData' => $this->user( wp_get_current_user() ),
			'connectedPlugins'   => Connected_Plugins::records(),
			'connectionErrors'   => $this->errors->visible_to( get_current_user_id() ),
			'isOfflineMode'      => $this->offline->is_active(),
			'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
			'provider'           => array(
				'address' => $hub->address,
				'name'    => $hub->name,
				'isOwn'   => '' === $hub->address,
				'state'   => '' === $hub->address ? 'own' : $hub->status,
			),
			'crisis'             => null === $crisis ? null : array(
				'code'       => $crisis['code'],
				'currentUrl' => $crisis['current_url'],
				'hubUrl'     => $crisis['hub_url'],
				'isSafeMode' => $crisis['is_safe_mode'],
			),
		);
	}

	/** @return array<string, mixed> The user's account at the provider; the local one if the site is its own. */
	private function account( WP_User $user, bool $is_linked ): array {
		if ( ! $is_linked ) {
			return array( 'avatar' => false );
		}
		$account = $this->connection->account( $user->ID );
		return array(
			'ID'              => $account['ID'] ?? $user->ID,
			'login'           => $account['login'] ?? $user->user_login,
			'email'           => $account['email'] ?? $user->user_email,
			'display_name'    => $account['display_name'] ?? $user->display_name,
			'text_direction'  => is_rtl() ? 'rtl' : 'ltr',
			'site_count'      => 1,
			'jetpack_connect' => '',
			'user_currency'   => 'USD',
			'avatar'          => get_avatar_url( $user->ID ),
		);
	}

	/** @return array<string, bool> */
	private function permissions( WP_User $user ): array {
		$permissions = array();
		foreach ( array( 'connect', 'connect_user', 'unlink_user', 'disconnect', 'manage_options' ) as $permission ) {
			$permissions[ $permission ] = $user->has_cap( "jetpack_$permission" );
		}
		return $permissions;
	}
}
