<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Registration;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Hub\Sites\Site;
use Slipstream\Hub\Sites\Sites;
use WP_Error;

/**
 * Moves a registered site to another address, after the site there confirms it. A key alone is not enough to claim
 * someone else's address.
 *
 * @phpstan-import-type Claim from Callback
 */
final class Move {

	public function __construct( private Sites $sites, private Callback $callback, private Limits $limits ) {}

	/**
	 * @param Claim $claim The new address, and its proof.
	 * @return Site|WP_Error The site after the move.
	 * @throws Request_Error If the address is not allowed, another site has it, or the database fails.
	 */
	public function run( Site $site, #[SensitiveParameter] array $claim, string $name ): Site|WP_Error {
		$this->limits->registration( $claim['home'] );
		$this->callback->check( $claim['home'], $claim['siteurl'] );
		$refusal = $this->callback->refusal( $claim );
		if ( null !== $refusal ) {
			return $refusal;
		}
		if ( ! $this->sites->move( $site, $claim['home'], $claim['siteurl'], $name ) ) {
			throw new Request_Error(
				'site_registered',
				__( 'Another site is already connected at this address.', 'slipstream' ),
				409
			);
		}
		return $this->sites->find( $site->id ) ?? Hub_Database::fail();
	}
}
