<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Closure;
use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\State\Connected_Plugins;
use Slipstream\Connection\Storage\Address_Claim;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Support\Counters;
use Slipstream\Support\Taking;

/**
 * Registers the site: makes its key, and proves by two secrets, which the hub calls back for, that the address is its
 * own.
 */
final class Registration {

	private const LOCK = 'connection-register';

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Discovery $discovery,
		private Address_Claim $claim,
		private Identity_Crisis $crisis,
		private Connection_Errors $errors,
		private Counters $counters
	) {}

	/**
	 * Registers the site with the hub of now.
	 *
	 * @return string Hub_Record::ACTIVE or PENDING.
	 * @throws Connection_Request_Error When the site is not where it was, the hub refuses or does not answer, or the
	 *     database fails.
	 */
	public function register( int $user_id, string $from = '' ): string {
		if ( null !== $this->crisis->current() ) {
			throw Connection_Request_Error::url_mismatch();
		}
		return $this->alone( fn (): string => $this->run( $user_id, $from ) );
	}

	/**
	 * Registers the site as another one than it was, with another key. Until the hub has taken it, all that it knew
	 * stays.
	 *
	 * @return string Hub_Record::ACTIVE or PENDING.
	 * @throws Request_Error When the hub refuses or does not answer, or the database fails.
	 */
	public function register_anew( int $user_id, string $from ): string {
		return $this->alone( fn (): string => $this->run_anew( $user_id, $from ) );
	}

	/**
	 * Makes sure that the hub takes a site that comes without a registration, as far as the hub says so in advance.
	 *
	 * @throws Connection_Request_Error When the site is offline, or the hub does not answer, or wants an invitation
	 *     that the site does not have.
	 */
	public function ensure_open(): void {
		$this->client->ensure_online();
		$record = $this->store->current();
		$hub    = $this->discovery->renew( $record->address );
		if ( 'invitation' === $hub['registration'] && '' === $this->store->decrypt( $record->invitation ) ) {
			throw Connection_Request_Error::of_hub( 'invitation_required', 403 );
		}
	}

	/**
	 * Does some work while no other request registers the site.
	 *
	 * @param Closure(): string $work
	 */
	private function alone( Closure $work ): string {
		$this->client->ensure_online();
		$taking = $this->counters->claim( self::LOCK, 60 );
		if ( Taking::Unknown === $taking ) {
			throw Connection_Request_Error::database();
		}
		if ( Taking::Taken !== $taking ) {
			throw new Request_Error(
				'registration_in_progress',
				__( 'The site is being registered already.', 'slipstream' ),
				409,
				10
			);
		}
		try {
			return $work();
		} finally {
			$this->counters->forget( self::LOCK );
		}
	}

	private function run( int $user_id, string $from ): string {
		$address = $this->store->current()->address;
		// Asked anew each time: the proof of the site's address holds for the root that the hub has now.
		$values = Discovery::values( $this->discovery->renew( $address ) );
		// The key is stored before the hub gets it: a process that is killed in between comes back with the same.
		$record = $this->store->update(
			$address,
			fn ( Hub_Record $now ): array => $values + $this->store->bound(
				$this->store->key( $now ) ?? Key_Pair::generate()
			)
		);
		$pair   = $this->store->key( $record ) ?? throw Connection_Request_Error::key_unreadable();
		$values = $this->ask( $record, $pair, $user_id, $from );

		$site_id = $values['site_id'];
		if ( $site_id !== $record->site_id ) {
			// Those of another registration are good for nothing now.
			$this->tokens->forget_all( $address );
		}
		$stored = $this->store->update(
			$address,
			static fn ( Hub_Record $now ): array => match ( true ) {
				// Another request has replaced the key meanwhile: the hub has said nothing of that one.
				$now->key !== $record->key => array(),
				$now->site_id !== $site_id => $values + array( 'owner' => 0 ),
				default                    => $values,
			}
		);
		if ( $stored->key !== $record->key ) {
			throw Connection_Request_Error::database();
		}
		$this->errors->forget_all();
		return $values['status'];
	}

	private function run_anew( int $user_id, string $from ): string {
		$address = $this->store->current()->address;
		$values  = Discovery::values( $this->discovery->renew( $address ) );
		// Stored beside the key of now: a process that is killed in between comes back with the same one.
		$record = $this->store->update(
			$address,
			fn ( Hub_Record $now ): array => $values + array(
				'next_key' => $this->store->bound(
					$this->store->key( self::as_another( $now ) ) ?? Key_Pair::generate()
				)['key'],
			)
		);
		$other  = self::as_another( $record );
		$answer = $this->ask(
			$other,
			$this->store->key( $other ) ?? throw Connection_Request_Error::key_unreadable(),
			$user_id,
			$from
		);
		$this->tokens->forget_all( $address );
		$stored = $this->store->update(
			$address,
			static fn ( Hub_Record $now ): array =>
				$now->next_key === $record->next_key ? $other->with( $answer )->to_array() : array()
		);
		if ( $stored->key !== $other->key || ! $this->crisis->clear() ) {
			throw Connection_Request_Error::database();
		}
		$this->errors->forget_all();
		return $answer['status'];
	}

	/** What the site knows once it is another one at the address of now, with the key that was stored for that. */
	private static function as_another( Hub_Record $record ): Hub_Record {
		return $record->with(
			array(
				'key'      => $record->next_key,
				'next_key' => '',
				'owner'    => 0,
			) + Hub_Store::here()
		);
	}

	/** @return array{site_id: int, status: string, invitation: string} What the record of the hub holds then. */
	private function ask( Hub_Record $record, Key_Pair $pair, int $user_id, string $from ): array {
		try {
			$answer = $this->client->register(
				$this->body( $record, $pair, $this->claim->make( $record, $pair, $user_id ), $from ),
				$pair
			);
		} finally {
			$this->claim->end( $user_id );
		}
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
