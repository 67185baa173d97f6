<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Writes;

use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Hub\Hub_Links;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Address_Claim;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Tells the hub first and changes the site then. What may work later is kept and tried again, by hand and by a
 * scheduled event (Write_Outcome).
 *
 * @phpstan-import-type Write from Pending_Writes
 */
final class Hub_Writes {

	public const UNLINK     = 'unlink';
	public const OWNER      = 'owner';
	public const DISCONNECT = 'disconnect';
	public const MIGRATE    = 'migrate';
	public const UPGRADE    = 'upgrade';

	public function __construct(
		private Hub_Client $client,
		private Hub_Links $links,
		private Hub_Store $store,
		private Identity_Crisis $crisis,
		private Hub_Http $http,
		private Pending_Writes $pending,
		private Clock $clock,
		private Discovery $discovery,
		private Address_Claim $claim
	) {}

	/** What could not be told yet. */
	public function pending(): Pending_Writes {
		return $this->pending;
	}

	/**
	 * Makes a change, or keeps it for later.
	 *
	 * @param string $action One of the constants.
	 * @param string $value  What else it needs.
	 * @return array<mixed> The hub's answer.
	 * @throws Request_Error When the hub refuses or does not answer, or the database fails.
	 */
	public function run( string $action, int $user_id = 0, string $value = '' ): array {
		$write = $this->write( $action, $user_id, $value );
		try {
			$answer = $this->perform( $write );
		} catch ( Request_Error $error ) {
			if ( Write_Outcome::Retry === Write_Outcome::of( $action, $error->error_code ) ) {
				$this->pending->keep( $write );
			}
			throw $error;
		}
		$this->pending->drop( $write );
		return $answer;
	}

	/**
	 * Forgets the registration and all links at once; the hub is told when it answers. That it has to be told is stored
	 * first: nobody could tell it later.
	 *
	 * @throws Connection_Request_Error When the database fails.
	 */
	public function disconnect(): void {
		$record = $this->store->current();
		$write  = $this->write( self::DISCONNECT, 0, '' ) + array( 'record' => $record->to_array() );
		$this->pending->keep( $write );
		if ( ! $this->links->disconnect() ) {
			$this->pending->drop( $write );
			throw Connection_Request_Error::database();
		}
		try {
			$this->deliver( $write );
		} catch ( Request_Error ) {
			// The site is disconnected; what the hub is to be told stays among what is kept.
			return;
		}
	}

	/**
	 * Has the hub told that a user is gone, when it is convenient. Nobody waits for it.
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function forget_later( int $user_id ): void {
		if ( $this->links->is_user_linked( $user_id ) ) {
			$this->pending->keep( $this->write( self::UNLINK, $user_id, '' ) );
		}
	}

	/**
	 * Tries again what is kept, as far as it is for the hub of now, or for one that the site has left.
	 *
	 * @param bool $is_by_hand Whether a person asks: then also what waits for one.
	 * @throws Request_Error When the database does not answer.
	 */
	public function retry( bool $is_by_hand = false ): void {
		$hub = $this->store->current()->address;
		$this->http->retry( $hub );
		foreach ( $this->pending->all() as $write ) {
			$is_due = $is_by_hand || '' === ( $write['problem'] ?? '' );
			if ( $is_due && ( self::DISCONNECT === $write['action'] || $hub === $write['hub'] ) ) {
				$this->deliver( $write );
			}
		}
		$this->pending->schedule();
	}

	/**
	 * Tells the hub what is kept. It is dropped when the hub has it, or has nothing left to change.
	 *
	 * @param Write $write The change.
	 */
	private function deliver( array $write ): void {
		try {
			self::DISCONNECT === $write['action']
				? $this->client->deregister( Hub_Record::of( $write['hub'], $write['record'] ?? null ) )
				: $this->perform( $write );
		} catch ( Request_Error $error ) {
			$outcome = Write_Outcome::of( $write['action'], $error->error_code );
			if ( Write_Outcome::Done !== $outcome ) {
				$this->pending->note( $write, Write_Outcome::Person === $outcome ? $error->error_code : '' );
				return;
			}
		}
		$this->pending->drop( $write );
	}

	/**
	 * @param string $action One of the constants.
	 * @param string $value  What else it needs.
	 * @return Write
	 */
	private function write( string $action, int $user_id, string $value ): array {
		return array(
			'action'  => $action,
			'hub'     => $this->store->current()->address,
			'user_id' => $user_id,
			'value'   => $value,
			'since'   => $this->clock->now(),
		);
	}

	/**
	 * @param Write $write The change.
	 * @return array<mixed> The hub's answer.
	 */
	private function perform( array $write ): array {
		$user_id = $write['user_id'];
		$call    = fn ( string $method, string $path, ?array $body = null, int $user = 0 ): array =>
			$this->client->call( $method, $path, $body, $user, Hub_Http::WRITE_SECONDS );
		switch ( $write['action'] ) {
			case self::UNLINK:
				$answer = $this->unlink( $call, $user_id );
				break;
			case self::OWNER:
				$answer = $call( 'POST', 'hub/owner', array( 'owner' => $user_id ) );
				$done   = $this->links->set_owner( $user_id );
				break;
			case self::MIGRATE:
				$answer = $this->migrate( $call, $user_id );
				break;
			default:
				$answer = $call( 'POST', 'hub/upgrade-request', array( 'tier' => $write['value'] ), $user_id );
		}
		if ( false === ( $done ?? true ) ) {
			throw Connection_Request_Error::database();
		}
		return $answer;
	}

	/**
	 * Unlinks a user. Whom the hub does not know is unlinked here all the same.
	 *
	 * @param callable( string, string ): array<mixed> $call Asks the hub.
	 * @return array<mixed>
	 */
	private function unlink( callable $call, int $user_id ): array {
		try {
			$answer = $call( 'DELETE', "hub/users/$user_id" );
		} catch ( Request_Error $error ) {
			if ( Write_Outcome::Done !== Write_Outcome::of( self::UNLINK, $error->error_code ) ) {
				throw $error;
			}
			$answer = array();
		}
		if ( ! $this->links->unlink( $user_id ) ) {
			throw Connection_Request_Error::database();
		}
		return $answer;
	}

	/**
	 * Tells the hub that the site has moved, and binds its key to the address of now.
	 *
	 * @param callable( string, string, array<string, mixed> ): array<mixed> $call Asks the hub.
	 * @return array<mixed>
	 */
	private function migrate( callable $call, int $user_id ): array {
		$this->store->change( Discovery::values( $this->discovery->renew( $this->store->current()->address ) ) );
		$record = $this->store->current();
		$pair   = $this->store->key( $record ) ?? throw Connection_Request_Error::key_unreadable();
		try {
			$answer = $call(
				'POST',
				'hub/site',
				$this->claim->make( $record, $pair, $user_id ) + array( 'name' => get_bloginfo( 'name', 'raw' ) )
			);
		} finally {
			$this->claim->end( $user_id );
		}
		$this->store->change( $this->store->bound( $pair ) );
		if ( ! $this->crisis->clear() ) {
			throw new Request_Error(
				'error_deleting_sync_error_idc',
				__(
					'The provider knows the new address, but the database still has the old error. Please try again.',
					'slipstream'
				),
				500
			);
		}
		return $answer;
	}
}
