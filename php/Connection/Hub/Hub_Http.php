<?php
/**
 * Requests to a hub.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Closure;
use Slipstream\Connection\Connection_Request_Error;
use Slipstream\Connection\Provider_Address;
use Slipstream\Http\Address;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Counters;

/**
 * Sends a request to the address that an administrator has named and to no other: redirects are not followed. A hub that has just failed is left alone for
 * half a minute, so that it costs one screen its two seconds and not every part of it.
 */
final class Hub_Http {

	/**
	 * Seconds that a screen waits.
	 */
	public const READ_SECONDS = 2;

	/**
	 * Seconds that a change may take.
	 */
	public const WRITE_SECONDS = 10;

	/**
	 * Seconds that a hub that has failed is left alone.
	 */
	public const REST_SECONDS = 30;

	private const LONGEST_ANSWER = 1_048_576;

	/**
	 * Needs where failures are noted for all processes of the site.
	 *
	 * @param Counters $counters Counters that end by themselves.
	 */
	public function __construct( private Counters $counters ) {}

	/**
	 * Sends a request.
	 *
	 * @param string                $method  The HTTP method.
	 * @param string                $url     The address.
	 * @param array<string, string> $headers Headers.
	 * @param string                $body    The body.
	 * @param int                   $seconds How long to wait.
	 * @return array<mixed> The decoded answer of a request that has worked.
	 *
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
	 * @throws Hub_Refusal What the hub says.
	 */
	public function send( string $method, string $url, array $headers, string $body, int $seconds ): array {
		if ( $this->is_resting( $url ) ) {
			throw Connection_Request_Error::unreachable( self::REST_SECONDS );
		}
		$answer = $this->request( $method, $url, $headers, $body, $seconds );
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$text   = wp_remote_retrieve_body( $answer );
		$data   = json_decode( $text, true, 64 );
		if ( $status >= 200 && $status < 300 && is_array( $data ) ) {
			return $data;
		}
		if ( $status >= 400 && $status < 500 && is_array( $data ) && is_string( $data['code'] ?? null ) ) {
			throw new Hub_Refusal( $data['code'], $status, is_array( $data['data'] ?? null ) ? $data['data'] : array() );
		}
		if ( $status >= 500 || 0 === $status ) {
			$this->counters->set( self::name( $url ), 1, self::REST_SECONDS );
		}
		throw Connection_Request_Error::unreachable( self::REST_SECONDS );
	}

	/**
	 * Whether a hub has failed a moment ago.
	 *
	 * @param string $url An address of the hub.
	 */
	public function is_resting( string $url ): bool {
		return 0 < (int) $this->counters->count( self::name( $url ) );
	}

	/**
	 * Lets the next request through: somebody asks for it.
	 *
	 * @param string $url An address of the hub.
	 */
	public function retry( string $url ): void {
		$this->counters->forget( self::name( $url ) );
	}

	/**
	 * Sends a request by WordPress's own means.
	 *
	 * @param string                $method  The HTTP method.
	 * @param string                $url     The address.
	 * @param array<string, string> $headers Headers.
	 * @param string                $body    The body.
	 * @param int                   $seconds How long to wait.
	 * @return array<string, mixed> The response; an empty one where there is none.
	 */
	private function request( string $method, string $url, array $headers, string $body, int $seconds ): array {
		$pin = $this->pin( $url );
		if ( null !== $pin ) {
			add_action( 'http_api_curl', $pin );
		}
		$answer = wp_remote_request(
			$url,
			( '' === $body ? array() : array( 'body' => $body ) ) + array(
				'method'              => $method,
				'headers'             => $headers,
				'timeout'             => (float) $seconds,
				'redirection'         => 0,
				'limit_response_size' => self::LONGEST_ANSWER,
				'user-agent'          => 'Slipstream/' . \Slipstream\VERSION,
				'cookies'             => array(),
			)
		);
		if ( null !== $pin ) {
			remove_action( 'http_api_curl', $pin );
		}
		return is_wp_error( $answer ) ? array() : $answer;
	}

	/**
	 * On a network of sites, holds a request to the public IP addresses of its host: the private network is that of the network's administrator,
	 * who names a hub there by the constant. Null where any address will do.
	 *
	 * @param string $url The address.
	 * @return (Closure(mixed): void)|null
	 *
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
	 */
	private function pin( string $url ): ?Closure {
		if ( ! is_multisite() || ( new Provider_Address() )->is_fixed() ) {
			return null;
		}
		$parts = (array) wp_parse_url( $url );
		$host  = (string) ( $parts['host'] ?? '' );
		$ips   = Address::public_ips( $host );
		if ( array() === $ips ) {
			throw Connection_Request_Error::unreachable();
		}
		$port = $parts['port'] ?? 443;
		return static function ( mixed $handle ) use ( $host, $port, $ips ): void {
			if ( $handle instanceof \CurlHandle ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- The name must not lead elsewhere when it is looked up again.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( "$host:$port:" . implode( ',', $ips ) ) );
			}
		};
	}

	/**
	 * What the failures of a hub are noted under.
	 *
	 * @param string $url An address of the hub.
	 */
	private static function name( string $url ): string {
		return 'provider-failed:' . Address::origin( $url );
	}
}
