<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

use RuntimeException;
use Slipstream\Http\Address;
use Slipstream\Support\Database\Rows;
use stdClass;

/**
 * The address of the site's hub; a site without one is its own provider. The constant SLIPSTREAM_PROVIDER fixes it;
 * empty, it forbids hubs.
 */
final class Provider_Address {

	public const OPTION = 'slipstream_provider';

	/** Makes sure that the option is there: one that is missing is asked for on every page. */
	public static function install(): void {
		try {
			// WordPress writes over a value that it could not read before.
			if ( array() === self::rows() ) {
				add_option( self::OPTION, '' );
			}
		} catch ( RuntimeException ) {
			return;
		}
	}

	/** The hub's address; '' if the site is its own provider, or the database does not say. */
	public function current(): string {
		return $this->read() ?? '';
	}

	/**
	 * Whether the site is its own provider. Not if the database does not say: what its owner left to a hub would
	 * begin to work by itself.
	 */
	public function is_own(): bool {
		return '' === $this->read();
	}

	/**
	 * Goes on only if it is known which provider the site has.
	 *
	 * @throws Connection_Request_Error If the database does not say.
	 */
	public function ensure_known(): void {
		if ( null === $this->read() ) {
			throw Connection_Request_Error::database();
		}
	}

	/** Whether it cannot be changed here. */
	public function is_fixed(): bool {
		return null !== self::fixed();
	}

	/**
	 * @param string $address A hub's address, as clean() gives it; '' for the site itself.
	 * @return bool Whether it is stored.
	 */
	public function set( string $address ): bool {
		update_option( self::OPTION, $address );
		return $this->current() === $address;
	}

	/**
	 * An address as it is stored; '' for that of the site itself, null for what cannot be a provider's: neither HTTPS
	 * nor this machine.
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

	/** Whether an address is one of this machine. */
	public static function is_loopback( string $address ): bool {
		$host = strtolower( rtrim( (string) wp_parse_url( $address, PHP_URL_HOST ), '.' ) );
		return 1 === preg_match( '/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/', $host );
	}

	/** The hub's address; '' for the site itself, null if the database does not say. */
	private function read(): ?string {
		$address = self::fixed() ?? get_option( self::OPTION, null );
		if ( null === $address ) {
			// It is always there: either WordPress could not read it, also a while ago, or something has removed it.
			try {
				$address = self::rows()[0]->option_value ?? '';
			} catch ( RuntimeException ) {
				return null;
			}
		}
		$address = is_string( $address ) ? trim( $address ) : '';
		return '' === $address || self::is_here( $address ) ? '' : untrailingslashit( $address );
	}

	/** @return list<stdClass> */
	private static function rows(): array {
		global $wpdb;
		return Rows::get(
			(string) $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::OPTION )
		);
	}

	private static function is_here( string $address ): bool {
		$plain = static fn ( string $url ): string => Address::origin( $url ) . untrailingslashit(
			(string) wp_parse_url( $url, PHP_URL_PATH )
		);
		return $plain( $address ) === $plain( home_url() );
	}

	/** The constant's value, or that of the environment's variable of the same name; null if neither is there. */
	private static function fixed(): ?string {
		$value = defined( 'SLIPSTREAM_PROVIDER' ) ? constant( 'SLIPSTREAM_PROVIDER' ) : getenv( 'SLIPSTREAM_PROVIDER' );
		return is_string( $value ) ? trim( $value ) : null;
	}
}
