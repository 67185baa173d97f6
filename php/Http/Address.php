<?php

declare( strict_types=1 );

namespace Slipstream\Http;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/**
 * Says whose an address is, and whether it leads into a private network.
 */
final class Address {

	/** Scheme, host and port: what secrets belong to. '' if there is no host. */
	public static function origin( string $url ): string {
		$parts  = (array) wp_parse_url( $url );
		$scheme = strtolower( (string) ( $parts['scheme'] ?? '' ) );
		$host   = rtrim( strtolower( (string) ( $parts['host'] ?? '' ) ), '.' );
		return '' === $host ? '' : "$scheme://$host:" . ( $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ) );
	}

	/**
	 * Whether an address can be asked: http or https, a host that every parser reads alike, and nothing that would hide
	 * one.
	 */
	public static function is_plain( string $url ): bool {
		$parts = wp_parse_url( $url );
		return is_array( $parts )
			&& in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			&& 1 === preg_match(
				'/^(?:\[[0-9a-f:.]+\]|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?)$/iu',
				$parts['host'] ?? ''
			)
			// What PHP takes for a port may be more to others.
			&& 1 === preg_match(
				'~^[a-z]+://' . preg_quote( $parts['host'] ?? '', '~' ) . '(?::\d{1,5})?(?:[/?]|$)~iD',
				$url
			)
			&& ! isset( $parts['user'] )
				&& ! isset( $parts['pass'] )
				&& ! isset( $parts['query'] )
				&& ! isset( $parts['fragment'] )
			&& 0 === preg_match( '/[\s\x00-\x1f\x7f\\\\]/', $url );
	}

	/**
	 * An address whose host has letters beyond ASCII, with the name that DNS has for it; any other as it is.
	 *
	 * @return string '' if there is no such name.
	 */
	public static function ascii( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( 1 !== preg_match( '/[^\x00-\x7f]/', $host ) ) {
			return $url;
		}
		try {
			return substr_replace( $url, IdnaEncoder::encode( $host ), (int) strpos( $url, $host ), strlen( $host ) );
		} catch ( Exception ) {
			return '';
		}
	}

	/**
	 * The public IP addresses of a host; none if it is unknown, or any of them is private, of this machine or
	 * reserved.
	 *
	 * @return list<string>
	 */
	public static function public_ips( string $host ): array {
		$host = trim( rtrim( $host, '.' ), '[]' );
		$ips  = false === filter_var( $host, FILTER_VALIDATE_IP ) ? self::resolve( $host ) : array( $host );
		foreach ( $ips as $ip ) {
			if ( ! self::is_public( $ip ) ) {
				return array();
			}
		}
		return $ips;
	}

	/** Whether an IP address is one of the public network. IPv6 addresses that carry one of IPv4 count as that. */
	private static function is_public( string $ip ): bool {
		$bytes = (string) inet_pton( $ip );
		foreach ( array(
			"\0\0\0\0\0\0\0\0\0\0\xff\xff",
			"\0\0\0\0\0\0\0\0\0\0\0\0",
			"\0\x64\xff\x9b\0\0\0\0\0\0\0\0",
		) as $prefix ) {
			if ( 16 === strlen( $bytes ) && str_starts_with( $bytes, $prefix ) ) {
				$ip = (string) inet_ntop( substr( $bytes, 12 ) );
			}
		}
		return false !== filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE )
			&& ( str_contains( $ip, ':' ) ? self::is_global( $bytes ) : ! self::is_special( (int) ip2long( $ip ) ) );
	}

	/** Whether an address of IPv6 is one that the network routes, without those that are tunnels to one of IPv4. */
	private static function is_global( string $bytes ): bool {
		return 0x20 === ( ord( $bytes[0] ) & 0xE0 )
			&& ! str_starts_with( $bytes, "\x20\x02" )
			&& ! str_starts_with( $bytes, "\x20\x01\0\0" );
	}

	/**
	 * Whether an address of IPv4 is of a network that PHP does not know as reserved: shared by the customers of a
	 * provider, of protocols, for measuring, or for many at once.
	 */
	private static function is_special( int $number ): bool {
		foreach ( array( '100.64.0.0' => 10, '192.0.0.0' => 24, '198.18.0.0' => 15, '224.0.0.0' => 4 ) as $network => $bits ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			if ( $number >> ( 32 - $bits ) === (int) ip2long( $network ) >> ( 32 - $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The IPv4 addresses of a name, as the system resolves it: with its hosts file, and with numbers written in other
	 * ways.
	 *
	 * @return list<string>
	 */
	private static function resolve( string $host ): array {
		$ips = gethostbynamel( $host );
		return false === $ips ? array() : $ips;
	}
}
