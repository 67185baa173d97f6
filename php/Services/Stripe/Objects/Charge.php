<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * Money that was taken, or could not be.
 */
final class Charge {

	/**
	 * @param string                $status                 'succeeded', 'pending', or 'failed'.
	 * @param Money                 $refunded               Of all refunds that did not fail. It can shrink again.
	 * @param string|null           $balance_transaction_id Where the fee stands; null while the charge is pending.
	 * @param string|null           $invoice_id             Only before the version basil; now see Invoice_Payment.
	 * @param array<string, string> $metadata
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $status,
		public readonly Money $amount,
		public readonly Money $refunded,
		public readonly bool $is_fully_refunded,
		public readonly bool $is_disputed,
		public readonly ?string $payment_intent_id,
		public readonly ?string $customer_id,
		public readonly ?string $invoice_id,
		public readonly ?string $balance_transaction_id,
		public readonly ?string $receipt_url,
		public readonly int $created,
		public readonly array $metadata
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no charge.
	 */
	public static function of( mixed $value ): self {
		$charge = Stripe_Object::of( $value, 'charge' );
		return new self(
			$charge->id(),
			$charge->mode(),
			$charge->text( 'status' ),
			$charge->money( 'amount' ),
			$charge->money( 'amount_refunded' ),
			$charge->flag( 'refunded' ),
			$charge->flag( 'disputed' ),
			$charge->reference( 'payment_intent' ),
			$charge->reference( 'customer' ),
			$charge->reference( 'invoice' ),
			$charge->reference( 'balance_transaction' ),
			$charge->text_or_null( 'receipt_url' ),
			$charge->number( 'created' ),
			$charge->metadata()
		);
	}
}
