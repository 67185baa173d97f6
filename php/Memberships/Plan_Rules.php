<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

use Slipstream\Money\Billing_Interval;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Currency;

/**
 * What a plan must fulfill. The codes are Jetpack's where it has one.
 */
final class Plan_Rules {

	/** @throws Request_Error If it breaks a rule. */
	public static function check( Plan $plan, Plans $plans ): void {
		if ( '' === trim( $plan->title ) ) {
			throw new Request_Error(
				'invalid_title',
				__( 'Please enter a name for the payment plan.', 'slipstream' ),
				400
			);
		}
		self::check_price( $plan );
		self::check_tier( $plan, $plans );
	}

	public static function invalid_price(): Request_Error {
		return new Request_Error(
			'invalid_price',
			__( 'The price has more decimals than its currency.', 'slipstream' ),
			400
		);
	}

	private static function check_price( Plan $plan ): void {
		$least = Currency::of( $plan->price->currency )->minimum();
		if ( ! $plan->is_of_blocks() && $plan->price->amount < $least->amount ) {
			throw new Request_Error(
				'price_too_low',
				/* translators: %s: an amount of money. */
				sprintf( __( 'Minimum allowed price is %s.', 'slipstream' ), $least->format() ),
				400
			);
		}
	}

	/** A yearly plan of a newsletter belongs to a monthly one, and no other yearly plan does. */
	private static function check_tier( Plan $plan, Plans $plans ): void {
		if ( 0 === $plan->tier ) {
			return;
		}
		if ( Plan::TIER !== $plan->type ) {
			throw new Request_Error(
				'invalid_tier_usage',
				__( 'Only a newsletter’s plans belong to another plan.', 'slipstream' ),
				400
			);
		}
		if ( $plan->tier < 0 || $plan->tier === $plan->id ) {
			throw new Request_Error(
				'invalid_tier_id',
				__( 'A plan belongs to another plan, by its ID.', 'slipstream' ),
				400
			);
		}
		$monthly = $plans->find( $plan->tier )
			?? throw new Request_Error(
				'tier_not_found',
				__( 'There is no monthly plan with this ID.', 'slipstream' ),
				400
			);
		if ( Billing_Interval::Year !== $plan->interval || Billing_Interval::Month !== $monthly->interval ) {
			throw new Request_Error(
				'invalid_tier_interval',
				__( 'Only a yearly plan can belong to a monthly plan.', 'slipstream' ),
				400
			);
		}
		foreach ( $plans->all() as $other ) {
			if ( $other->tier === $plan->tier && $other->id !== $plan->id ) {
				throw new Request_Error(
					'duplicate_tier_reference',
					__( 'This monthly plan already has a yearly plan.', 'slipstream' ),
					400
				);
			}
		}
	}
}
