<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway_Account;
use UnexpectedValueException;

/**
 * What a gateway says of an order now.
 */
final class Observed_Order {

	public readonly Order_Ids $ids;

	/**
	 * @param string                $reference The order's public name, as the gateway keeps it.
	 * @param Order_State           $state     How it stands as long as no money was taken: where there is some, the
	 *     entries say it.
	 * @param Observed_Payment|null $payment   Null if the gateway has none yet.
	 * @throws UnexpectedValueException If it claims to be paid without a payment.
	 */
	public function __construct(
		public readonly Gateway_Account $account,
		public readonly string $reference,
		public readonly Order_State $state,
		Order_Ids $ids = new Order_Ids(),
		public readonly ?Observed_Payment $payment = null,
		public readonly Payer $payer = new Payer()
	) {
		if ( $state->was_paid() ) {
			throw new UnexpectedValueException( 'An order is paid by its entries alone.' );
		}
		$this->ids = null === $payment
			? $ids
			: new Order_Ids( $ids->checkout, $payment->id, $ids->subscription, $ids->customer );
	}

	/** Whether it is an order's: of its account, under its name. Whoever comes back may bring the name of another's. */
	public function is_of( Order $order ): bool {
		return $this->account->equals( $order->account ) && hash_equals( $order->uuid, $this->reference );
	}
}
