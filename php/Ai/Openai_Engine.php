<?php
/**
 * OpenAI-compatible servers.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai;

use CurlHandle;
use SensitiveParameter;
use WP_Http;
use WP_HTTP_Proxy;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's HTTP API buffers whole bodies, so streams cannot go through it.

/**
 * Asks any server with a streaming /chat/completions endpoint: OpenAI, a host's own, Ollama, llama.cpp, vLLM.
 */
final class Openai_Engine implements Engine {

	private const CONNECT_SECONDS = 10;

	/**
	 * Takes the server.
	 *
	 * @param string $base_url Address without /chat/completions.
	 * @param string $model    The model's name, '' to let the server choose.
	 * @param string $key      The API key, '' for none.
	 */
	public function __construct(
		private string $base_url,
		private string $model,
		#[SensitiveParameter] private string $key
	) {}

	/**
	 * Its short name.
	 */
	public function name(): string {
		return 'openai';
	}

	/**
	 * The model that answers.
	 */
	public function model(): string {
		return $this->model;
	}

	/**
	 * The text arrives in pieces.
	 */
	public function streams(): bool {
		return true;
	}

	/**
	 * Sends the request; the answer is read as the completion is waited for.
	 *
	 * @param Chat_Request $request The conversation.
	 */
	public function start( Chat_Request $request ): Completion {
		$url    = rtrim( $this->base_url, '/' ) . '/chat/completions';
		$handle = $this->is_blocked( $url ) ? false : curl_init( $url );
		if ( false === $handle ) {
			return new Fixed_Completion( array(), Upstream_Errors::unavailable() );
		}
		curl_setopt_array( $handle, $this->options( $request ) );
		$this->use_proxy( $handle, $url );
		return new Openai_Completion( $handle );
	}

	/**
	 * What cURL is told.
	 *
	 * @param Chat_Request $request The conversation.
	 * @return array<int, mixed>
	 */
	private function options( Chat_Request $request ): array {
		$headers = array( 'Content-Type: application/json', 'Accept: text/event-stream, application/json', 'Expect:' );
		if ( '' !== $this->key ) {
			$headers[] = 'Authorization: Bearer ' . $this->key;
		}
		return array(
			CURLOPT_POST           => true,
			CURLOPT_POSTFIELDS     => (string) wp_json_encode( $this->body( $request ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ),
			CURLOPT_HTTPHEADER     => $headers,
			CURLOPT_USERAGENT      => 'Slipstream/' . \Slipstream\VERSION,
			CURLOPT_CONNECTTIMEOUT => self::CONNECT_SECONDS,
			CURLOPT_NOSIGNAL       => true,
			CURLOPT_TCP_NODELAY    => true,
			CURLOPT_CAINFO         => ABSPATH . 'wp-includes/certificates/ca-bundle.crt',
			CURLOPT_PROTOCOLS      => CURLPROTO_HTTP | CURLPROTO_HTTPS,
			// A redirect would carry the key to another server.
			CURLOPT_FOLLOWLOCATION => false,
		);
	}

	/**
	 * The request's body.
	 *
	 * @param Chat_Request $request The conversation.
	 * @return array<string, mixed>
	 */
	private function body( Chat_Request $request ): array {
		$body = array(
			'messages' => $request->messages,
			'stream'   => true,
		);
		if ( '' !== $this->model ) {
			$body['model'] = $this->model;
		}
		foreach ( $request->functions as $schema ) {
			$body['tools'][] = array(
				'type'     => 'function',
				'function' => $schema,
			);
		}
		return $body;
	}

	/**
	 * Whether the site's owner forbade requests to this address (WP_HTTP_BLOCK_EXTERNAL). This machine is never external.
	 *
	 * @param string $url The address.
	 */
	private function is_blocked( string $url ): bool {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return ! preg_match( '/^(127(\.\d+){3}|\[::1\])$/', $host ) && ( new WP_Http() )->block_request( $url );
	}

	/**
	 * Goes through the site's proxy where it has one (WP_PROXY_HOST).
	 *
	 * @param CurlHandle $handle The request.
	 * @param string     $url    The address.
	 */
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
