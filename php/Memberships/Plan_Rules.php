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
			throw self::error(
				'invalid_title',
				__( 'Please enter a name for the payment plan.', 'slipstream' )
			);
		}
		self::check_price( $plan );
		self::check_tier( $plan, $plans );
	}

	public static function invalid_price(): Request_Error {
		return self::error(
			'invalid_price',
			__( 'The price has more decimals than its currency.', 'slipstream' )
		);
	}

	private static function check_price( Plan $plan ): void {
		$least = Currency::of( $plan->price->currency )->minimum();
		if ( ! $plan->is_of_blocks() && $plan->price->amount < $least->amount ) {
			throw self::error(
				'price_too_low',
				/* translators: %s: an amount of money. */
				sprintf( __( 'Minimum allowed price is %s.', 'slipstream' ), $least->format() )
			);
		}
	}

	/** A yearly plan of a newsletter belongs to a monthly one, and no other yearly plan does. */
	private static function check_tier( Plan $plan, Plans $plans ): void {
		if ( 0 === $plan->tier ) {
			return;
		}
		if ( Plan::TIER !== $plan->type ) {
			throw self::error(
				'invalid_tier_usage',
				__( 'Only a newsletter’s plans belong to another plan.', 'slipstream' )
			);
		}
		if ( $plan->tier < 0 || $plan->tier === $plan->id ) {
			throw self::error(
				'invalid_tier_id',
				__( 'A plan belongs to another plan, by its ID.', 'slipstream' )
			);
		}
		$monthly = $plans->find( $plan->tier )
			?? throw self::error(
				'tier_not_found',
				__( 'There is no monthly plan with this ID.', 'slipstream' )
			);
		if ( Billing_Interval::Year !== $plan->interval || Billing_Interval::Month !== $monthly->interval ) {
			throw self::error(
				'invalid_tier_interval',
				__( 'Only a yearly plan can belong to a monthly plan.', 'slipstream' )
			);
		}
		foreach ( $plans->all() as $other ) {
			if ( $other->tier === $plan->tier && $other->id !== $plan->id ) {
				throw self::error(
					'duplicate_tier_reference',
					__( 'This monthly plan already has a yearly plan.', 'slipstream' )
				);
			}
		}
	}

	private static function error( string $code, string $message ): Request_Error {
		return new Request_Error( $code, $message, 400 );
	}
}
