<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal;

use InvalidArgumentException;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;

/**
 * What a buyer will be asked to pay, once.
 */
final class New_Paypal_Order {

	private const LONGEST_TEXT = 127;

	/**
	 * @param string $reference  What the site calls it. Buyers see it, and no other order of the account may have it.
	 * @param string $return_url Where PayPal sends the buyer when they have approved.
	 * @param string $cancel_url Where PayPal sends the buyer when they have not.
	 */
	public function __construct(
		private Money $amount,
		private string $reference,
		private string $description,
		private string $return_url,
		private string $cancel_url
	) {}

	/**
	 * An amount in PayPal's way of writing.
	 *
	 * @return array{currency_code: string, value: string}
	 * @throws InvalidArgumentException If PayPal does not take exactly this amount.
	 */
	public static function amount( Money $money ): array {
		$unit = Currency::of( $money->currency )->at( Gateway::Paypal );
		if ( null === $unit || null === $money->at_gateway( Gateway::Paypal ) ) {
			throw new InvalidArgumentException( 'PayPal does not take this amount.' );
		}
		return array(
			'currency_code' => $money->currency,
			'value'         => $money->digits( $unit->exponent ),
		);
	}

	/**
	 * @return array<string, mixed> As PayPal takes it.
	 * @throws InvalidArgumentException If PayPal does not take exactly this amount.
	 */
	public function to_array(): array {
		$unit = array(
			'custom_id'  => $this->reference,
			'invoice_id' => $this->reference,
			'amount'     => self::amount( $this->amount ),
		);
		$text = self::cut( $this->description );
		$name = self::cut( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return array(
			'intent'         => 'CAPTURE',
			'purchase_units' => array( '' === $text ? $unit : $unit + array( 'description' => $text ) ),
			'payment_source' => array(
				'paypal' => array(
					'experience_context' => array(
						'shipping_preference'       => 'NO_SHIPPING',
						'user_action'               => 'PAY_NOW',
						'payment_method_preference' => 'IMMEDIATE_PAYMENT_REQUIRED',
						'return_url'                => $this->return_url,
						'cancel_url'                => $this->cancel_url,
					) + ( '' === $name ? array() : array( 'brand_name' => $name ) ),
				),
			),
		);
	}

	private static function cut( string $text ): string {
		return mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), 0, self::LONGEST_TEXT );
	}
}
