<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Errors;

/**
 * What people read about a failure. PayPal's own sentences are not shown: they are in English, and for programmers.
 */
final class Paypal_Messages {

	/** @return array{string, string, int, int|null} Code, message, HTTP status, and seconds to wait. */
	public static function of( Paypal_Failure $failure ): array {
		return match ( $failure ) {
			Paypal_Failure::Unauthorized => array(
				'paypal_app_refused',
				__( 'PayPal rejected this site’s client ID and secret. Are they of the other mode?', 'slipstream' ),
				409,
				null,
			),
			Paypal_Failure::Forbidden => array(
				'paypal_not_allowed',
				__( 'PayPal does not let this site’s app do this. Check the app’s features at PayPal.', 'slipstream' ),
				409,
				null,
			),
			Paypal_Failure::Not_Found => array(
				'paypal_not_found',
				__( 'PayPal does not have this in the account of this site’s app.', 'slipstream' ),
				404,
				null,
			),
			Paypal_Failure::Refused => array(
				'paypal_refused',
				__( 'PayPal did not accept the request.', 'slipstream' ),
				400,
				null,
			),
			default => self::of_outage( $failure ),
		};
	}

	/** @return array{string, string, int, int} */
	private static function of_outage( Paypal_Failure $failure ): array {
		return match ( $failure ) {
			Paypal_Failure::In_Progress => array(
				'paypal_in_progress',
				__( 'PayPal is still working on this. Try again in a moment.', 'slipstream' ),
				409,
				3,
			),
			Paypal_Failure::Rate_Limited => array(
				'paypal_rate_limited',
				__( 'PayPal is not accepting more requests right now. Try again in a moment.', 'slipstream' ),
				429,
				10,
			),
			Paypal_Failure::Unreachable => array(
				'paypal_unreachable',
				__( 'PayPal could not be reached. Try again later.', 'slipstream' ),
				503,
				10,
			),
			default => array(
				'paypal_outcome_unknown',
				__( 'PayPal’s answer was lost, so it may or may not have done this. Check again in a few minutes.', 'slipstream' ),
				503,
				10,
			),
		};
	}
}
