<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Writes;

use Slipstream\Connection\Hub\Hub_Links;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Sends each change to the hub before it changes the site. What may work later is kept and retried, by hand and by a
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
		private Write_Delivery $delivery,
		private Pending_Writes $pending,
		private Hub_Links $links,
		private Hub_Store $store,
		private Clock $clock
	) {}

	/** Changes that could not be sent yet. */
	public function pending(): Pending_Writes {
		return $this->pending;
	}

	/**
	 * Makes a change, or keeps it for later.
	 *
	 * @param string $action One of the constants.
	 * @param string $value  What else it needs.
	 * @return array<mixed> The hub's answer.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function run( string $action, int $user_id = 0, string $value = '' ): array {
		$write = $this->write( $action, $user_id, $value );
		try {
			$answer = $this->delivery->perform( $write );
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
	 * @throws Connection_Request_Error If the database fails.
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
	 * Has the hub told that a user is gone, when it is convenient. Does not wait for the hub.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function forget_later( int $user_id ): void {
		if ( $this->links->is_user_linked( $user_id ) ) {
			$this->pending->keep( $this->write( self::UNLINK, $user_id, '' ) );
		}
	}

	/**
	 * Tries again what is kept, as far as it is for the current hub, or for one that the site has left.
	 *
	 * @param bool $is_by_hand Whether a person asks: then also what waits for one.
	 * @throws Request_Error If the database does not respond.
	 */
	public function retry( bool $is_by_hand = false ): void {
		$hub = $this->store->current()->address;
		$this->delivery->retry( $hub );
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
			$this->delivery->deliver( $write );
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
}
