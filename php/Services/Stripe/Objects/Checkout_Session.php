<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * A visit to Stripe's payment page. States that this version does not know are handed on as they are.
 */
final class Checkout_Session {

	/**
	 * @param string                $kind           'payment', 'subscription', or 'setup'.
	 * @param string|null           $status         'open', 'complete', or 'expired'.
	 * @param string                $payment_status 'paid', 'unpaid', or 'no_payment_required'.
	 * @param Money|null            $total          Null where nothing is paid.
	 * @param string|null           $url            The payment page, while the session is open.
	 * @param array<string, string> $metadata       It is the session's own: payments and subscriptions have theirs.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $kind,
		public readonly ?string $status,
		public readonly string $payment_status,
		public readonly ?Money $total,
		public readonly ?string $url,
		public readonly int $created,
		public readonly int $expires_at,
		public readonly ?string $reference,
		public readonly ?string $customer_id,
		public readonly ?string $email,
		public readonly ?string $name,
		public readonly ?string $payment_intent_id,
		public readonly ?string $subscription_id,
		public readonly ?string $invoice_id,
		public readonly array $metadata
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no session.
	 */
	public static function of( mixed $value ): self {
		$session = Stripe_Object::of( $value, 'checkout.session' );
		return new self(
			$session->id(),
			$session->mode(),
			$session->text( 'mode' ),
			$session->text_or_null( 'status' ),
			$session->text( 'payment_status' ),
			$session->money_or_null( 'amount_total' ),
			$session->text_or_null( 'url' ),
			$session->number( 'created' ),
			$session->number( 'expires_at' ),
			$session->text_or_null( 'client_reference_id' ),
			$session->reference( 'customer' ),
			$session->text_or_null( 'customer_details.email' ) ?? $session->text_or_null( 'customer_email' ),
			$session->text_or_null( 'customer_details.name' ),
			$session->reference( 'payment_intent' ),
			$session->reference( 'subscription' ),
			$session->reference( 'invoice' ),
			$session->metadata()
		);
	}

	/** Whether the money is there, or none is due now. A completed session alone does not say so: debits take days. */
	public function is_paid(): bool {
		return 'complete' === $this->status
			&& in_array( $this->payment_status, array( 'paid', 'no_payment_required' ), true );
	}
}
