<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Objects;

use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * Something that a buyer is asked to pay at PayPal.
 */
final class Paypal_Order {

	/**
	 * @param string        $status       'PAYER_ACTION_REQUIRED', 'CREATED', 'APPROVED', 'COMPLETED', 'SAVED', or
	 *     'VOIDED'.
	 * @param string        $reference    What the site calls it.
	 * @param Money         $amount       What is asked.
	 * @param string        $merchant_id  The account that is paid; '' if PayPal does not say.
	 * @param string        $approval_url Where the buyer approves it; '' if nothing is to be approved.
	 * @param string        $email        The buyer's; '' before they have approved.
	 * @param string        $name         The buyer's.
	 * @param list<Capture> $captures
	 * @param list<Refund>  $refunds
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $status,
		public readonly string $reference,
		public readonly Money $amount,
		public readonly string $merchant_id,
		public readonly string $approval_url,
		public readonly string $email,
		public readonly string $name,
		public readonly array $captures,
		public readonly array $refunds
	) {}

	/**
	 * @param mixed $value What PayPal sent, whole.
	 * @throws Unexpected_Response If it is no order of one purchase unit.
	 */
	public static function of( mixed $value ): self {
		$order = Paypal_Object::of( $value, 'order' );
		$units = $order->entries( 'purchase_units' );
		if ( 1 !== count( $units ) ) {
			throw Unexpected_Response::of( 'An order has not one purchase unit.' );
		}
		$unit = Paypal_Object::of( $units[0], 'purchase unit' );
		return new self(
			$order->text( 'id' ),
			$order->text( 'status' ),
			$unit->text_or_empty( 'custom_id' ),
			$unit->money( 'amount' ),
			$unit->text_or_empty( 'payee.merchant_id' ),
			$order->link( 'payer-action', 'approve' ),
			$order->text_or_empty( 'payer.email_address' ),
			trim(
				$order->text_or_empty( 'payer.name.given_name' ) . ' ' . $order->text_or_empty( 'payer.name.surname' )
			),
			array_map( Capture::of( ... ), $unit->entries( 'payments.captures' ) ),
			array_map( Refund::of( ... ), $unit->entries( 'payments.refunds' ) )
		);
	}
}
