<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway_Account;

/**
 * An order before it is stored.
 */
final class New_Order {

	/**
	 * @param Payer  $payer       With an email address only if they have proven that it is theirs.
	 * @param string $form_token  Of the form as it was shown to one visitor: sent twice, it is the same order.
	 * @param string $as_customer The gateway's customer that it is paid as; '' for a new one. Only that of a payer who
	 *     has proven whose the email address is: the gateway shows them their cards.
	 */
	public function __construct(
		public readonly Gateway_Account $account,
		public readonly Order_Terms $terms,
		public readonly Payer $payer,
		private string $form_token,
		public readonly string $as_customer = ''
	) {}

	/** What makes two submissions the same order: the form, and what was chosen in it. */
	public function form_key(): string {
		return hash(
			'sha256',
			implode(
				"\n",
				array(
					...array_values( Gateway_Id::columns( $this->account ) ),
					$this->terms->plan_id,
					$this->terms->money->amount,
					$this->terms->money->currency,
					$this->terms->interval->value,
					$this->terms->quantity,
					$this->form_token,
				)
			)
		);
	}
}
