<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Identity;

use Slipstream\Connection\Providers\Provider_Address;

/**
 * Says whether the site is in offline mode, and why. The names are those that sites have set for Jetpack.
 *
 * A local address is a reason only if the provider is elsewhere: it could not call back. A site that is its own
 * provider calls nobody.
 */
final class Offline_Mode {

	public function __construct( private Provider_Address $provider ) {}

	public function is_active(): bool {
		return in_array( true, $this->reasons(), true );
	}

	/**
	 * Whether it is active, and each possible reason.
	 *
	 * @return array{isActive: bool, constant: bool, url: bool, filter: bool, wpLocalConstant: bool, option: bool}
	 */
	public function status(): array {
		return array( 'isActive' => $this->is_active() ) + $this->reasons();
	}

	/** @return array{constant: bool, url: bool, filter: bool, wpLocalConstant: bool, option: bool} */
	private function reasons(): array {
		$is_set = static fn ( string $name ): bool => defined( $name ) && (bool) constant( $name );
		return array(
			'constant'        => $is_set( 'JETPACK_DEV_DEBUG' ),
			'url'             => $this->is_unreachable(),
			/**
			 * Filters whether the site is in offline mode.
			 *
			 * @since 0.1.0
			 *
			 * @param bool $is_offline Whether the site is in offline mode.
			 */
			'filter'          => (bool) apply_filters( 'jetpack_offline_mode', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
			'wpLocalConstant' => $is_set( 'WP_LOCAL_DEV' ),
			'option'          => (bool) get_option( 'jetpack_offline_mode', false ),
		);
	}

	/** Whether the site has an address that its hub cannot reach. */
	private function is_unreachable(): bool {
		$hub = $this->provider->current();
		if (
			'' === $hub
			|| Provider_Address::is_loopback( $hub )
			|| self::is_local( (string) wp_parse_url( $hub, PHP_URL_HOST ) )
		) {
			return false;
		}
		/**
		 * Filters whether the site's address is local.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_local Whether the address is local.
		 */
		return (bool) apply_filters( 'jetpack_is_local_site', self::is_local( (string) wp_parse_url( site_url(), PHP_URL_HOST ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
	}

	/**
	 * Whether a host is known on its own network alone: it has no dot, or a name or a number that is reserved for that.
	 */
	private static function is_local( string $host ): bool {
		$host = strtolower( rtrim( $host, '.' ) );
		return ! str_contains( $host, '.' )
			|| 1 === preg_match(
				'/\.(?:local|test|localhost|internal|lan|home\.arpa|lndo\.site|ddev\.site|docksal|dev\.cc)$/',
				$host
			)
			|| 1 === preg_match( '/^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./', $host );
	}
}
