<?php

declare( strict_types=1 );

namespace Slipstream\Http;

use CurlHandle;
use SensitiveParameter;
use WP_Error;

/**
 * Asks WordPress's HTTP API, but never an address in a private network where that is not allowed: the name is looked up
 * once, and the request goes to what was found. No redirect is followed, and no more is read than a short answer has,
 * unless who asks says otherwise.
 */
final class Guarded_Client {

	private const MOST_BYTES = 262144;

	public function __construct( private bool $may_be_private, private int $most_bytes = self::MOST_BYTES ) {}

	/** Whether an address may be asked at all. Looks its name up. */
	public function may_ask( string $url ): bool {
		return array() !== $this->ips( Address::ascii( $url ) );
	}

	/**
	 * @param array<string, string> $headers
	 * @param string $body The body; '' for none.
	 * @return array{status: int, body: string, headers: array<string, string>}|null Null where the address may not be
	 *     asked or does not respond.
	 */
	public function send( string $method, string $url, array $headers, #[SensitiveParameter] string $body, int $seconds ): ?array {
		// The name that WordPress asks by is the one that is looked up.
		$url = Address::ascii( $url );
		$ips = $this->ips( $url );
		if ( array() === $ips ) {
			return null;
		}
		$pin    = static fn ( mixed $handle ) => self::pin( $handle, $url, $ips );
		add_action( 'http_api_curl', $pin );
		$answer = wp_remote_request(
			$url,
			array(
				'method'              => $method,
				'headers'             => $headers,
				'body'                => $body,
				'timeout'             => $seconds,
				'redirection'         => 0,
				'limit_response_size' => $this->most_bytes,
				'reject_unsafe_urls'  => false,
				'user-agent'          => 'Slipstream/' . \Slipstream\VERSION,
			)
		);
		remove_action( 'http_api_curl', $pin );
		return $answer instanceof WP_Error ? null : self::read( $answer );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array{status: int, body: string, headers: array<string, string>}
	 */
	private static function read( array $answer ): array {
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = is_array( $value ) ? implode( ', ', $value ) : (string) $value;
		}
		return array(
			'status'  => (int) wp_remote_retrieve_response_code( $answer ),
			'body'    => wp_remote_retrieve_body( $answer ),
			'headers' => $headers,
		);
	}

	/**
	 * Has the request go to the address that was looked at: the name must not lead elsewhere when it is looked up
	 * again.
	 *
	 * @param list<string>|null $ips Where it may go; null for anywhere.
	 */
	private static function pin( mixed $handle, string $url, ?array $ips ): void {
		if ( null === $ips || ! $handle instanceof CurlHandle ) {
			return;
		}
		$parts = (array) wp_parse_url( $url );
		$port  = $parts['port'] ?? ( 'https' === strtolower( (string) ( $parts['scheme'] ?? '' ) ) ? 443 : 80 );
		curl_setopt( $handle, CURLOPT_RESOLVE, array( ( $parts['host'] ?? '' ) . ":$port:" . implode( ',', $ips ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's HTTP API has no such option.
	}

	/**
	 * The IP addresses that a request may go to; null for any, none if the address may not be asked. Without curl,
	 * which WordPress takes where it can, no request can be held to them.
	 *
	 * @return list<string>|null
	 */
	private function ips( string $url ): ?array {
		if ( ! Address::is_plain( (string) strtok( $url, '?' ) ) || str_contains( $url, '#' ) ) {
			return array();
		}
		if ( $this->may_be_private ) {
			return null;
		}
		return function_exists( 'curl_init' ) && function_exists( 'curl_exec' )
			? Address::public_ips( (string) wp_parse_url( $url, PHP_URL_HOST ) )
			: array();
	}
}
