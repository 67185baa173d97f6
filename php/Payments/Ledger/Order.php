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
 * Something that someone wants to pay: a row as it was read. Orders changes it.
 */
final class Order {

	/**
	 * @param string $uuid    Its public name, also at the gateway.
	 * @param int    $attempt Which order of the same form it is: another follows where one expired or failed.
	 * @param int    $paid    When, as the gateway says; 0 for not.
	 * @param int    $erased  When its personal data was erased; 0 for not. It must not come back from the gateway.
	 * @param int    $version Grows with each change.
	 * @param string $as_customer The gateway's customer that it is to be paid as; '' for a new one.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $uuid,
		public readonly Gateway_Account $account,
		public readonly Order_Terms $terms,
		public readonly Order_State $state,
		public readonly Dispute_State $dispute,
		public readonly Order_Ids $ids,
		public readonly Payer $payer,
		public readonly int $attempt,
		public readonly int $paid,
		public readonly int $erased,
		public readonly int $created,
		public readonly int $updated,
		public readonly int $version,
		public readonly string $as_customer = ''
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->uuid,
			new Gateway_Account( Gateway::from( $row->gateway ), Mode::from( $row->mode ), (string) $row->account ),
			new Order_Terms(
				new Money( (int) $row->amount, (string) $row->currency ),
				Billing_Interval::from( $row->billing ),
				(int) $row->plan_id,
				(int) $row->post_id,
				(string) $row->block,
				(string) $row->block_hash,
				(string) $row->sentence,
				(int) ( $row->quantity ?? 1 )
			),
			Order_State::from( $row->state ),
			Dispute_State::from( $row->dispute ),
			new Order_Ids(
				(string) $row->checkout_id,
				(string) $row->payment_id,
				(string) $row->subscription_id,
				(string) $row->customer_id
			),
			new Payer( (string) $row->email, (string) $row->payer_name, (string) $row->note ),
			(int) $row->attempt,
			(int) $row->paid,
			(int) $row->erased,
			(int) $row->created,
			(int) $row->updated,
			(int) $row->version,
			(string) ( $row->as_customer ?? '' )
		);
	}

	/**
	 * The columns that an observation changes.
	 *
	 * @param list<Entry> $entries All of its payment.
	 * @return array<string, string|int>|null By column; null if what was observed contradicts the order.
	 */
	public function changed_by( Observed_Order $observed, array $entries ): ?array {
		$paid_state = Order_State::of_entries( $entries, $this->terms );
		$ids        = $this->ids->completed_by( $observed->ids, 0 === $this->paid );
		if ( null === $ids || ! $observed->is_of( $this ) ) {
			return null;
		}
		$payer = $this->erased > 0 ? $this->payer : $this->payer->completed_by( $observed->payer );
		$after = array(
			'state'           => ( $paid_state ?? $this->state->later( $observed->state ) )->value,
			'dispute'         => ( null === $observed->payment ? $this->dispute : $observed->payment->dispute )->value,
			'checkout_id'     => $ids->checkout,
			'payment_id'      => $ids->payment,
			'subscription_id' => $ids->subscription,
			'customer_id'     => $ids->customer,
			'email'           => $payer->email,
			'payer_name'      => $payer->name,
			'paid'            => $this->paid > 0 ? $this->paid : self::paid_at( $entries ),
		);
		return array_diff_assoc(
			$after,
			array(
				'state'           => $this->state->value,
				'dispute'         => $this->dispute->value,
				'checkout_id'     => $this->ids->checkout,
				'payment_id'      => $this->ids->payment,
				'subscription_id' => $this->ids->subscription,
				'customer_id'     => $this->ids->customer,
				'email'           => $this->payer->email,
				'payer_name'      => $this->payer->name,
				'paid'            => $this->paid,
			)
		);
	}

	/** @param list<Entry> $entries */
	private static function paid_at( array $entries ): int {
		foreach ( $entries as $entry ) {
			if ( Entry_Kind::Charge === $entry->kind ) {
				return $entry->occurred;
			}
		}
		return 0;
	}
}
