<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Writes;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Address_Claim;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;

/** Takes a connection along to the site's new address. */
final class Site_Move {

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private Discovery $discovery,
		private Address_Claim $claim,
		private Identity_Crisis $crisis
	) {}

	/**
	 * Tells the hub that the site has moved, and binds its key to the current address.
	 *
	 * @return array<mixed> The hub's answer.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function notify_hub( int $user_id ): array {
		$this->store->change( Discovery::values( $this->discovery->renew( $this->store->current()->address ) ) );
		$record = $this->store->current();
		$pair   = $this->store->key( $record ) ?? throw Connection_Request_Error::key_unreadable();
		try {
			$answer = $this->client->call(
				'POST',
				'hub/site',
				$this->claim->make( $record, $pair, $user_id ) + array( 'name' => get_bloginfo( 'name', 'raw' ) ),
				0,
				Hub_Http::WRITE_SECONDS
			);
		} finally {
			$this->claim->end( $user_id );
		}
		$this->store->change( $this->store->bound( $pair ) );
		if ( ! $this->crisis->clear() ) {
			throw new Request_Error(
				'error_deleting_sync_error_idc',
				__(
					'The hub has the new address, but the old error could not be cleared. Please try again.',
					'slipstream'
				),
				500
			);
		}
		return $answer;
	}
}
