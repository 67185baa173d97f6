<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Ledger_Database;

/**
 * The accounts that were paid to, and those that are connected.
 */
final class Account_List {

	public function __construct( private Ledger_Database $database, private Account_Store $accounts ) {}

	/**
	 * Those that are connected, live ones first, and then those that were paid to last.
	 *
	 * @return list<Gateway_Account>
	 * @throws Request_Error If the database fails.
	 */
	public function all(): array {
		$all = array();
		foreach ( array( ...$this->connected(), ...$this->paid() ) as $account ) {
			$all[ "{$account->gateway->value} {$account->mode->value} $account->id" ] = $account;
		}
		return array_values( $all );
	}

	/**
	 * @return list<Gateway_Account>
	 * @throws Request_Error If the database fails.
	 */
	public function connected(): array {
		$found = array();
		foreach ( array( Mode::Live, Mode::Test ) as $mode ) {
			foreach ( Gateway::cases() as $gateway ) {
				$found[] = $this->accounts->state( $gateway, $mode )->connected();
			}
		}
		return array_values( array_filter( $found ) );
	}

	/** @return list<Gateway_Account> */
	private function paid(): array {
		return array_map(
			static fn ( object $row ): Gateway_Account => new Gateway_Account(
				Gateway::from( $row->gateway ),
				Mode::from( $row->mode ),
				(string) $row->account
			),
			$this->database->rows(
				'SELECT gateway, mode, account, MAX(id) AS latest FROM %i
				GROUP BY gateway, mode, account ORDER BY latest DESC',
				$this->database->table( Entries::TABLE )
			)
		);
	}
}
