<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Money\Billing_Interval;

/**
 * One plan that a form offers.
 */
final class Offer_Choice {

	/** @param list<int> $amounts What can be chosen, in units of the offer's currency. */
	public function __construct(
		public readonly int $plan_id,
		public readonly Billing_Interval $interval,
		public readonly array $amounts
	) {}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return array(
			'plan'     => $this->plan_id,
			'interval' => $this->interval->value,
			'amounts'  => $this->amounts,
		);
	}

	/** Null if it is none. */
	public static function of( mixed $data ): ?self {
		$interval = is_array( $data ) && is_string( $data['interval'] ?? null )
			? Billing_Interval::tryFrom( $data['interval'] )
			: null;
		return null === $interval || ! is_int( $data['plan'] ?? null ) || ! is_array( $data['amounts'] ?? null )
			? null
			: new self( $data['plan'], $interval, array_values( array_filter( $data['amounts'], 'is_int' ) ) );
	}
}
