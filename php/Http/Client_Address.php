<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * The address of who asks, as far as it tells people apart.
 */
final class Client_Address {

	/** The address of this request's connection. */
	public static function current(): string {
		return isset( $_SERVER['REMOTE_ADDR'] ) && is_string( $_SERVER['REMOTE_ADDR'] )
			? substr( sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ), 0, 500 )
			: '';
	}

	/** What one visitor has for sure: an address of IPv4, but of IPv6 a network of 2^64 addresses to choose from. */
	public static function network( string $ip ): string {
		$binary = filter_var( $ip, FILTER_VALIDATE_IP ) ? (string) inet_pton( $ip ) : '';
		if ( 16 !== strlen( $binary ) ) {
			return $ip;
		}
		$is_mapped = str_starts_with( $binary, str_repeat( "\0", 10 ) . "\xFF\xFF" );
		return $is_mapped
			? (string) inet_ntop( substr( $binary, 12 ) )
			: inet_ntop( substr( $binary, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64';
	}
}
