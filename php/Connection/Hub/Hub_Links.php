<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Links;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;

/**
 * Who is connected to the current hub, as far as the site itself knows.
 */
final class Hub_Links implements Links {

	public function __construct( private Hub_Store $store, private User_Tokens $tokens ) {}

	/** Whether the site is registered. One that waits for approval is not yet. */
	public function is_registered(): bool {
		$record = $this->store->current();
		return $record->is_known()
			&& in_array( $record->status, array( Hub_Record::ACTIVE, Hub_Record::REFUSED ), true );
	}

	public function is_user_linked( int $user_id ): bool {
		return $this->is_registered() && $this->tokens->has( $this->store->current()->address, $user_id );
	}

	public function owner_id(): int {
		$owner = $this->store->current()->owner;
		return $owner > 0 && $this->is_user_linked( $owner ) ? $owner : 0;
	}

	public function blog_id(): int {
		return $this->store->current()->site_id;
	}

	public function users(): array {
		return $this->is_registered() ? $this->tokens->users( $this->store->current()->address ) : array();
	}

	/** @return array<string, mixed>|null A user's account at the hub; null if the site has been told none. */
	public function account( int $user_id ): ?array {
		return $this->tokens->account( $this->store->current()->address, $user_id );
	}

	/** Whether the hub knows the site, registered or waiting. */
	public function is_known(): bool {
		return $this->store->current()->is_known();
	}

	public function set_owner( int $user_id ): bool {
		try {
			$this->store->change( array( 'owner' => $user_id ) );
		} catch ( Request_Error ) {
			return false;
		}
		return true;
	}

	public function unlink( int $user_id ): bool {
		$record = $this->store->current();
		try {
			return $this->tokens->forget( $record->address, $user_id )
				&& ( $record->owner !== $user_id || $this->set_owner( 0 ) );
		} catch ( Request_Error ) {
			return false;
		}
	}

	public function disconnect(): bool {
		$record = $this->store->current();
		try {
			$this->store->change(
				array(
					'site_id' => 0,
					'status'  => Hub_Record::NONE,
					'key'     => '',
					'owner'   => 0,
					'home'    => '',
					'siteurl' => '',
				)
			);
			return $this->tokens->forget_all( $record->address );
		} catch ( Request_Error ) {
			return false;
		}
	}
}
