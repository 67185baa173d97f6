<?php
/**
 * Which AI tier a site has.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Http\Request_Error;

/**
 * The largest of the tier that it was given and those of its licences.
 *
 * @phpstan-import-type Tier from Tiers
 */
final class Site_Tiers {

	/**
	 * Needs the licences.
	 *
	 * @param Licenses $licenses The licences.
	 */
	public function __construct( private Licenses $licenses ) {}

	/**
	 * The tiers of some sites.
	 *
	 * @param list<Site> $sites The sites.
	 * @return array<int, Tier> By the site's number.
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function of_sites( array $sites ): array {
		$licensed = $this->licenses->tiers( array_map( static fn ( Site $site ): int => $site->id, $sites ) );
		$tiers    = array();
		foreach ( $sites as $site ) {
			$tiers[ $site->id ] = Tiers::largest( array( $site->tier, ...array_filter( $licensed[ $site->id ] ?? array(), static fn ( string $slug ): bool => null !== Tiers::find( $slug ) ) ) );
		}
		return $tiers;
	}

	/**
	 * The tier of a site.
	 *
	 * @param Site $site The site.
	 * @return Tier
	 *
	 * @throws Request_Error When the database fails.
	 */
	public function of( Site $site ): array {
		return $this->of_sites( array( $site ) )[ $site->id ];
	}
}
