<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;

/** Makes the site's key, has the hub take it, and stores what the hub says. */
final class Site_Record {

	public function __construct(
		private Registration_Request $request,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Identity_Crisis $crisis,
		private Connection_Errors $errors
	) {}

	/**
	 * Registers the site with the key that it has, or with a new one.
	 *
	 * @return string Hub_Record::ACTIVE or PENDING.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function register( int $user_id, string $from ): string {
		$address = $this->store->current()->address;
		// Asked anew each time: the proof of the site's address holds for the root that the hub has now.
		$values = $this->request->described( $address );
		// The key is stored before the hub gets it: a process that is killed in between comes back with the same.
		$record = $this->store->update(
			$address,
			fn ( Hub_Record $now ): array => $values + $this->store->bound(
				$this->store->key( $now ) ?? Key_Pair::generate()
			)
		);
		$pair   = $this->store->key( $record ) ?? throw Connection_Request_Error::key_unreadable();
		$values = $this->request->send( $record, $pair, $user_id, $from );

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

	/**
	 * Registers the site with another key than it had. Until the hub has taken it, all that it knew stays.
	 *
	 * @return string Hub_Record::ACTIVE or PENDING.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function replace( int $user_id, string $from ): string {
		$address = $this->store->current()->address;
		$values  = $this->request->described( $address );
		// Stored beside the current key: a process that is killed in between comes back with the same one.
		$record = $this->store->update(
			$address,
			fn ( Hub_Record $now ): array => $values + array(
				'next_key' => $this->store->bound(
					$this->store->key( self::as_new_site( $now ) ) ?? Key_Pair::generate()
				)['key'],
			)
		);
		$other  = self::as_new_site( $record );
		$answer = $this->request->send(
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

	/** What the site knows once it is another one at the current address, with the key that was stored for that. */
	private static function as_new_site( Hub_Record $record ): Hub_Record {
		return $record->with(
			array(
				'key'      => $record->next_key,
				'next_key' => '',
				'owner'    => 0,
			) + Hub_Store::here()
		);
	}
}
