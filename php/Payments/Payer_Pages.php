<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Subscription;

/**
 * What some gateways show to those who pay. The addresses are secrets of one person, some of them for minutes: go
 * there at once, and neither store nor mail them.
 */
interface Payer_Pages {

	/**
	 * The receipt of a payment.
	 *
	 * @param Gateway_Account $account Whose the payment is.
	 * @return string|null Null if there is none.
	 * @throws Gateway_Error If the gateway does not tell.
	 */
	public function receipt_page( Gateway_Account $account, string $payment_id ): ?string;

	/**
	 * Where someone pays what a subscription could not charge.
	 *
	 * @return string|null Null if nothing is due.
	 * @throws Gateway_Error If the gateway does not tell.
	 */
	public function due_page( Subscription $subscription ): ?string;

	/**
	 * Where someone changes the card that a subscription charges.
	 *
	 * @param string $return_url Where they go afterward.
	 * @throws Gateway_Error If there is no such page.
	 */
	public function card_page( Subscription $subscription, string $return_url ): string;
}
