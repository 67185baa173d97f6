<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * What an object has moved on the account's balance, in the currency of the balance: it can be another one than the
 * payer's.
 */
final class Balance_Transaction {

	/**
	 * @param string      $type      'charge', 'refund', 'refund_failure', 'adjustment', …
	 * @param Money       $amount    Negative where money leaves.
	 * @param Money       $fee       What Stripe keeps of it.
	 * @param string|null $source_id The object.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly Money $amount,
		public readonly Money $fee,
		public readonly ?string $source_id,
		public readonly int $created
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is none.
	 */
	public static function of( mixed $value ): self {
		$transaction = Stripe_Object::of( $value, 'balance_transaction' );
		return new self(
			$transaction->id(),
			$transaction->text( 'type' ),
			$transaction->money( 'amount' ),
			$transaction->money( 'fee' ),
			$transaction->reference( 'source' ),
			$transaction->number( 'created' )
		);
	}
}
