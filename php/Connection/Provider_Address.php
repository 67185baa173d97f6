<?php
/**
 * Which provider the site has.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection;

use Slipstream\Http\Address;

/**
 * The address of the site's hub; a site without one is its own provider. The constant SLIPSTREAM_PROVIDER fixes it; empty, it forbids hubs.
 */
final class Provider_Address {

	public const OPTION = 'slipstream_provider';

	/**
	 * Makes sure that the option is there: one that is missing is asked for on every page.
	 */
	public static function install(): void {
		add_option( self::OPTION, '' );
	}

	/**
	 * The hub's address; '' where the site is its own provider.
	 */
	public function current(): string {
		$address = self::fixed() ?? get_option( self::OPTION, '' );
		$address = is_string( $address ) ? trim( $address ) : '';
		return '' === $address || self::is_here( $address ) ? '' : untrailingslashit( $address );
	}

	/**
	 * Whether the site is its own provider.
	 */
	public function is_own(): bool {
		return '' === $this->current();
	}

	/**
	 * Whether it cannot be changed here.
	 */
	public function is_fixed(): bool {
		return null !== self::fixed();
	}

	/**
	 * Stores the address.
	 *
	 * @param string $address A hub's address, as clean() gives it; '' for the site itself.
	 * @return bool Whether it is stored.
	 */
	public function set( string $address ): bool {
		update_option( self::OPTION, $address );
		return $this->current() === $address;
	}

	/**
	 * An address as it is stored; '' for that of the site itself, null for what cannot be a provider's: neither HTTPS nor this machine.
	 *
	 * @param string $address What somebody has given.
	 */
	public static function clean( string $address ): ?string {
		$address = untrailingslashit( trim( $address ) );
		if ( '' === $address ) {
			return '';
		}
		if ( strlen( $address ) > 400 || ! Address::is_plain( $address ) ) {
			return null;
		}
		if ( self::is_here( $address ) ) {
			return '';
		}
		$parts  = (array) wp_parse_url( $address );
		$scheme = strtolower( (string) ( $parts['scheme'] ?? '' ) );
		return 'https' === $scheme || self::is_loopback( $address ) ? $address : null;
	}

	/**
	 * Whether an address is one of this machine.
	 *
	 * @param string $address The address.
	 */
	public static function is_loopback( string $address ): bool {
		$host = strtolower( rtrim( (string) wp_parse_url( $address, PHP_URL_HOST ), '.' ) );
		return 1 === preg_match( '/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/', $host );
	}

	/**
	 * Whether an address is that of this very site.
	 *
	 * @param string $address The address.
	 */
	private static function is_here( string $address ): bool {
		$plain = static fn ( string $url ): string => Address::origin( $url ) . untrailingslashit( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		return $plain( $address ) === $plain( home_url() );
	}

	/**
	 * The constant's value, or that of the environment's variable of the same name; null where neither is there.
	 */
	private static function fixed(): ?string {
		$value = defined( 'SLIPSTREAM_PROVIDER' ) ? constant( 'SLIPSTREAM_PROVIDER' ) : getenv( 'SLIPSTREAM_PROVIDER' );
		return is_string( $value ) ? trim( $value ) : null;
	}
}
