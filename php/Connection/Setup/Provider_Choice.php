<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use SensitiveParameter;
use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Providers\User_Role;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;

/**
 * Tests, stores and describes the provider of the site. What is known of another one is kept, so that both ways lead
 * back.
 */
final class Provider_Choice {

	/** What stands between address and code in the link of an invitation. */
	private const INVITATION = '#slipstream-invitation=';

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Provider $provider,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Hub_Status $status,
		private Hub_Writes $writes,
		private Discovery $discovery,
		private Identity_Crisis $crisis
	) {}

	/**
	 * @return array{name: string, registration: string, contract: int, clock_offset: int}
	 * @throws Request_Error When there is none that this site could use.
	 */
	public function test( string $address ): array {
		$description = $this->discovery->describe( Provider_Address::clean( $address ) ?? '' );
		return array(
			'name'         => $description['name'],
			'registration' => $description['registration'],
			'contract'     => Discovery::CONTRACT,
			'clock_offset' => $description['clock_offset'],
		);
	}

	/**
	 * Names the provider, after a test.
	 *
	 * @param string $address    The address; '' for the site itself.
	 * @param string $invitation The code of an invitation, '' for none.
	 * @throws Request_Error When it is fixed, or there is no hub, or the database fails.
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
	 */
	public function set( string $address, #[SensitiveParameter] string $invitation = '' ): void {
		list( $address, $given ) = explode( self::INVITATION, $address . self::INVITATION );
		$invitation              = '' === $given ? $invitation : $given;

		$clean    = Provider_Address::clean( $address );
		$is_fixed = $this->address->is_fixed();
		if ( $is_fixed && $clean !== $this->address->current() ) {
			throw new Request_Error(
				'provider_fixed',
				__( 'The provider is fixed by the constant SLIPSTREAM_PROVIDER.', 'slipstream' ),
				409
			);
		}
		if ( '' !== $clean ) {
			$hub    = $clean ?? '';
			$values = Discovery::values(
				$this->discovery->describe( $hub )
			) + ( '' === $invitation ? array() : array( 'invitation' => $this->store->encrypt( $invitation ) ) );
			$this->store->update( $hub, static fn (): array => $values );
		}
		if ( ! $is_fixed && ! $this->address->set( (string) $clean ) ) {
			throw Connection_Request_Error::database();
		}
	}

	/**
	 * The provider of now, as administrators see it. A hub that knows the site is asked.
	 *
	 * @return array<string, mixed>
	 * @throws Request_Error When the database fails.
	 */
	public function describe(): array {
		$this->address->ensure_known();
		$site   = $this->site();
		$record = $this->store->current();
		$is_own = $this->address->is_own();
		$alarms = is_array( $site['alarms'] ?? null )
			? array_values( array_filter( $site['alarms'], 'is_array' ) )
			: array();
		return array(
			'address'        => $record->address,
			'name'           => $is_own ? get_bloginfo( 'name' ) : $record->name,
			'is_own'         => $is_own,
			'is_fixed'       => $this->address->is_fixed(),
			'state'          => $is_own ? 'own' : $record->status,
			'site_id'        => $is_own
				? $this->connection->blog_id()
				: ( $record->site_id > 0 ? $record->site_id : null ),
			'registration'   => $is_own ? null : $record->registration,
			'wanted_tier'    => is_string( $site['wanted_tier'] ?? null ) ? $site['wanted_tier'] : '',
			'last_answer'    => $is_own ? array(
				'at'    => null,
				'error' => null,
			) : $this->status->last_answer(),
			'alarms'         => $alarms,
			'crisis'         => $this->crisis->current(),
			'users'          => $this->users(),
			'pending_writes' => $this->writes->pending()->described(),
		);
	}

	/** @return array<mixed> The site, as the provider tells it; nothing where it does not. */
	private function site(): array {
		if ( ! $this->address->is_own() && ! $this->store->current()->is_known() ) {
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
			$account = $this->tokens->account( $this->address->current(), $user_id );
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
