<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;

/**
 * The gateways that this site can ask, and the accounts that new payments go to.
 */
final class Gateways {

	/** @param array<string, Closure( Gateway_Account ): Gateway_Adapter> $adapters By the gateway's value. */
	public function __construct( private array $adapters, private Account_Store $accounts ) {}

	/**
	 * The account that new payments of a gateway go to.
	 *
	 * @return Gateway_Account|null Null if none is connected in the mode that is chosen, or this is a copy of the site.
	 * @throws Request_Error If the database fails.
	 */
	public function account_for_new_payments( Gateway $gateway ): ?Gateway_Account {
		if ( ! isset( $this->adapters[ $gateway->value ] ) ) {
			return null;
		}
		$mode  = Payments_Settings::mode( $gateway );
		$state = $this->accounts->state( $gateway, $mode );
		return Mode::Live === $mode && $state->is_elsewhere ? null : $state->connected();
	}

	/**
	 * What asks an account.
	 *
	 * @throws Request_Error If nothing does.
	 */
	public function adapter( Gateway_Account $account ): Gateway_Adapter {
		$make = $this->adapters[ $account->gateway->value ] ?? throw self::unavailable();
		return $make( $account );
	}

	public static function unavailable(): Request_Error {
		return new Request_Error(
			'payments_not_connected',
			__( 'This site cannot take payments at the moment.', 'slipstream' ),
			503
		);
	}
}
