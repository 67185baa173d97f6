<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use Slipstream\Money\Gateway;
use Slipstream\Money\Money;

/**
 * One thing that is sold with PayPal.
 */
final class Product {

	/**
	 * @param Money  $price    Of one.
	 * @param string $email    Of the PayPal account that is paid.
	 * @param bool   $multiple Whether several can be bought at once.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $description,
		public readonly Money $price,
		public readonly string $email,
		public readonly bool $multiple
	) {}

	/** Whether PayPal takes exactly its price: not every currency, and some only in whole numbers. */
	public function is_payable(): bool {
		return ( $this->price->at_gateway( Gateway::Paypal ) ?? 0 ) > 0;
	}
}
