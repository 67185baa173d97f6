<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/**
 * Puts another key in the place of the one that the hub knows. The links of users stay.
 */
final class Key_Rotation {

	private const LOCK = 'connection-key';

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private Counters $counters,
		private Provider_Address $address
	) {}

	/**
	 * Makes a key, stores it beside the other, tells the hub, and lets it take the other's place. Where a process is
	 * killed in between, the next request of any kind finds out which of the two the hub knows.
	 *
	 * @throws Connection_Request_Error If the database fails.
	 * @throws Request_Error If the site has no hub, the hub refuses or does not respond, or another request replaces
	 *     the key.
	 */
	public function rotate(): void {
		if ( $this->address->is_own() ) {
			throw new Request_Error(
				'own_provider',
				__( 'This site has no hub, so it has no signing key.', 'slipstream' ),
				409
			);
		}
		$claim = $this->counters->claim( self::LOCK, 60 );
		if ( Claim_Result::Unknown === $claim ) {
			throw Connection_Request_Error::database();
		}
		if ( Claim_Result::Granted !== $claim ) {
			throw new Request_Error(
				'rotation_in_progress',
				__( 'This site’s key is already being replaced.', 'slipstream' ),
				409,
				10
			);
		}
		try {
			if ( '' !== $this->store->current()->next_key ) {
				$this->client->call( 'GET', 'hub/site', null, 0, Hub_Http::WRITE_SECONDS );
			}
			$pair = Key_Pair::generate();
			$this->store->change( array( 'next_key' => $this->store->bound( $pair )['key'] ) );
			$public = Key_Pair::encode( $pair->public_key );
			$proof  = sodium_crypto_sign_detached(
				"slipstream-key:{$this->store->current()->site_id}:$public",
				$pair->secret_key
			);
			$this->client->call(
				'POST',
				'hub/site/key',
				array(
					'public_key' => $public,
					'proof'      => Key_Pair::encode( $proof ),
				),
				0,
				Hub_Http::WRITE_SECONDS
			);
			$this->store->change( array( 'next_key' => '' ) + $this->store->bound( $pair ) );
		} finally {
			$this->counters->forget( self::LOCK );
		}//end try
	}
}
