<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Errors;

use Slipstream\Http\Request_Error;

/**
 * What people read about a failure. Stripe's own sentences are not shown: they are in English, and for programmers.
 */
final class Stripe_Messages {

	public static function of( Stripe_Failure $failure, Error_Details $details ): Request_Error {
		return match ( $failure ) {
			Stripe_Failure::Unauthorized => new Request_Error(
				'stripe_key_refused',
				__( 'Stripe rejected this site’s key. It may have been deleted or replaced.', 'slipstream' ),
				409
			),
			Stripe_Failure::Missing_Right => new Request_Error(
				'stripe_permission_missing',
				self::missing_right( $details->right ),
				409
			),
			Stripe_Failure::Not_Found => new Request_Error(
				'stripe_not_found',
				__( 'Stripe does not have this in the account of this site’s key.', 'slipstream' ),
				404
			),
			Stripe_Failure::Other_Mode => new Request_Error(
				'stripe_other_mode',
				__( 'This exists in Stripe’s other mode. A test key only finds test data, and a live key only finds live data.', 'slipstream' ),
				409
			),
			Stripe_Failure::Card => new Request_Error(
				'stripe_card_declined',
				__( 'The card was declined. Try another card.', 'slipstream' ),
				402
			),
			Stripe_Failure::Invalid => new Request_Error(
				'stripe_invalid_request',
				self::invalid( $details->code ),
				400
			),
			default => self::of_outage( $failure, $details->retry_after ),
		};
	}

	private static function of_outage( Stripe_Failure $failure, ?int $retry_after ): Request_Error {
		return match ( $failure ) {
			Stripe_Failure::Idempotency => new Request_Error(
				'stripe_key_reused',
				__( 'Stripe has seen this request before, with other values.', 'slipstream' ),
				409
			),
			Stripe_Failure::In_Progress => new Request_Error(
				'stripe_in_progress',
				__( 'Stripe is still working on this. Try again in a moment.', 'slipstream' ),
				409,
				$retry_after ?? 2
			),
			Stripe_Failure::Rate_Limited => new Request_Error(
				'stripe_rate_limited',
				__( 'Stripe is not accepting more requests right now. Try again in a moment.', 'slipstream' ),
				429,
				$retry_after ?? 5
			),
			Stripe_Failure::Unreachable => new Request_Error(
				'stripe_unreachable',
				__( 'Stripe could not be reached. Try again later.', 'slipstream' ),
				503,
				$retry_after
			),
			default => new Request_Error(
				'stripe_outcome_unknown',
				__( 'Stripe’s answer was lost, so it may or may not have done this. Check again in a few minutes.', 'slipstream' ),
				503,
				$retry_after
			),
		};
	}

	private static function missing_right( ?string $right ): string {
		return null === $right
			? __( 'Stripe does not let this site’s key do this. Check the key’s permissions.', 'slipstream' )
			: sprintf(
				/* translators: %s: a permission as Stripe calls it, such as rak_customer_write. */
				__( 'This site’s Stripe key lacks a permission: %s.', 'slipstream' ),
				$right
			);
	}

	private static function invalid( ?string $code ): string {
		return match ( $code ) {
			'amount_too_small' => __( 'The amount is below the minimum that Stripe accepts.', 'slipstream' ),
			'amount_too_large' => __( 'The amount is above the maximum that Stripe accepts.', 'slipstream' ),
			default            => __( 'Stripe did not accept the request.', 'slipstream' ),
		};
	}
}
