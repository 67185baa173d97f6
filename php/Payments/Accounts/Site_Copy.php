<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;

/**
 * Keeps a copy of the site from charging anyone: where the site has another address than the one that its keys were
 * accepted at, live mode stands still until the owner says whether it has moved or is a copy.
 */
final class Site_Copy {

	public function __construct( private Account_Store $accounts ) {}

	/**
	 * Stops what may be done at the site's own address alone. In test mode nothing is lost anywhere.
	 *
	 * @throws Request_Error If it is not there, or the database does not say.
	 */
	public function ensure_home( Gateway_Account $account ): void {
		if ( ! $this->is_home( $account ) ) {
			throw Account_Store::copied_site();
		}
	}

	/**
	 * Whether an account can be asked where the site is now.
	 *
	 * @throws Request_Error If the database does not say.
	 */
	public function is_home( Gateway_Account $account ): bool {
		return Mode::Test === $account->mode || ! $this->accounts->is_elsewhere( $account->gateway, Mode::Live );
	}

	/**
	 * The gateways whose live mode stands still.
	 *
	 * @return list<Gateway> None where all is well.
	 * @throws Request_Error If the database does not say.
	 */
	public function stopped_gateways(): array {
		return array_values(
			array_filter(
				Gateway::cases(),
				fn ( Gateway $gateway ): bool => $this->accounts->is_elsewhere( $gateway, Mode::Live )
			)
		);
	}

	/**
	 * The gateways whose live mode stands still, and of which nobody has said that the site is a copy: it may have
	 * moved.
	 *
	 * @return list<Gateway>
	 * @throws Request_Error If the database does not say.
	 */
	public function undecided_gateways(): array {
		return array_values(
			array_filter(
				$this->stopped_gateways(),
				fn ( Gateway $gateway ): bool => ! $this->accounts->state( $gateway, Mode::Live )->is_copy
			)
		);
	}

	/**
	 * What stands still.
	 *
	 * @return list<Account_State> None where all is well.
	 * @throws Request_Error If the database does not say.
	 */
	public function stopped(): array {
		return array_map(
			fn ( Gateway $gateway ): Account_State => $this->accounts->state( $gateway, Mode::Live ),
			$this->stopped_gateways()
		);
	}

	/**
	 * What tells the site's address from others.
	 *
	 * @throws Request_Error If the database does not say.
	 */
	public function here(): string {
		return Home::key( Account_Store::home() );
	}
}
