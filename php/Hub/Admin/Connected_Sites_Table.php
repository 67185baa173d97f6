<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Admin;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Hub_Services;
use Slipstream\Hub\Plans\Tiers;
use Slipstream\Hub\Sites\Site;
use Slipstream\Signatures\Message;
use Slipstream\Tokens\Connected_Sites;

/**
 * Reads the tables on every call, so that every node refuses what one node revoked.
 */
final class Connected_Sites_Table implements Connected_Sites {

	public function __construct( private Hub_Services $services ) {}

	/** @throws Request_Error If the database fails. */
	public function is_linked( int $site, int $user ): bool {
		return true === $this->services->sites()->find( $site )?->is_active()
			&& null !== $this->services->links()->find( $site, $user );
	}

	/** @return list<string> The origins of active sites' pages; an empty list if the database fails. */
	public function origins(): array {
		try {
			$homes = $this->services->site_list()->homes();
		} catch ( Request_Error ) {
			return array();
		}
		return array_values( array_unique( array_map( Message::origin( ... ), $homes ) ) );
	}

	/**
	 * @return array{requests: int, tokens: int, cost: int}
	 * @throws Request_Error If the database fails, or there is no such site.
	 */
	public function limit( int $site ): array {
		return array(
			'requests' => $this->tier( $site )['requests'],
			'tokens'   => 0,
			'cost'     => 0,
		);
	}

	/**
	 * @return array{slug: string, name: string, requests: int}
	 * @throws Request_Error If the database fails, or there is no such site.
	 */
	public function tier( int $site ): array {
		return $this->services->tiers()->of( $this->site( $site ) );
	}

	/**
	 * @return array{slug: string, name: string, requests: int}|null
	 * @throws Request_Error If the database fails, or there is no such site.
	 */
	public function next_tier( int $site ): ?array {
		return Tiers::next( $this->tier( $site ) );
	}

	private function site( int $id ): Site {
		$site = $this->services->sites()->find( $id );
		return null !== $site && $site->is_active()
			? $site
			: throw new Request_Error(
				'user_not_linked',
				__( 'This account is no longer connected.', 'slipstream' ),
				403
			);
	}
}
