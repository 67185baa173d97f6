<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Errors;

use Slipstream\Http\Request_Error;

/**
 * What people read about a failure. PayPal's own sentences are not shown: they are in English, and for programmers.
 */
final class Paypal_Messages {

	/** The error, with the seconds after which another try makes sense. */
	public static function of( Paypal_Failure $failure ): Request_Error {
		return match ( $failure ) {
			Paypal_Failure::Unauthorized => new Request_Error(
				'paypal_app_refused',
				__( 'PayPal rejected this site’s client ID and secret. Check that they are for the right mode.', 'slipstream' ),
				409
			),
			Paypal_Failure::Forbidden => new Request_Error(
				'paypal_not_allowed',
				__( 'PayPal does not let this site’s app do this. Check the app’s features in PayPal.', 'slipstream' ),
				409
			),
			Paypal_Failure::Not_Found => new Request_Error(
				'paypal_not_found',
				__( 'PayPal does not have this in the account of this site’s app.', 'slipstream' ),
				404
			),
			Paypal_Failure::Refused => new Request_Error(
				'paypal_refused',
				__( 'PayPal did not accept the request.', 'slipstream' ),
				400
			),
			default => self::of_outage( $failure ),
		};
	}

	private static function of_outage( Paypal_Failure $failure ): Request_Error {
		return match ( $failure ) {
			Paypal_Failure::In_Progress => new Request_Error(
				'paypal_in_progress',
				__( 'PayPal is still working on this. Try again in a moment.', 'slipstream' ),
				409,
				3
			),
			Paypal_Failure::Rate_Limited => new Request_Error(
				'paypal_rate_limited',
				__( 'PayPal is not accepting more requests right now. Try again in a moment.', 'slipstream' ),
				429,
				10
			),
			Paypal_Failure::Unreachable => new Request_Error(
				'paypal_unreachable',
				__( 'PayPal could not be reached. Try again later.', 'slipstream' ),
				503,
				10
			),
			default => new Request_Error(
				'paypal_outcome_unknown',
				__( 'PayPal’s answer was lost, so it may or may not have done this. Check again in a few minutes.', 'slipstream' ),
				503,
				10
			),
		};
	}
}
