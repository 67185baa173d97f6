<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Currency;
use Slipstream\Money\Money;

/**
 * What people read before they agree to pay, and what is kept with their order.
 */
final class Payment_Sentence {

	public static function of( Money $money, Billing_Interval $interval ): string {
		return sprintf( self::template( $interval ), self::amount( $money ) );
	}

	/** With %s for the amount. */
	public static function template( Billing_Interval $interval ): string {
		return match ( $interval ) {
			/* translators: %s: an amount of money, such as EUR 5. */
			Billing_Interval::One_Time => __( '%s once', 'slipstream' ),
			/* translators: %s: an amount of money, such as EUR 5. */
			Billing_Interval::Month    => __( '%s each month until you cancel', 'slipstream' ),
			/* translators: %s: an amount of money, such as EUR 5. */
			Billing_Interval::Year     => __( '%s each year until you cancel', 'slipstream' ),
		};
	}

	/** Where nobody knows the amount yet. */
	public static function open( Billing_Interval $interval ): string {
		return match ( $interval ) {
			Billing_Interval::One_Time => __( 'The amount that you choose is paid once.', 'slipstream' ),
			Billing_Interval::Month    => __( 'The amount that you choose is paid each month until you cancel.', 'slipstream' ),
			Billing_Interval::Year     => __( 'The amount that you choose is paid each year until you cancel.', 'slipstream' ),
		};
	}

	/** By the code of the currency: a sign may be that of several. */
	private static function amount( Money $money ): string {
		$whole  = $money->digits();
		$digits = str_contains( $whole, '.' ) ? $money->digits( Currency::of( $money->currency )->digits() ) : $whole;
		return $money->currency . ' ' . str_replace( '.', Currency::of( $money->currency )->decimal(), $digits );
	}
}
