<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Errors;

/**
 * What became of a request that did not succeed.
 */
enum Stripe_Failure {

	/** The key is wrong, or was revoked. */
	case Unauthorized;

	/** The restricted key may not do this. */
	case Missing_Right;

	case Not_Found;

	/** Not found in this mode, but in the other one. */
	case Other_Mode;

	/** The card was declined. */
	case Card;

	/** A parameter is wrong. */
	case Invalid;

	/** The idempotency key was used before, with other parameters. */
	case Idempotency;

	/** A request with the same idempotency key is still running. */
	case In_Progress;

	/** Too many requests, or the object is in use. Nothing was done. */
	case Rate_Limited;

	/** Stripe may have done it: its answer is lost, or says that Stripe does not know. */
	case Unknown_Outcome;

	/** Stripe got nothing. */
	case Unreachable;
}
