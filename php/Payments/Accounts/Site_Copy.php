<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Http\Home;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Live_Rows;

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
	 * The gateways whose live mode stands still, and of which the owner has said that the site is a copy.
	 *
	 * @return list<Gateway>
	 * @throws Request_Error If the database does not say.
	 */
	public function copied_gateways(): array {
		return array_values(
			array_filter(
				$this->stopped_gateways(),
				fn ( Gateway $gateway ): bool => $this->accounts->state( $gateway, Mode::Live )->is_copy
			)
		);
	}

	/**
	 * What is left to the sites that this one was a copy of before it had accounts of its own.
	 *
	 * @return array{list<Gateway_Account>, list<string>} Live accounts, and what tells those sites' addresses from
	 *     others.
	 * @throws Request_Error If the database does not say.
	 */
	public function left(): array {
		$accounts  = array();
		$addresses = array();
		foreach ( Gateway::cases() as $gateway ) {
			foreach ( $this->accounts->state( $gateway, Mode::Live )->others as $id => $home ) {
				// A copy that was put in the place of the site is that site.
				if ( ! Home::is_same( $home, Account_Store::home() ) ) {
					$accounts[]  = new Gateway_Account( $gateway, Mode::Live, (string) $id );
					$addresses[] = Home::key( $home );
				}
			}
		}
		return array( $accounts, array_values( array_unique( $addresses ) ) );
	}

	/**
	 * The other addresses that keys were accepted at. There is more than one where a copy that has an account of its
	 * own has moved.
	 *
	 * @return list<string>
	 * @throws Request_Error If the database does not say.
	 */
	public function other_homes(): array {
		$homes = array();
		foreach ( $this->accounts->accepted() as list( $gateway, $mode ) ) {
			$state = $this->accounts->state( $gateway, $mode );
			if ( $state->is_elsewhere ) {
				$homes[ Home::key( $state->home ) ] = $state->home;
			}
		}
		return array_values( $homes );
	}

	/**
	 * The rows that nobody may clean up here.
	 *
	 * @throws Request_Error If the database does not say.
	 */
	public function kept_rows(): Live_Rows {
		return new Live_Rows( $this->undecided_gateways(), $this->left()[0] );
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
