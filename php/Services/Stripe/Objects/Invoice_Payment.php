<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * Which payment belongs to which invoice: since the version basil, payments do not say so themselves.
 */
final class Invoice_Payment {

	/** @param string $status 'open', 'paid', or 'canceled'. */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $status,
		public readonly string $invoice_id,
		public readonly ?string $payment_intent_id
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no payment of an invoice.
	 */
	public static function of( mixed $value ): self {
		$payment = Stripe_Object::of( $value, 'invoice_payment' );
		return new self(
			$payment->id(),
			$payment->mode(),
			$payment->text( 'status' ),
			$payment->reference( 'invoice' ) ?? throw Unexpected_Response::of( 'A payment has no invoice.' ),
			$payment->reference( 'payment.payment_intent' )
		);
	}
}
