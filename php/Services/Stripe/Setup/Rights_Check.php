<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Setup;

use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Finds out what a key may do by trying it, right by right. Nothing is made or changed.
 */
final class Rights_Check {

	/** A parameter that Stripe does not know, and refuses, once the key may make the request. */
	private const UNKNOWN_PARAMETER = 'slipstream_rights_check';

	public function __construct( private Stripe_Client $client ) {}

	/**
	 * The rights that the key lacks.
	 *
	 * @param list<Stripe_Right>|null $rights Those to look for; null for all.
	 * @return list<Stripe_Right>
	 * @throws Stripe_Error If Stripe rejects the key, or does not say.
	 */
	public function missing( ?array $rights = null ): array {
		return array_values(
			array_filter( $rights ?? Stripe_Right::cases(), fn ( Stripe_Right $right ): bool => ! $this->has( $right ) )
		);
	}

	private function has( Stripe_Right $right ): bool {
		try {
			if ( $right->is_write() ) {
				$this->client->post(
					$right->path(),
					array( self::UNKNOWN_PARAMETER => '1' ),
					self::UNKNOWN_PARAMETER . '-' . bin2hex( random_bytes( 16 ) )
				);
			} else {
				$this->client->get( $right->path(), array( 'limit' => 1 ) );
			}
			return true;
		} catch ( Stripe_Error $error ) {
			return match ( $error->failure ) {
				Stripe_Failure::Missing_Right => false,
				Stripe_Failure::Invalid       => true,
				default                       => throw $error,
			};
		}
	}
}
