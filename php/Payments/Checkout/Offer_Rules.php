<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Ledger\Order_Terms;

/**
 * Decides what can be paid of what a form has offered: an offer may be of an old page.
 */
interface Offer_Rules {

	/**
	 * What a visitor agrees to.
	 *
	 * @throws Request_Error If it cannot be paid, or the database fails.
	 */
	public function terms( Offer $offer, Checkout_Request $request, Gateway $gateway ): Order_Terms;

	/**
	 * Refuses a new order of what the visitor has already, if nobody needs it twice.
	 *
	 * @throws Request_Error If it is refused, or the database fails.
	 */
	public function ensure_once( Order_Terms $terms, Gateway $gateway ): void;
}
