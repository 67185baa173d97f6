<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Http\Address;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Asks an address for its public description, and checks that both sides can work with each other.
 *
 * @phpstan-type Description array{root: string, name: string, registration: string, authorize_url: string, clock_offset: int}
 */
final class Discovery {

	/** The version of the contract that this site speaks. */
	public const CONTRACT = 2;

	/** Seconds that the clocks may differ: a signature is good for longer. */
	private const CLOCK_SECONDS = 300;

	public function __construct( private Hub_Http $http, private Clock $clock ) {}

	/**
	 * @param string $address The address, as Provider_Address::clean() gives it.
	 * @return Description
	 * @throws Request_Error If there is none that this site could use.
	 */
	public function describe( string $address ): array {
		if ( '' === $address || Provider_Address::clean( $address ) !== $address ) {
			throw self::no_address();
		}
		$this->http->retry( $address );
		try {
			// Works with every structure of permalinks.
			$answer = $this->http->send(
				'GET',
				"$address/?rest_route=/slipstream/v1/hub",
				array( 'accept' => 'application/json' ),
				'',
				Hub_Http::WRITE_SECONDS
			);
		} catch ( Hub_Refusal ) {
			throw $this->not_found( $address );
		} catch ( Request_Error $error ) {
			throw $this->http->is_backing_off( $address ) ? new Request_Error(
				'provider_unreachable',
				$error->getMessage(),
				422
			) : $this->not_found( $address );
		}
		return is_int( $answer['contract'] ?? null )
			? $this->check( $address, $answer )
			: throw $this->not_found( $address );
	}

	/**
	 * Describes the hub that the site uses already.
	 *
	 * @return Description
	 * @throws Request_Error If it does not respond, or cannot be used any more.
	 */
	public function renew( string $address ): array {
		try {
			return $this->describe( $address );
		} catch ( Request_Error $error ) {
			throw 'provider_unreachable' === $error->error_code ? Connection_Request_Error::unreachable(
				Hub_Http::REST_SECONDS
			) : $error;
		}
	}

	/**
	 * What the record of a hub holds of its description.
	 *
	 * @phpstan-param Description $description
	 * @return array<string, string>
	 */
	public static function values( array $description ): array {
		unset( $description['clock_offset'] );
		return $description;
	}

	/**
	 * @param array<mixed> $answer The description.
	 * @return Description
	 */
	private function check( string $address, array $answer ): array {
		if ( self::CONTRACT !== $answer['contract'] ) {
			throw new Request_Error(
				'provider_contract',
				__(
					'The hub runs an incompatible version of Slipstream. Update whichever is older.',
					'slipstream'
				),
				422
			);
		}
		$offset = is_int( $answer['time'] ?? null ) ? $answer['time'] - $this->clock->now() : PHP_INT_MAX;
		if ( abs( $offset ) > self::CLOCK_SECONDS ) {
			throw new Request_Error(
				'provider_clock',
				__(
					'This server’s clock and the hub’s differ by more than five minutes. Correct them, then try again.',
					'slipstream'
				),
				422
			);
		}
		$page = is_string( $answer['authorize_url'] ?? null ) ? $answer['authorize_url'] : '';
		$root = is_string( $answer['root'] ?? null ) ? $answer['root'] : '';
		// The consent page of another host could be anybody's; and a hub that calls itself otherwise could not check
		// signatures.
		if (
			Address::origin( $page ) !== Address::origin( $address )
			|| Address::origin( $root ) !== Address::origin( $address )
		) {
			throw new Request_Error(
				'provider_other_address',
				__(
					'The hub has a different address. Enter the address of its home page.',
					'slipstream'
				),
				422
			);
		}
		return array(
			'root'          => esc_url_raw( trailingslashit( $root ) ),
			'name'          => is_string( $answer['name'] ?? null )
				? sanitize_text_field( mb_substr( $answer['name'], 0, 200 ) )
				: '',
			'registration'  => 'approval' === ( $answer['registration'] ?? '' ) ? 'approval' : 'invitation',
			'authorize_url' => esc_url_raw( $page ),
			'clock_offset'  => $offset,
		);
	}

	/** The error for an address if there is no hub: Slipstream is there without one, or it is not there at all. */
	private function not_found( string $address ): Request_Error {
		return $this->has_slipstream( $address ) ? new Request_Error(
			'provider_not_found',
			__(
				'Slipstream is at this address, but its Hub feature is off. Ask its administrator to turn it on.',
				'slipstream'
			),
			422
		) : new Request_Error(
			'provider_no_slipstream',
			__(
				'Slipstream does not respond at this address. Check the address, or install Slipstream there and turn on its Hub feature.',
				'slipstream'
			),
			422
		);
	}

	/** Whether an address has the plugin's REST API. */
	private function has_slipstream( string $address ): bool {
		try {
			$answer = $this->http->send(
				'GET',
				"$address/?rest_route=/slipstream/v1",
				array( 'accept' => 'application/json' ),
				'',
				Hub_Http::WRITE_SECONDS
			);
		} catch ( Hub_Refusal | Request_Error ) {
			return false;
		}
		return 'slipstream/v1' === ( $answer['namespace'] ?? null );
	}

	/** The error for the address of the site itself. */
	public static function own_address(): Request_Error {
		return new Request_Error(
			'provider_own_address',
			__( 'This is the address of this site. Enter the address of another site.', 'slipstream' ),
			400
		);
	}

	/** The error for an address that cannot be a hub's. */
	private static function no_address(): Request_Error {
		return new Request_Error(
			'provider_address',
			__(
				'Enter the address of another site. It must start with https:// and contain no user name, query, or fragment.',
				'slipstream'
			),
			400
		);
	}
}
