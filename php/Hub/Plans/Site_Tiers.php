<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Plans;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Sites\Site;

/**
 * The largest of a site's own tier and its licenses' tiers.
 *
 * @phpstan-import-type Tier from Tiers
 */
final class Site_Tiers {

	public function __construct( private Licenses $licenses ) {}

	/**
	 * @param list<Site> $sites
	 * @return array<int, Tier> By the site's number.
	 * @throws Request_Error If the database fails.
	 */
	public function of_sites( array $sites ): array {
		$licensed = $this->licenses->tiers( array_map( static fn ( Site $site ): int => $site->id, $sites ) );
		$tiers    = array();
		foreach ( $sites as $site ) {
			$tiers[ $site->id ] = Tiers::largest(
				array(
					$site->tier,
					...array_filter(
						$licensed[ $site->id ] ?? array(),
						static fn ( string $slug ): bool => null !== Tiers::find( $slug )
					),
				)
			);
		}
		return $tiers;
	}

	/**
	 * @return Tier
	 * @throws Request_Error If the database fails.
	 */
	public function of( Site $site ): array {
		return $this->of_sites( array( $site ) )[ $site->id ];
	}
}
