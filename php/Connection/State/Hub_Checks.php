<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;

/**
 * What a working connection to a hub needs, each under a name.
 *
 * @phpstan-import-type Failure from Check_Failure
 */
final class Hub_Checks {

	public function __construct(
		private Provider $provider,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Discovery $discovery,
		private Identity_Crisis $crisis
	) {}

	/** @return array<string, Failure|null> */
	public function run( int $user_id ): array {
		$record = $this->store->current();
		$hub    = $this->hub_problem();
		// A site that never came to the hub has no key to read.
		$is_new  = '' === $record->key;
		$is_read = $is_new || null !== $this->store->key( $record );
		$results = array(
			'key_readable'       => Check_Failure::unless(
				$is_read,
				Connection_Request_Error::key_unreadable()->getMessage(),
				'reconnect'
			),
			'address_unchanged'  => $this->moved(),
			'provider_reachable' => null !== $hub && 'provider_clock' !== $hub->error_code
				? Check_Failure::make( $hub->getMessage(), 'wait' )
				: null,
			'clock'              => null !== $hub && 'provider_clock' === $hub->error_code
				? Check_Failure::make( $hub->getMessage(), 'clock' )
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
				: Check_Failure::make( __( 'Your account is not connected.', 'slipstream' ), 'connect_user' ),
		);
	}

	/** @return Failure|null */
	private function moved(): ?array {
		try {
			return Check_Failure::unless(
				null === $this->crisis->current(),
				Connection_Request_Error::url_mismatch()->getMessage(),
				'identity_crisis'
			);
		} catch ( Connection_Request_Error $error ) {
			return Check_Failure::make( $error->getMessage(), 'wait' );
		}
	}

	/** What is wrong with the hub itself; null for nothing. */
	private function hub_problem(): ?Request_Error {
		try {
			$this->discovery->describe( $this->store->current()->address );
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
				? Check_Failure::make( Connection_Request_Error::message( 'provider_unreachable' ), 'wait' )
				: null;
		} catch ( Request_Error $error ) {
			return Check_Failure::make( $error->getMessage(), 0 === $user_id ? 'reconnect' : 'connect_user' );
		}
	}
}
