<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Objects;

use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * Money that goes back.
 */
final class Refund {

	/** @param string $status 'COMPLETED', 'PENDING', 'FAILED', or 'CANCELLED'. */
	private function __construct(
		public readonly string $id,
		public readonly string $status,
		public readonly Money $amount,
		public readonly int $created
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
			$refund->time( 'create_time' )
		);
	}

	/** Whether the money is not going back after all. */
	public function is_void(): bool {
		return in_array( $this->status, array( 'FAILED', 'CANCELLED' ), true );
	}
}
