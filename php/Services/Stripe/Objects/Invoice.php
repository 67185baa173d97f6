<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * A bill, of one period of a subscription as a rule.
 */
final class Invoice {

	/**
	 * @param string|null           $status                'draft', 'open', 'paid', 'uncollectible', or 'void'.
	 * @param string|null           $billing_reason        'subscription_create', 'subscription_cycle', …
	 * @param array<string, string> $subscription_metadata The subscription's, when the invoice was made.
	 * @param list<string>          $payment_intent_ids    Of its payments. Stripe tells them only with
	 *     expand[]=payments; else ask /v1/invoice_payments.
	 * @param string|null           $page_url              Where the payer sees it and can pay.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly ?string $status,
		public readonly Money $due,
		public readonly Money $paid,
		public readonly ?string $billing_reason,
		public readonly ?string $customer_id,
		public readonly ?string $subscription_id,
		public readonly array $subscription_metadata,
		public readonly array $payment_intent_ids,
		public readonly ?string $page_url,
		public readonly ?int $next_attempt,
		public readonly int $created
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no invoice.
	 */
	public static function of( mixed $value ): self {
		$invoice = Stripe_Object::of( $value, 'invoice' );
		return new self(
			$invoice->id(),
			$invoice->mode(),
			$invoice->text_or_null( 'status' ),
			$invoice->money( 'amount_due' ),
			$invoice->money( 'amount_paid' ),
			$invoice->text_or_null( 'billing_reason' ),
			$invoice->reference( 'customer' ),
			// Before the version basil, both stood at the invoice.
			$invoice->reference( 'parent.subscription_details.subscription' ) ?? $invoice->reference( 'subscription' ),
			$invoice->metadata( 'parent.subscription_details.metadata' )
				?: $invoice->metadata( 'subscription_details.metadata' ),
			self::payment_intent_ids( $invoice ),
			$invoice->text_or_null( 'hosted_invoice_url' ),
			$invoice->number_or_null( 'next_payment_attempt' ),
			$invoice->number( 'created' )
		);
	}

	public function is_paid(): bool {
		return 'paid' === $this->status;
	}

	/** @return list<string> */
	private static function payment_intent_ids( Stripe_Object $invoice ): array {
		$ids = array_map(
			static fn ( Stripe_Object $payment ): ?string => $payment->reference( 'payment.payment_intent' ),
			$invoice->entries( 'payments', 'invoice_payment' )
		);
		// As it was before the version basil.
		$ids[] = $invoice->reference( 'payment_intent' );
		return array_values( array_unique( array_filter( $ids ) ) );
	}
}
