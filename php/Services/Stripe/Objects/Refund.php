<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * Money that goes back. Stripe does not say in the refund which mode it is of: it is the key's.
 */
final class Refund {

	/**
	 * @param string|null           $status         'pending', 'requires_action', 'succeeded', 'failed', or 'canceled'.
	 *     Succeeded ones can fail weeks later.
	 * @param array<string, string> $metadata
	 */
	public function __construct(
		public readonly string $id,
		public readonly ?string $status,
		public readonly Money $amount,
		public readonly ?string $charge_id,
		public readonly ?string $payment_intent_id,
		public readonly ?string $reason,
		public readonly ?string $failure_reason,
		public readonly int $created,
		public readonly array $metadata
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no refund.
	 */
	public static function of( mixed $value ): self {
		$refund = Stripe_Object::of( $value, 'refund' );
		return new self(
			$refund->id(),
			$refund->text_or_null( 'status' ),
			$refund->money( 'amount' ),
			$refund->reference( 'charge' ),
			$refund->reference( 'payment_intent' ),
			$refund->text_or_null( 'reason' ),
			$refund->text_or_null( 'failure_reason' ),
			$refund->number( 'created' ),
			$refund->metadata()
		);
	}

	/** Whether the money is not going back after all. */
	public function is_void(): bool {
		return in_array( $this->status, array( 'failed', 'canceled' ), true );
	}
}
