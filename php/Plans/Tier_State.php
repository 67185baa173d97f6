<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use Slipstream\Connection\Providers\Provider;
use Slipstream\Http\Request_Error;

/**
 * The tier that the hub says it has now, and the one that it has been asked for.
 */
final class Tier_State {

	/**
	 * @param int    $limit  Requests a month, 0 for no limit.
	 * @param string $wanted The tier that was asked for and is not decided; '' for none.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $name,
		public readonly int $limit,
		public readonly string $wanted
	) {}

	/** What a hub says now; null if it says nothing, or the site is its own provider. */
	public static function at( Provider $provider ): ?self {
		if ( $provider->is_own() ) {
			return null;
		}
		try {
			$answer = $provider->get( 'hub/site' );
		} catch ( Request_Error ) {
			return null;
		}
		$tier = $answer->body['tier'] ?? null;
		if (
			$answer->is_stale
			|| ! is_string( $tier['slug'] ?? null )
			|| ! is_string( $tier['name'] ?? null )
			|| ! is_int( $tier['limit'] ?? null )
		) {
			return null;
		}
		$wanted = $answer->body['wanted_tier'] ?? '';
		return new self( $tier['slug'], $tier['name'], $tier['limit'], is_string( $wanted ) ? $wanted : '' );
	}

	/** @param int|null $limit Requests a month that there were, 0 for no limit; null if that is not known. */
	public function is_more_than( ?int $limit ): bool {
		return null !== $limit && 0 !== $limit && ( 0 === $this->limit || $this->limit > $limit );
	}
}
