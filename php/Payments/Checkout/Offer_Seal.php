<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;
use Slipstream\Support\Sealed_Data;

/**
 * Seals offers for the pages that show them. A cached page lives as long as those of forms.
 */
final class Offer_Seal {

	private const LIFETIME = 90 * DAY_IN_SECONDS;

	private const PURPOSE = 'offer';

	/** Seconds that the clocks of two servers may differ. */
	private const CLOCKS = 60;

	public function __construct( private Sealed_Data $sealed, private Clock $clock ) {}

	public function seal( Offer $offer ): string {
		return $this->sealed->seal( self::PURPOSE, array( 'shown' => $this->clock->now() ) + $offer->to_array() );
	}

	/** @throws Request_Error If it is not ours, or too old. */
	public function open( string $sealed ): Offer {
		$offer = Offer::of( $this->sealed->open( self::PURPOSE, $sealed ) );
		$now   = $this->clock->now();
		if ( null === $offer || $offer->shown > $now + self::CLOCKS || $offer->shown + self::LIFETIME < $now ) {
			throw new Request_Error(
				'checkout_bad_reference',
				__( 'This page is too old to pay from. Please reload it and try again.', 'slipstream' ),
				400
			);
		}
		return $offer;
	}
}
