<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;

/**
 * What visitors may add to cover the gateway's fees. Nobody knows these before a payment, so it is a share of the
 * amount.
 */
final class Fee_Cover {

	/** Hundredths of a percent in a whole. */
	private const WHOLE = 10000;

	/** The share, in hundredths of a percent. */
	public static function rate(): int {
		/**
		 * Filters how much visitors may add to a donation to cover the payment service's fees.
		 *
		 * @since 0.1.0
		 *
		 * @param float $percent Percent of the donation.
		 */
		$percent = apply_filters( 'slipstream_payments_fee_percent', 3.0 );
		return is_numeric( $percent ) ? max( 0, min( self::WHOLE, (int) round( 100 * (float) $percent ) ) ) : 0;
	}

	/** Such as '3' or '2.5'. */
	public static function percent( int $rate ): string {
		return number_format_i18n( $rate / 100, 0 === $rate % 100 ? 0 : ( 0 === $rate % 10 ? 1 : 2 ) );
	}

	/** An amount with its share, rounded up to what the gateway can count. */
	public static function add( Money $money, int $rate, Gateway $gateway ): Money {
		$step  = self::step( $money->currency, $gateway );
		$extra = intdiv( $money->amount * $rate + self::WHOLE - 1, self::WHOLE );
		return new Money( $money->amount + intdiv( $extra + $step - 1, $step ) * $step, $money->currency );
	}

	/** The least by which amounts differ at a gateway, in units of the currency. */
	public static function step( string $currency, Gateway $gateway ): int {
		$row  = Currency::of( $currency );
		$unit = $row->at( $gateway );
		return null === $unit ? 1 : $unit->step * 10 ** ( $row->unit_digits() - $unit->exponent );
	}
}
