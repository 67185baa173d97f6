<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Accounts\Account_Store;

/**
 * The account that plans are paid to: Stripe's, in the mode that new payments are made in.
 */
final class Connected_Account {

	public function __construct( private Account_Store $accounts ) {}

	/**
	 * @return string|null Null if none is connected.
	 * @throws Request_Error If the database fails.
	 */
	public function id(): ?string {
		return $this->accounts->state( Gateway::Stripe, Payments_Settings::mode( Gateway::Stripe ) )->connected()?->id;
	}
}
