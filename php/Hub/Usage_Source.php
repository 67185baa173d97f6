<?php
/**
 * What connected sites have used.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Http\Request_Error;

/**
 * Sums of a month. Costs are millionths of the currency of AI's prices.
 *
 * @phpstan-type Sum array{requests: int, tokens: int, cost: int}
 */
interface Usage_Source {

	/**
	 * Requests of a site, those that run included.
	 *
	 * @param int    $site   The site's number.
	 * @param string $period Such as 2026-11.
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function requests( int $site, string $period ): int;

	/**
	 * Sums of all sites that have used any.
	 *
	 * @param string $period Such as 2026-11.
	 * @return array<int, Sum> By site.
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function by_site( string $period ): array;

	/**
	 * Requests of users.
	 *
	 * @param string $period Such as 2026-11.
	 * @return array<string, int> By site and user, as site:user.
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function by_user( string $period ): array;

	/**
	 * Sums of days, as far back as the log of AI requests is kept.
	 *
	 * @param string $period Such as 2026-11.
	 * @return list<array{day: string, requests: int, tokens: int, cost: int}>
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function by_day( string $period ): array;
}
