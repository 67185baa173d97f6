<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;

/**
 * An account of a gateway, in the words of the ledger. What it observes it has asked the gateway for just now. Only a
 * Guarded_Adapter is used outside.
 */
interface Gateway_Adapter {

	public function account(): Gateway_Account;

	/**
	 * Makes the page where an order is paid. Asked again for the same order, it gives the same page.
	 *
	 * @throws Gateway_Error If there is none, or nobody knows whether there is one.
	 */
	public function start( Order $order ): Checkout;

	/**
	 * Tells how an order stands. One whose page nobody was sent to, because the process died before, cannot be paid: it
	 * has expired when its page would have.
	 *
	 * @throws Gateway_Error If the gateway does not tell: that is no state.
	 */
	public function observe( Order $order ): Observed_Order;

	/**
	 * Tells how a subscription stands. It may be anybody's: the account may have more than this site.
	 *
	 * @throws Gateway_Error If the gateway does not tell.
	 */
	public function observe_subscription( string $subscription_id ): Observed_Subscription;

	/**
	 * Gives money back.
	 *
	 * @param string $request Names what someone has asked for, so that it is done once however often it is sent.
	 * @throws Gateway_Error If it was not given back, or nobody knows.
	 */
	public function refund( Order $order, Money $amount, string $request ): void;

	/**
	 * Ends a subscription.
	 *
	 * @throws Gateway_Error If it was not ended, or nobody knows.
	 */
	public function cancel( Subscription $subscription, bool $at_period_end ): void;
}
