<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Objects;

use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * Money that goes back.
 */
final class Refund {

	/**
	 * @param string     $status  'COMPLETED', 'PENDING', 'FAILED', or 'CANCELLED'.
	 * @param string     $request What the site calls the wish that it came of; '' if it was not made here.
	 * @param Money|null $fee     What PayPal gives back of its fee; null if it does not say.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $status,
		public readonly Money $amount,
		public readonly int $created,
		public readonly string $request,
		public readonly ?Money $fee
	) {}

	/**
	 * @param mixed $value What PayPal sent.
	 * @throws Unexpected_Response If it is no refund.
	 */
	public static function of( mixed $value ): self {
		$refund = Paypal_Object::of( $value, 'refund' );
		return new self(
			$refund->text( 'id' ),
			$refund->text( 'status' ),
			$refund->money( 'amount' ),
			$refund->time( 'create_time' ),
			$refund->text_or_empty( 'custom_id' ),
			$refund->money_or_null( 'seller_payable_breakdown.paypal_fee' )
		);
	}

	/** Whether the money has gone back. One that is pending has moved nothing yet. */
	public function is_complete(): bool {
		return 'COMPLETED' === $this->status;
	}

	/** Whether the money is not going back after all. */
	public function is_void(): bool {
		return in_array( $this->status, array( 'FAILED', 'CANCELLED' ), true );
	}
}
