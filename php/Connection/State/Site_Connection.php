<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

use Slipstream\Connection\Hub\Hub_Links;
use Slipstream\Connection\Providers\Links;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\Providers\Provider_Address;
use WP_User;

/**
 * The connection to the current provider: the site itself or a hub. What is stored about the other is ignored.
 */
final class Site_Connection {

	public const OPTION      = Own_Links::OPTION;
	public const USER_OPTION = Own_Links::USER_OPTION;

	/** Needs the provider's address and what is known of both kinds of providers. */
	public function __construct( private Provider_Address $address, private Own_Links $own, private Hub_Links $hub ) {}

	/** Who is connected to the current provider. */
	public function links(): Links {
		return $this->address->is_own() ? $this->own : $this->hub;
	}

	public function is_registered(): bool {
		return $this->links()->is_registered();
	}

	/** Whether it is registered, or a hub knows of it. */
	public function is_known(): bool {
		return $this->is_registered() || $this->hub->is_known();
	}

	/** @return array<string, mixed>|null A user's account at the hub; null if the site is its own provider. */
	public function account( int $user_id ): ?array {
		return $this->address->is_own() ? null : $this->hub->account( $user_id );
	}

	public function is_user_linked( int $user_id ): bool {
		return $user_id > 0 && $this->links()->is_user_linked( $user_id );
	}

	/** The owner, 0 if there is none any more. */
	public function owner_id(): int {
		return $this->links()->owner_id();
	}

	/** The site's number at its provider. */
	public function blog_id(): int {
		return $this->links()->blog_id();
	}

	/** How the provider's addresses call the site: its host, and its path with :: for slashes. */
	public function site_suffix(): string {
		$home = (string) preg_replace( '#^https?://#i', '', untrailingslashit( home_url() ) );
		return str_replace( '/', '::', $home );
	}

	/** Registers a site that is its own provider, and links the user who did it. Setup\Registration asks a hub. */
	public function register( int $user_id ): void {
		if ( $this->address->is_own() ) {
			$this->own->register( $user_id );
		}
	}

	/** Links a user of a site that is its own provider. A hub gives a token, see Setup\Authorization. */
	public function link( int $user_id ): void {
		if ( $this->address->is_own() ) {
			$this->own->link( $user_id );
		}
	}

	/**
	 * Forgets the registration and all links.
	 *
	 * @return bool Whether it has ended; false if the database fails.
	 */
	public function disconnect(): bool {
		return $this->links()->disconnect();
	}

	/**
	 * Forgets the link of a user.
	 *
	 * @return bool Whether the user is unlinked; false if the database fails.
	 */
	public function unlink( int $user_id ): bool {
		return $this->links()->unlink( $user_id );
	}

	/** Whether anyone but this user is linked. */
	public function has_other_users( int $user_id ): bool {
		return array() !== array_diff( $this->links()->users(), array( $user_id ) );
	}

	/**
	 * Connects a writer of a site that is its own provider when the administration is opened, unless someone chose
	 * otherwise.
	 */
	public function connect_automatically( WP_User $user ): void {
		if ( $this->address->is_own() ) {
			$this->own->connect_automatically( $user );
		}
	}
}
