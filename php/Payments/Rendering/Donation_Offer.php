<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Request_Error;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Rules;
use Slipstream\Payments\Checkout\Fee_Cover;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Choice;

/**
 * Makes the offer of a donations block: only what can really be paid.
 */
final class Donation_Offer {

	public const BLOCK = 'jetpack/donations';

	public function __construct( private Plans $plans ) {}

	/**
	 * @param array<string, mixed> $attributes The block's.
	 * @return Offer|null Null if nothing can be paid.
	 * @throws Request_Error If the database fails.
	 */
	public function of( array $attributes, int $post_id, Gateway $gateway ): ?Offer {
		$currency = is_string( $attributes['currency'] ?? null ) ? $attributes['currency'] : '';
		$is_open  = true === ( $attributes['showCustomAmount'] ?? true );
		$choices  = array();
		foreach ( Donation_Interval::shown( $attributes ) as $interval ) {
			$plan     = $this->plans->find( $interval->plan_id() );
			$currency = '' === $currency ? $plan->price->currency ?? '' : $currency;
			if ( null === $plan || $plan->price->currency !== $currency || $plan->interval !== $interval->interval ) {
				continue;
			}
			$amounts = self::payable( $interval->amounts(), $plan, $gateway );
			if ( array() !== $amounts || $is_open ) {
				$choices[] = new Offer_Choice( $plan->id, $plan->interval, $amounts );
			}
		}
		if ( array() === $choices || null === ( new Money( 0, $currency ) )->at_gateway( $gateway ) ) {
			return null;
		}
		return new Offer(
			self::BLOCK,
			$post_id,
			self::hash( $attributes, $post_id ),
			$currency,
			$choices,
			$is_open,
			self::limit( $attributes['minimumAmount'] ?? null, $currency ),
			self::limit( $attributes['maximumAmount'] ?? null, $currency ),
			true === ( $attributes['coversFees'] ?? false ) ? Fee_Cover::rate() : 0,
			true === ( $attributes['asksForNote'] ?? false )
		);
	}

	/** @param array<string, mixed> $attributes */
	private static function hash( array $attributes, int $post_id ): string {
		ksort( $attributes );
		return hash( 'sha256', (string) wp_json_encode( array( self::BLOCK, $post_id, $attributes ) ) );
	}

	/**
	 * @param list<int|float> $amounts Decimal numbers.
	 * @return list<int> In units of the currency, each once.
	 */
	private static function payable( array $amounts, Plan $plan, Gateway $gateway ): array {
		$least = Checkout_Rules::minimum( $plan, $gateway )->amount;
		$units = array();
		foreach ( $amounts as $amount ) {
			$money = Money::from_decimal( $amount, $plan->price->currency );
			if (
				null !== $money && $money->amount >= $least && $money->is_payable( $gateway )
				&& ( $plan->is_amount_open || $money->equals( $plan->price ) )
			) {
				$units[] = $money->amount;
			}
		}
		return array_values( array_unique( $units ) );
	}

	/** In units of the currency; 0 for none. */
	private static function limit( mixed $amount, string $currency ): int {
		return is_int( $amount ) || is_float( $amount )
			? max( 0, Money::from_decimal( $amount, $currency )->amount ?? 0 )
			: 0;
	}
}
