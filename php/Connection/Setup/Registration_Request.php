<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\State\Connected_Plugins;
use Slipstream\Connection\Storage\Address_Claim;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;

/**
 * Asks the hub to take the site, and proves by two secrets, which the hub calls back for, that the address is its own.
 */
final class Registration_Request {

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private Discovery $discovery,
		private Address_Claim $claim
	) {}

	/**
	 * What the hub says of itself now.
	 *
	 * @return array<string, string>
	 * @throws Request_Error If it does not respond, or cannot be used any more.
	 */
	public function described( string $address ): array {
		return Discovery::values( $this->discovery->renew( $address ) );
	}

	/**
	 * Asks whether the hub would take the site if it had left. Signed with the key that the hub knows: one that has not
	 * heard of such a question takes it for the registration that it has, which changes nothing.
	 *
	 * @throws Request_Error If the hub would refuse or does not respond, or the database fails.
	 */
	public function ensure_open( int $user_id, string $from ): void {
		$record = $this->store->current();
		$hub    = $this->discovery->renew( $record->address );
		if ( 'invitation' === $hub['registration'] && '' === $this->store->decrypt( $record->invitation ) ) {
			throw Connection_Request_Error::of_hub( 'invitation_required', 403 );
		}
		$pair = $this->store->key( $record );
		if ( null !== $pair ) {
			$this->ask( $record->with( Discovery::values( $hub ) ), $pair, $user_id, $from, array( 'check' => true ) );
		}
	}

	/**
	 * @return array{site_id: int, status: string, invitation: string} What the record of the hub holds then.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function send( Hub_Record $record, Key_Pair $pair, int $user_id, string $from ): array {
		$answer  = $this->ask( $record, $pair, $user_id, $from );
		$site_id = $answer['site_id'] ?? 0;
		$status  = $answer['status'] ?? '';
		if (
			! is_int( $site_id )
			|| $site_id < 1
			|| ! in_array( $status, array( Hub_Record::ACTIVE, Hub_Record::PENDING ), true )
		) {
			throw Connection_Request_Error::unreachable();
		}
		return compact( 'site_id', 'status' ) + array( 'invitation' => '' );
	}

	/**
	 * @param array<string, mixed> $more What else is sent.
	 * @return array<mixed> The hub's answer.
	 */
	private function ask(
		Hub_Record $record,
		Key_Pair $pair,
		int $user_id,
		string $from,
		array $more = array()
	): array {
		try {
			$claim = $this->claim->make( $record, $pair, $user_id );
			return $this->client->register( $more + $this->body( $record, $pair, $claim, $from ), $pair );
		} finally {
			$this->claim->end( $user_id );
		}
	}

	/**
	 * @param array<string, string|int> $claim What the site says of its address.
	 * @return array<string, mixed>
	 */
	private function body( Hub_Record $record, Key_Pair $pair, array $claim, string $from ): array {
		return array_filter(
			$claim + array(
				'name'       => get_bloginfo( 'name', 'raw' ),
				'public_key' => Key_Pair::encode( $pair->public_key ),
				'invitation' => $this->store->decrypt( $record->invitation ),
				'version'    => \Slipstream\VERSION,
				'plugins'    => array_column( Connected_Plugins::records(), 'slug' ),
				'from'       => $from,
			),
			static fn ( mixed $value ): bool => '' !== $value
		);
	}
}
