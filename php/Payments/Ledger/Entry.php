<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use stdClass;

/**
 * Money that has moved: a row that nothing changes.
 */
final class Entry {

	/**
	 * @param string $key             Unique: of the account, the kind, and the gateway's object.
	 * @param string $subscription_id '' if the payment belongs to none.
	 * @param Money  $money           Less than 0 where the owner gives it.
	 * @param int    $occurred        When, as the gateway says.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly Gateway_Account $account,
		public readonly Entry_Kind $kind,
		public readonly string $object_id,
		public readonly string $payment_id,
		public readonly string $subscription_id,
		public readonly Money $money,
		public readonly int $occurred,
		public readonly int $created
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->entry_key,
			new Gateway_Account( Gateway::from( $row->gateway ), Mode::from( $row->mode ), (string) $row->account ),
			Entry_Kind::from( $row->kind ),
			(string) $row->object_id,
			(string) $row->payment_id,
			(string) $row->subscription_id,
			new Money( (int) $row->amount, (string) $row->currency ),
			(int) $row->occurred,
			(int) $row->created
		);
	}
}
