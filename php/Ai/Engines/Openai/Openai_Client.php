<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Openai;

use CurlHandle;
use SensitiveParameter;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Http\Address;
use WP_Http;
use WP_HTTP_Proxy;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's HTTP API buffers whole bodies and cannot be stopped, so AI requests do not go through it.

/**
 * Prepares requests as the site's owner allows them: the key, the proxy, blocked addresses, no redirects.
 */
final class Openai_Client {

	private const CONNECT_SECONDS = 10;

	/**
	 * @param string $base_url Address without the endpoint.
	 * @param string $key      The API key, '' for none.
	 */
	public function __construct( private string $base_url, #[SensitiveParameter] private string $key, private bool $is_public_only = false ) {}

	/**
	 * A POST request that is ready to go; null if the site's owner forbade it.
	 *
	 * @param list<string>                $headers Headers besides those of every request.
	 * @param string|array<string, mixed> $body    The bytes, or the fields of a form.
	 */
	public function post( string $endpoint, array $headers, string|array $body ): ?CurlHandle {
		$handle = $this->prepare(
			rtrim( $this->base_url, '/' ) . $endpoint,
			'' === $this->key ? $headers : array( ...$headers, 'Authorization: Bearer ' . $this->key )
		);
		if ( null !== $handle ) {
			curl_setopt( $handle, CURLOPT_POST, true );
			curl_setopt( $handle, CURLOPT_POSTFIELDS, $body );
		}
		return $handle;
	}

	/** A GET request with the key; null if the site's owner forbade it. */
	public function get( string $endpoint ): ?CurlHandle {
		return $this->prepare(
			rtrim( $this->base_url, '/' ) . $endpoint,
			array(
				'Accept: application/json',
				...'' === $this->key ? array() : array( 'Authorization: Bearer ' . $this->key ),
			)
		);
	}

	/** What this server is called where a request for a model fails. */
	public function asked( string $model ): Asked_Server {
		return new Asked_Server( $this->base_url, $model, '' !== $this->key );
	}

	/** Why a request that would not be prepared may not be sent. */
	public function refusal(): Server_Cause {
		$host = trim( (string) wp_parse_url( Address::ascii( $this->base_url ), PHP_URL_HOST ), '[]' );
		return false === filter_var( $host, FILTER_VALIDATE_IP ) && false === gethostbynamel( $host )
			? Server_Cause::Unknown_Name
			: Server_Cause::Blocked;
	}

	/** A GET request for a file on this very server; null for any other address. */
	public function get_own( string $url ): ?CurlHandle {
		return Address::origin( $url ) === Address::origin( $this->base_url ) ? $this->prepare( $url, array() ) : null;
	}

	/** @param list<string> $headers */
	private function prepare( string $url, array $headers ): ?CurlHandle {
		$url    = Address::ascii( $url );
		$ips    = $this->is_public_only ? Address::public_ips( (string) wp_parse_url( $url, PHP_URL_HOST ) ) : null;
		$handle = '' === $url || array() === $ips || $this->is_blocked( $url ) ? false : curl_init( $url );
		if ( false === $handle ) {
			return null;
		}
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_HTTPHEADER     => array( ...$headers, 'Expect:' ),
				CURLOPT_USERAGENT      => 'Slipstream/' . \Slipstream\VERSION,
				CURLOPT_CONNECTTIMEOUT => self::CONNECT_SECONDS,
				CURLOPT_NOSIGNAL       => true,
				CURLOPT_TCP_NODELAY    => true,
				CURLOPT_CAINFO         => ABSPATH . 'wp-includes/certificates/ca-bundle.crt',
				CURLOPT_PROTOCOLS      => CURLPROTO_HTTP | CURLPROTO_HTTPS,
				// A redirect would carry the key to another server.
				CURLOPT_FOLLOWLOCATION => false,
			)
		);
		if ( null !== $ips && ! str_contains( $url, $ips[0] ) ) {
			// The name must not lead elsewhere when it is looked up again.
			curl_setopt( $handle, CURLOPT_RESOLVE, array( self::host_and_port( $url ) . ':' . implode( ',', $ips ) ) );
		}
		$this->use_proxy( $handle, $url );
		return $handle;
	}

	private static function host_and_port( string $url ): string {
		$parts = (array) wp_parse_url( $url );
		return ( $parts['host'] ?? '' )
			. ':'
			. ( $parts['port'] ?? ( 'https' === strtolower( (string) ( $parts['scheme'] ?? '' ) ) ? 443 : 80 ) );
	}

	/**
	 * Whether the site's owner forbade requests to this address (WP_HTTP_BLOCK_EXTERNAL). This machine is never
	 * external.
	 */
	private function is_blocked( string $url ): bool {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return ! preg_match( '/^(127(\.\d+){3}|\[::1\])$/', $host ) && ( new WP_Http() )->block_request( $url );
	}

	/** Goes through the site's proxy if it has one (WP_PROXY_HOST). */
	private function use_proxy( CurlHandle $handle, string $url ): void {
		$proxy = new WP_HTTP_Proxy();
		if ( ! $proxy->is_enabled() || ! $proxy->send_through_proxy( $url ) ) {
			return;
		}
		$options = array( CURLOPT_PROXY => $proxy->host() . ':' . $proxy->port() );
		$login   = $proxy->use_authentication() ? $proxy->authentication() : '';
		if ( '' !== $login ) {
			$options[ CURLOPT_PROXYAUTH ]    = CURLAUTH_ANY;
			$options[ CURLOPT_PROXYUSERPWD ] = $login;
		}
		curl_setopt_array( $handle, $options );
	}
}
