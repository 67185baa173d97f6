<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

use SensitiveParameter;
use Slipstream\Http\Transport_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;

/**
 * Sends one request with a key through WordPress's HTTP API, once.
 */
final class Stripe_Transport {

	/** The version whose shapes are read and written. Webhooks are pinned to it too. */
	public const API_VERSION = '2026-07-29.dahlia';

	private const SECONDS    = 30;
	private const MOST_BYTES = 10485760;

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
				Transport_Error::was_sent( $answer ) ? Stripe_Failure::Unknown_Outcome : Stripe_Failure::Unreachable
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
}
