<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * A payment that the cardholder's bank questions.
 */
final class Dispute {

	/** Those that the bank has decided, or that came to nothing. */
	private const CLOSED = array( 'won', 'lost', 'warning_closed', 'prevented' );

	/**
	 * @param string                    $status       'needs_response', 'under_review', 'won', 'lost', 'prevented', or
	 *     for inquiries 'warning_needs_response', 'warning_under_review', 'warning_closed'.
	 * @param int|null                  $due_by       When evidence must be in.
	 * @param list<Balance_Transaction> $transactions What the dispute has moved: money withdrawn, and reinstated.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $status,
		public readonly string $reason,
		public readonly Money $amount,
		public readonly ?string $charge_id,
		public readonly ?string $payment_intent_id,
		public readonly ?int $due_by,
		public readonly array $transactions,
		public readonly int $created
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no dispute.
	 */
	public static function of( mixed $value ): self {
		$dispute = Stripe_Object::of( $value, 'dispute' );
		$moved   = is_array( $value ) && is_array( $value['balance_transactions'] ?? null )
			? $value['balance_transactions']
			: array();
		return new self(
			$dispute->id(),
			$dispute->mode(),
			$dispute->text( 'status' ),
			$dispute->text( 'reason' ),
			$dispute->money( 'amount' ),
			$dispute->reference( 'charge' ),
			$dispute->reference( 'payment_intent' ),
			$dispute->number_or_null( 'evidence_details.due_by' ),
			array_map( Balance_Transaction::of( ... ), array_values( $moved ) ),
			$dispute->number( 'created' )
		);
	}

	public function is_closed(): bool {
		return in_array( $this->status, self::CLOSED, true );
	}
}
