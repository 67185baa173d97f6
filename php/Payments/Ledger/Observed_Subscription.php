<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;

/**
 * What a gateway says of a subscription now.
 */
final class Observed_Subscription {

	public readonly string $id;
	public readonly string $customer_id;

	/**
	 * @param string                 $reference The public name of the order that it began with; '' if it has none, so
	 *     that it is not of this site.
	 * @param Money                  $money     What each payment takes now.
	 * @param Due_Bill|null          $due       What it could not charge lately, and will try again.
	 * @param list<Observed_Payment> $payments  As many as the gateway shows at once, the latest among them.
	 */
	public function __construct(
		public readonly Gateway_Account $account,
		string $id,
		public readonly string $reference,
		public readonly Subscription_Status $status,
		public readonly Money $money,
		public readonly Subscription_Period $period = new Subscription_Period(),
		public readonly array $payments = array(),
		string $customer_id = '',
		public readonly Payer $payer = new Payer(),
		public readonly ?Due_Bill $due = null
	) {
		$this->id          = Gateway_Id::checked( $id );
		$this->customer_id = Gateway_Id::checked( $customer_id );
	}

	/** What to say of the disputes of its payments. */
	public function dispute(): Dispute_State {
		return Dispute_State::of(
			...array_map( static fn ( Observed_Payment $payment ): Dispute_State => $payment->dispute, $this->payments )
		);
	}
}
