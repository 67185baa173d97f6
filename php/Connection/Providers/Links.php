<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

use Slipstream\Http\Request_Error;

/** What the site knows, without asking anybody, of its connection to one provider. */
interface Links {

	public function is_registered(): bool;

	/** Whether a user is linked. Nobody is while the site is not registered. */
	public function is_user_linked( int $user_id ): bool;

	/** The owner, 0 if there is none any more. */
	public function owner_id(): int;

	/** The site's number at its provider, 0 if it has none. */
	public function blog_id(): int;

	/**
	 * @return list<int>
	 * @throws Request_Error If the database does not respond.
	 */
	public function users(): array;

	/** @return bool Whether it is stored. */
	public function set_owner( int $user_id ): bool;

	/** @return bool Whether the user is unlinked; false if the database fails. */
	public function unlink( int $user_id ): bool;

	/**
	 * Forgets the registration and all links.
	 *
	 * @return bool Whether it has ended; false if the database fails.
	 */
	public function disconnect(): bool;
}
