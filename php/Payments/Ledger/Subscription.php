<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use stdClass;

/**
 * Something that someone pays again and again: a row as it was read. Subscriptions changes it.
 */
final class Subscription {

	/**
	 * @param string        $subscription_id The gateway's.
	 * @param int           $order_id        The order that it began with.
	 * @param Dispute_State $dispute         Of the payments that were last looked at.
	 * @param int           $erased          When its personal data was erased; 0 for not.
	 * @param int           $checked         When the gateway was last asked.
	 * @param int           $version         Grows each time.
	 */
	public function __construct(
		public readonly int $id,
		public readonly Gateway_Account $account,
		public readonly string $subscription_id,
		public readonly int $order_id,
		public readonly string $customer_id,
		public readonly int $plan_id,
		public readonly Money $money,
		public readonly Billing_Interval $interval,
		public readonly Subscription_Status $status,
		public readonly Subscription_Period $period,
		public readonly Dispute_State $dispute,
		public readonly Payer $payer,
		public readonly int $erased,
		public readonly int $created,
		public readonly int $checked,
		public readonly int $version
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			new Gateway_Account( Gateway::from( $row->gateway ), Mode::from( $row->mode ), (string) $row->account ),
			(string) $row->subscription_id,
			(int) $row->order_id,
			(string) $row->customer_id,
			(int) $row->plan_id,
			new Money( (int) $row->amount, (string) $row->currency ),
			Billing_Interval::from( $row->billing ),
			Subscription_Status::of( $row->status ),
			new Subscription_Period(
				(int) $row->period_end,
				(int) $row->cancel_at,
				(int) $row->canceled,
				(int) $row->ended
			),
			Dispute_State::from( $row->dispute ),
			new Payer( (string) $row->email, (string) $row->payer_name ),
			(int) $row->erased,
			(int) $row->created,
			(int) $row->checked,
			(int) $row->version
		);
	}

	/** Whether it is going to end, now or with its period. */
	public function is_canceled(): bool {
		return $this->status->is_final() || $this->period->cancel_at > 0;
	}
}
