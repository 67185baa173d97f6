<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;

/**
 * Where a payment button leads: the plans with their prices. To look at it makes no order, so that whoever follows
 * links in advance buys nothing.
 */
final class Pay_Page {

	public const QUERY = 'slipstream_pay';

	/** @param Closure( Offer ): string $form Draws the form. */
	public function __construct( private Offer_Seal $seal, private Closure $form ) {}

	/** @param string $sealed An offer. */
	public static function address( string $sealed ): string {
		return add_query_arg( self::QUERY, rawurlencode( $sealed ), home_url( '/' ) );
	}

	/** @throws Request_Error If the database fails. */
	public function page( string $sealed ): Site_Page {
		$title = __( 'Payment', 'slipstream' );
		try {
			return new Site_Page( $title, ( $this->form )( $this->seal->open( $sealed ) ) );
		} catch ( Request_Error $error ) {
			return Site_Page::of_error( $title, $error );
		}
	}
}
