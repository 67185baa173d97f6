<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Objects;

use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * Money that PayPal has taken of a buyer, or tries to.
 */
final class Capture {

	private const TAKEN = array( 'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED' );

	/**
	 * @param string     $status 'COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'PARTIALLY_REFUNDED', or 'REFUNDED'.
	 * @param Money|null $fee    What PayPal keeps; null as long as it does not say.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $status,
		public readonly Money $amount,
		public readonly ?Money $fee,
		public readonly int $created
	) {}

	/**
	 * @param mixed $value What PayPal sent.
	 * @throws Unexpected_Response If it is no capture.
	 */
	public static function of( mixed $value ): self {
		$capture = Paypal_Object::of( $value, 'capture' );
		return new self(
			$capture->text( 'id' ),
			$capture->text( 'status' ),
			$capture->money( 'amount' ),
			$capture->money_or_null( 'seller_receivable_breakdown.paypal_fee' ),
			$capture->time( 'create_time' )
		);
	}

	/** Whether the owner has the money, or had it. An order that is complete says nothing of that. */
	public function was_taken(): bool {
		return in_array( $this->status, self::TAKEN, true );
	}

	public function is_pending(): bool {
		return 'PENDING' === $this->status;
	}
}
