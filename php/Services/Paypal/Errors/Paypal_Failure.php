<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Errors;

/**
 * Why a request to PayPal did not succeed.
 */
enum Paypal_Failure {

	/** PayPal does not accept the app's ID and secret. */
	case Unauthorized;

	/** The app or the account may not do this. */
	case Forbidden;

	case Not_Found;

	/** PayPal refuses; the issue says why. */
	case Refused;

	/** A request with the same ID is still running. */
	case In_Progress;

	/** Nothing was done. */
	case Rate_Limited;

	/** The answer was lost, or PayPal does not know itself. */
	case Unknown_Outcome;

	/** PayPal got nothing. */
	case Unreachable;
}
