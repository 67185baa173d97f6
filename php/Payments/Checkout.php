<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Payments\Ledger\Order_Ids;

/**
 * The gateway's page where an order is paid.
 */
final class Checkout {

	/** @param string $url Where the payer goes. */
	public function __construct( public readonly Order_Ids $ids, public readonly string $url ) {}
}
