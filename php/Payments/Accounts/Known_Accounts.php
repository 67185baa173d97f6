<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Http\Request_Error;

/**
 * The accounts that a site has had at a gateway in one mode: one that comes back keeps its name in the ledger.
 *
 * @phpstan-type Known array{id: string, gateway_id: string, marker: string}
 */
final class Known_Accounts {

	/**
	 * The account that a key is of, as the ledger calls it.
	 *
	 * @param list<Known> $known
	 * @return Known
	 * @throws Request_Error If the gateway does not say.
	 */
	public static function identify( array $known, Account_Probe $probe ): array {
		$gateway_id = $probe->account_id();
		foreach ( $known as $account ) {
			$is_same = null !== $gateway_id && '' !== $account['gateway_id']
				? $gateway_id === $account['gateway_id']
				: '' !== $account['marker'] && $probe->has_marker( $account['marker'] );
			if ( $is_same ) {
				return array( 'gateway_id' => $gateway_id ?? $account['gateway_id'] ) + $account;
			}
		}
		$marker = $probe->make_marker();
		return array(
			'id'         => $gateway_id ?? $marker,
			'gateway_id' => $gateway_id ?? '',
			'marker'     => $marker,
		);
	}

	/**
	 * Accounts that are known, with one that was identified a moment ago.
	 *
	 * @param list<Known> $known
	 * @param Known       $account
	 * @return list<Known>
	 */
	public static function with( array $known, array $account ): array {
		$others = array_filter( $known, static fn ( array $other ): bool => $other['id'] !== $account['id'] );
		return array( $account, ...array_values( $others ) );
	}
}
