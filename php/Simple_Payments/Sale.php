<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Gateways;
use Slipstream\Payments\New_Payments;
use Slipstream\Payments\Payments_Settings;

/**
 * How things are sold now.
 */
enum Sale: string {

	/** The site makes an order, with the owner's app. */
	case Order = 'order';

	/** The same in PayPal's sandbox: no real money moves. */
	case Test = 'test';

	/** A link leads to PayPal, as there is no app: the site learns nothing of what comes of it. */
	case Link = 'link';

	/** Nothing is sold: payments are off, or the app cannot be asked. */
	case None = 'none';

	/** @throws Request_Error If the database fails. */
	public static function now( New_Payments $new_payments, Gateways $gateways ): self {
		$mode = Payments_Settings::mode( Gateway::Paypal );
		return match ( true ) {
			! $new_payments->are_allowed() => self::None,
			null !== $gateways->account_for_new_payments( Gateway::Paypal ) => Mode::Live === $mode
				? self::Order
				: self::Test,
			// With an app that PayPal refuses, or whose secret cannot be read, nobody is led to where the price can be
			// changed.
			'' === (string) Payments_Settings::read( "slipstream_paypal_{$mode->value}_client_id" ) => self::Link,
			default => self::None,
		};
	}
}
