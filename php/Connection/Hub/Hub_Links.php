<?php
/**
 * The connection of a site to a hub.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Links;
use Slipstream\Http\Request_Error;

/**
 * Who is connected to the hub of now, as far as the site itself knows.
 */
final class Hub_Links implements Links {

	/**
	 * Needs what is stored.
	 *
	 * @param Hub_Store   $store  The hubs.
	 * @param User_Tokens $tokens The tokens of users.
	 */
	public function __construct( private Hub_Store $store, private User_Tokens $tokens ) {}

	/**
	 * Whether the site is registered. One that waits for approval is not yet.
	 */
	public function is_registered(): bool {
		$record = $this->store->current();
		return $record->is_known() && in_array( $record->status, array( Hub_Record::ACTIVE, Hub_Record::REFUSED ), true );
	}

	/**
	 * Whether a user is linked.
	 *
	 * @param int $user_id The user.
	 */
	public function is_user_linked( int $user_id ): bool {
		return $this->is_registered() && $this->tokens->has( $this->store->current()->address, $user_id );
	}

	/**
	 * The owner.
	 */
	public function owner_id(): int {
		$owner = $this->store->current()->owner;
		return $owner > 0 && $this->is_user_linked( $owner ) ? $owner : 0;
	}

	/**
	 * The site's number at the hub.
	 */
	public function blog_id(): int {
		return $this->store->current()->site_id;
	}

	/**
	 * The linked users.
	 */
	public function users(): array {
		return $this->is_registered() ? $this->tokens->users( $this->store->current()->address ) : array();
	}

	/**
	 * Makes a linked user the owner.
	 *
	 * @param int $user_id The user.
	 */
	public function set_owner( int $user_id ): bool {
		try {
			$this->store->change( array( 'owner' => $user_id ) );
		} catch ( Request_Error ) {
			return false;
		}
		return true;
	}

	/**
	 * Forgets the token of a user.
	 *
	 * @param int $user_id The user.
	 */
	public function unlink( int $user_id ): bool {
		$record = $this->store->current();
		try {
			return $this->tokens->forget( $record->address, $user_id ) && ( $record->owner !== $user_id || $this->set_owner( 0 ) );
		} catch ( Request_Error ) {
			return false;
		}
	}

	/**
	 * Forgets the registration, the key and all tokens.
	 */
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
