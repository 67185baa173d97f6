<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Http\Request_Error;

/**
 * The accounts that a site has had at a gateway in one mode: one that comes back keeps its name in the ledger. Those
 * that a copy has from the site that it was copied from have that site's address, reversed.
 *
 * @phpstan-type Known array{id: string, gateway_id: string, marker: string, site?: string}
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
				return array(
					'id'         => $account['id'],
					'gateway_id' => $gateway_id ?? $account['gateway_id'],
					'marker'     => $account['marker'],
				);
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
	 * Accounts that are known, as a copy of a site keeps them that becomes a site of its own.
	 *
	 * @param list<Known> $known
	 * @param string      $home  The other site's address; '' if there is none.
	 * @return list<Known>
	 */
	public static function left_to( string $home, array $known ): array {
		$site = array( 'site' => strrev( $home ) );
		return '' === $home ? $known : array_map( static fn ( array $account ): array => $account + $site, $known );
	}

	/**
	 * The addresses of other sites, by the account that is theirs.
	 *
	 * @param list<Known> $known
	 * @return array<string, string>
	 */
	public static function others( array $known ): array {
		return array_map( 'strrev', array_column( $known, 'site', 'id' ) );
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
