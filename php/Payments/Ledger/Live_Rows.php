<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;

/**
 * Rows of live mode that nobody may clean up here: those of gateways whose live mode stands still, and those that a
 * copy of a site has of that site's accounts.
 */
final class Live_Rows {

	/**
	 * @param list<Gateway>         $stopped
	 * @param list<Gateway_Account> $others
	 */
	public function __construct( private array $stopped = array(), private array $others = array() ) {}

	/**
	 * The condition for all other rows.
	 *
	 * @return array{string, list<string>} With its values.
	 */
	public function others(): array {
		$parts  = array( '1 = 1' );
		$values = array();
		foreach ( $this->stopped as $gateway ) {
			$parts[]  = "NOT ( mode = 'live' AND gateway = %s )";
			$values[] = $gateway->value;
		}
		foreach ( $this->others as $account ) {
			$parts[] = "NOT ( mode = 'live' AND gateway = %s AND account = %s )";
			array_push( $values, $account->gateway->value, $account->id );
		}
		return array( '( ' . implode( ' AND ', $parts ) . ' )', $values );
	}
}
