<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Cancel;

use Slipstream\Payers\Payment_Words;
use stdClass;

/**
 * Someone's wish to cancel a subscription: a row as it was read. Wishes changes it.
 */
final class Wish {

	/**
	 * @param int    $subscription_id The number of the subscription here.
	 * @param string $email           Of who gets the receipt.
	 * @param int    $attempt         How often it was begun, as they can ask again.
	 * @param int    $asked           When they asked.
	 * @param string $place           Where it may be done, see Places.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $subscription_id,
		public readonly bool $at_period_end,
		public readonly string $email,
		public readonly Wish_State $state,
		public readonly int $tries,
		public readonly int $attempt,
		public readonly int $asked,
		public readonly string $place
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(int) $row->subscription_id,
			1 === (int) $row->at_period_end,
			(string) $row->email,
			Wish_State::from( (string) $row->state ),
			(int) $row->tries,
			(int) $row->attempt,
			(int) $row->asked,
			(string) $row->place
		);
	}

	/** What its person reads while it is not done. */
	public function text(): string {
		return sprintf(
			/* translators: %s: a date with its time. */
			__( 'You asked to cancel on %s, but the payment service has not confirmed it, so your subscription is not canceled yet. This site keeps trying and will email you when it is canceled.', 'slipstream' ),
			Payment_Words::moment( $this->asked )
		);
	}
}
