<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

/**
 * What is known of a request that failed at a gateway.
 */
enum Gateway_Failure {

	/** The gateway has refused it, and will again: nothing was done. */
	case Refused;

	/** Nothing was done, and another try may do. */
	case Not_Sent;

	/** It may have been done. */
	case Unknown;
}
