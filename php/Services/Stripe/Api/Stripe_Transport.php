<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

use SensitiveParameter;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use WP_Error;

/**
 * Sends one request with a key through WordPress's HTTP API, once.
 */
final class Stripe_Transport {

	/** The version whose shapes are read and written. Webhooks are pinned to it too. */
	public const API_VERSION = '2026-07-29.dahlia';

	private const SECONDS    = 30;
	private const MOST_BYTES = 10485760;

	/** What curl and PHP's sockets say when there was no connection that a request could be sent on. */
	private const NOT_CONNECTED = '/^cURL error (?:5|6|7|35|51|58|60|77|83|90|91):|^cURL error 28: (?:Connection time|Resolving time|Failed to connect|SSL connection timeout)|Connection refused|getaddrinfo|php_network_getaddresses/i';

	public function __construct( #[SensitiveParameter] private string $key ) {}

	/** @throws Stripe_Error If no answer came: Unreachable only if Stripe certainly got nothing. */
	public function send( Stripe_Request $request ): Stripe_Response {
		$answer = wp_remote_request(
			$request->url(),
			array(
				'method'              => $request->method,
				'headers'             => $this->headers( $request ),
				'body'                => $request->body(),
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MOST_BYTES,
				'user-agent'          => 'Slipstream/' . \Slipstream\VERSION,
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw Stripe_Error::of(
				self::was_sent( $answer ) ? Stripe_Failure::Unknown_Outcome : Stripe_Failure::Unreachable
			);
		}
		$body    = json_decode( wp_remote_retrieve_body( $answer ), true );
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = is_array( $value ) ? (string) end( $value ) : (string) $value;
		}
		return new Stripe_Response(
			(int) wp_remote_retrieve_response_code( $answer ),
			is_array( $body ) ? $body : null,
			$headers
		);
	}

	/** @return array<string, mixed> What a dump of the object shows: no key. */
	public function __debugInfo(): array {
		return array();
	}

	/** @return array<string, string> */
	private function headers( Stripe_Request $request ): array {
		$headers = array(
			'Authorization'  => 'Bearer ' . $this->key,
			'Stripe-Version' => self::API_VERSION,
		);
		if ( 'POST' === $request->method ) {
			$headers['Content-Type'] = 'application/x-www-form-urlencoded';
		}
		return null === $request->idempotency_key
			? $headers
			: $headers + array( 'Idempotency-Key' => $request->idempotency_key );
	}

	/** Whether Stripe may have got the request. What is not known for certain counts as sent. */
	private static function was_sent( WP_Error $error ): bool {
		return 'http_request_failed' === $error->get_error_code()
			? 1 !== preg_match( self::NOT_CONNECTED, $error->get_error_message() )
			: ! in_array( $error->get_error_code(), array( 'http_request_not_executed', 'http_failure' ), true );
	}
}
