<?php

declare( strict_types=1 );

namespace Slipstream\Money;

/**
 * Who moves money. The value is its column in currencies.json.
 */
enum Gateway: string {

	case Stripe = 'stripe';
	case Paypal = 'paypal';
}
