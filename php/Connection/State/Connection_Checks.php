<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Offline_Mode;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;

/**
 * Goes through all that a working connection needs, each under a name.
 *
 * @phpstan-type Failure array{message: string, action: string}
 */
final class Connection_Checks {

	public function __construct(
		private Provider_Address $address,
		private Site_Connection $connection,
		private Provider $provider,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Discovery $discovery,
		private Identity_Crisis $crisis,
		private Offline_Mode $offline
	) {}

	/** @return array<string, Failure|null> By the test's name; null for one that has passed. */
	public function run( int $user_id ): array {
		$results = array(
			'offline_mode' => self::unless(
				! $this->offline->is_active(),
				__( 'The site is in offline mode.', 'slipstream' ),
				''
			),
			'registered'   => self::unless(
				$this->connection->is_registered(),
				__( 'The site is not connected.', 'slipstream' ),
				'connect'
			),
			'owner'        => self::unless(
				$this->connection->owner_id() > 0,
				__( 'Nobody owns the connection: an administrator has to connect.', 'slipstream' ),
				'connect_user'
			),
		);
		if ( $this->address->is_own() ) {
			return $results + array(
				'user_linked' => self::unless(
					$this->connection->is_user_linked( $user_id ),
					__( 'Your account is not connected.', 'slipstream' ),
					'connect_user'
				),
			);
		}
		return $results + $this->of_hub( $user_id );
	}

	/** @return array<string, Failure|null> */
	private function of_hub( int $user_id ): array {
		$record = $this->store->current();
		$hub    = $this->hub_problem();
		// A site that never came to the hub has no key to read.
		$is_new  = '' === $record->key;
		$is_read = $is_new || null !== $this->store->key( $record );
		$results = array(
			'key_readable'       => self::unless(
				$is_read,
				Connection_Request_Error::key_unreadable()->getMessage(),
				'reconnect'
			),
			'address_unchanged'  => self::unless(
				null === $this->crisis->current(),
				Connection_Request_Error::url_mismatch()->getMessage(),
				'identity_crisis'
			),
			'provider_reachable' => null !== $hub && 'provider_clock' !== $hub->error_code
				? self::failure( $hub->getMessage(), 'wait' )
				: null,
			'clock'              => null !== $hub && 'provider_clock' === $hub->error_code
				? self::failure( $hub->getMessage(), 'clock' )
				: null,
		);
		if ( $is_new || null !== $hub || array_filter( $results ) ) {
			// Whatever the hub would say of tokens follows from what is wrong already.
			return $results;
		}
		return $results + array(
			'site_token' => $this->asked( 'hub/site', 0 ),
			'user_token' => $this->tokens->has( $record->address, $user_id )
				? $this->asked( 'hub/user', $user_id )
				: self::failure( __( 'Your account is not connected.', 'slipstream' ), 'connect_user' ),
		);
	}

	/** What is wrong with the hub itself; null for nothing. */
	private function hub_problem(): ?Request_Error {
		try {
			$this->discovery->describe( $this->address->current() );
		} catch ( Request_Error $error ) {
			return $error;
		}
		return null;
	}

	/**
	 * @param int $user_id Whose token goes with it, 0 for none.
	 * @return Failure|null
	 */
	private function asked( string $path, int $user_id ): ?array {
		try {
			return $this->provider->get( $path, $user_id )->is_stale
				? self::failure( Connection_Request_Error::message( 'provider_unreachable' ), 'wait' )
				: null;
		} catch ( Request_Error $error ) {
			return self::failure( $error->getMessage(), 0 === $user_id ? 'reconnect' : 'connect_user' );
		}
	}

	/** @return Failure|null */
	private static function unless( bool $is_good, string $message, string $action ): ?array {
		return $is_good ? null : self::failure( $message, $action );
	}

	/** @return Failure */
	private static function failure( string $message, string $action ): array {
		return compact( 'message', 'action' );
	}
}
