<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * A payment, from the wish to the money.
 */
final class Payment_Intent {

	/**
	 * @param string                $status     'requires_payment_method', 'requires_confirmation', 'requires_action',
	 *     'processing', 'requires_capture', 'canceled', or 'succeeded'.
	 * @param string|null           $error_code Why the last try failed, such as 'card_declined'.
	 * @param string|null           $invoice_id Only before the version basil; now see Invoice_Payment.
	 * @param array<string, string> $metadata
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $status,
		public readonly Money $amount,
		public readonly Money $received,
		public readonly ?string $customer_id,
		public readonly ?string $charge_id,
		public readonly ?string $invoice_id,
		public readonly ?string $error_code,
		public readonly int $created,
		public readonly array $metadata
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no payment.
	 */
	public static function of( mixed $value ): self {
		$payment = Stripe_Object::of( $value, 'payment_intent' );
		return new self(
			$payment->id(),
			$payment->mode(),
			$payment->text( 'status' ),
			$payment->money( 'amount' ),
			$payment->money( 'amount_received' ),
			$payment->reference( 'customer' ),
			$payment->reference( 'latest_charge' ),
			$payment->reference( 'invoice' ),
			$payment->text_or_null( 'last_payment_error.code' ),
			$payment->number( 'created' ),
			$payment->metadata()
		);
	}
}
