<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Api;

use SensitiveParameter;
use Slipstream\Http\Transport_Error;
use Slipstream\Money\Mode;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;

/**
 * Sends one request to PayPal through WordPress's HTTP API, once.
 */
final class Paypal_Transport {

	private const SECONDS    = 30;
	private const MOST_BYTES = 10485760;

	/** A longer time is no time to wait for. */
	private const LONGEST_WAIT = 86400;

	/**
	 * @param 'GET'|'POST'|'PATCH'  $method
	 * @param array<string, string> $headers
	 * @throws Paypal_Error If no answer came: Unreachable only if PayPal certainly got nothing.
	 */
	public static function send(
		Mode $mode,
		string $method,
		string $path,
		#[SensitiveParameter] array $headers,
		string $body = ''
	): Paypal_Response {
		$answer = wp_remote_request(
			Paypal_Address::base_url( $mode ) . $path,
			array(
				'method'              => $method,
				'headers'             => $headers,
				'body'                => $body,
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MOST_BYTES,
				'user-agent'          => 'Slipstream/' . \Slipstream\VERSION,
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw Paypal_Error::of(
				Transport_Error::was_sent( $answer ) ? Paypal_Failure::Unknown_Outcome : Paypal_Failure::Unreachable
			);
		}
		$json = json_decode( wp_remote_retrieve_body( $answer ), true );
		return new Paypal_Response(
			(int) wp_remote_retrieve_response_code( $answer ),
			is_array( $json ) ? $json : null,
			self::seconds( wp_remote_retrieve_header( $answer, 'retry-after' ) )
		);
	}

	private static function seconds( mixed $header ): ?int {
		return is_string( $header ) && 1 === preg_match( '/^\d{1,6}$/D', $header )
			&& (int) $header <= self::LONGEST_WAIT ? (int) $header : null;
	}
}
