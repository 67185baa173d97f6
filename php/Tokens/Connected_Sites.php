<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

use Slipstream\Http\Request_Error;

/**
 * What the provider has to know of other sites and their users. Every call asks the database: what is revoked is
 * refused at once, on all nodes.
 *
 * @phpstan-type Tier array{slug: string, name: string, requests: int}
 */
interface Connected_Sites {

	/** @throws Request_Error 503 when the database fails. */
	public function is_linked( int $site, int $user ): bool;

	/**
	 * Where the pages of active sites come from.
	 *
	 * @return list<string> Scheme, host and port.
	 */
	public function origins(): array;

	/**
	 * How much AI a site may use in a month; 0 is no limit.
	 *
	 * @return array{requests: int, tokens: int, cost: int}
	 * @throws Request_Error 503 when the database fails.
	 */
	public function limit( int $site ): array;

	/**
	 * @return Tier A limit of 0 requests is none.
	 * @throws Request_Error 503 when the database fails.
	 */
	public function tier( int $site ): array;

	/**
	 * The tier after a site's own; null if it has the last.
	 *
	 * @return Tier|null
	 * @throws Request_Error 503 when the database fails.
	 */
	public function next_tier( int $site ): ?array;
}
