<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Http\Address;

/**
 * Says which servers a setting may have the site ask. The owner of a site may name one on the same machine or in its
 * network; on a network of sites those are the network's, whose administrator decides.
 */
final class Server_Address {

	/** On a network of sites: the origins that its administrator has set, by setting. */
	public const ALLOWED = 'slipstream_allowed_origins';

	/**
	 * The error in an address; null if it can be stored.
	 *
	 * @param string $url The address; '' for none.
	 */
	public static function problem( string $setting, string $url ): ?string {
		if ( '' === $url ) {
			return null;
		}
		if ( ! Address::is_plain( $url ) ) {
			return __( 'Enter an address that starts with https:// or http://.', 'slipstream' );
		}
		if (
			self::decides()
			|| self::may_be_private( $setting, $url )
			|| array() !== Address::public_ips( (string) wp_parse_url( Address::ascii( $url ), PHP_URL_HOST ) )
		) {
			return null;
		}
		return __(
			'This address could not be found or belongs to a private network. Only a network administrator can set such an address.',
			'slipstream'
		);
	}

	/**
	 * Remembers whether the network's administrator has set an address. Goes before it is stored.
	 *
	 * @return bool Whether it is remembered.
	 */
	public static function remember( string $setting, string $url ): bool {
		if ( ! is_multisite() || ( ! self::decides() && self::may_be_private( $setting, $url ) ) ) {
			return true;
		}
		return self::allow( $setting, self::decides() ? Address::origin( $url ) : null );
	}

	/**
	 * Notes which origin a setting may name, whoever has decided so.
	 *
	 * @param string|null $origin The origin; null for none.
	 * @return bool Whether it is noted.
	 */
	public static function allow( string $setting, ?string $origin ): bool {
		return Option_Field::set( self::ALLOWED, $setting, $origin );
	}

	/** Whether a stored address may lead to this machine or into a private network. */
	public static function may_be_private( string $setting, string $url ): bool {
		$allowed = is_multisite() ? get_option( self::ALLOWED ) : array();
		return ! is_multisite()
			|| ( is_array( $allowed )
				&& '' !== Address::origin( $url )
				&& Address::origin( $url ) === ( $allowed[ $setting ] ?? null ) );
	}

	/** Whether the current user may have an address in a private network tested. */
	public static function may_test_private( string $setting, string $url ): bool {
		return self::decides() || self::may_be_private( $setting, $url );
	}

	/** Whether the current user decides what is asked in private networks. */
	private static function decides(): bool {
		return ! is_multisite() || current_user_can( 'manage_network_options' );
	}
}
