<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Providers\User_Role;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Http\Request_Error;

/** Describes the current provider, as administrators see it. */
final class Provider_Report {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Provider $provider,
		private Hub_Report $hub,
		private Identity_Crisis $crisis
	) {}

	/**
	 * The current provider, as administrators see it. A hub that knows the site is asked.
	 *
	 * @return array<string, mixed>
	 * @throws Request_Error If the database fails.
	 */
	public function describe(): array {
		$this->address->ensure_known();
		$site   = $this->site();
		$is_own = $this->address->is_own();
		$alarms = is_array( $site['alarms'] ?? null )
			? array_values( array_filter( $site['alarms'], 'is_array' ) )
			: array();
		return array(
			'is_own'      => $is_own,
			'is_fixed'    => $this->address->is_fixed(),
			'wanted_tier' => is_string( $site['wanted_tier'] ?? null ) ? $site['wanted_tier'] : '',
			'alarms'      => $alarms,
			'crisis'      => $this->crisis->current(),
			'users'       => $this->users(),
		) + ( $is_own ? $this->own() : array() ) + $this->hub->describe();
	}

	/** @return array<string, mixed> What differs if the site is its own provider. */
	private function own(): array {
		return array(
			'name'         => get_bloginfo( 'name' ),
			'state'        => 'own',
			'site_id'      => $this->connection->blog_id(),
			'registration' => null,
			'last_answer'  => array(
				'at'    => null,
				'error' => null,
			),
		);
	}

	/** @return array<mixed> The site, as the provider tells it; nothing if it does not. */
	private function site(): array {
		if ( ! $this->address->is_own() && ! $this->hub->is_known() ) {
			return array();
		}
		try {
			return $this->provider->get( 'hub/site' )->body;
		} catch ( Request_Error ) {
			// It stands in the status and in the last answer.
			return array();
		}
	}

	/** @return list<array{id: int, name: string, role: string, is_owner: bool, avatar: string}> */
	private function users(): array {
		$users = array();
		foreach ( $this->connection->links()->users() as $user_id ) {
			$account = $this->connection->account( $user_id );
			$users[] = array(
				'id'       => $user_id,
				'name'     => (string) ( get_userdata( $user_id )->display_name ?? $account['display_name'] ?? '' ),
				'role'     => User_Role::of( $user_id ),
				'is_owner' => $this->connection->owner_id() === $user_id,
				'avatar'   => (string) get_avatar_url( $user_id ),
			);
		}
		return $users;
	}
}
