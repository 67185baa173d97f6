<?php

declare( strict_types=1 );

namespace Slipstream\Services\Mailchimp;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;

/**
 * Sends one request to Mailchimp, once.
 */
final class Mailchimp_Transport {

	private const SECONDS    = 10;
	private const MOST_BYTES = 2097152;

	public function __construct( private Mailchimp_Key $key, private Connection_Slots $slots ) {}

	/**
	 * @param 'GET'|'PUT'|'POST'|'DELETE' $method
	 * @param array<string, string|int>   $query
	 * @param array<string, mixed>        $body
	 * @return array<array-key, mixed> The body; empty if there is none.
	 * @throws Mailchimp_Error If it does not succeed.
	 * @throws Request_Error If the database fails.
	 */
	public function send( string $method, string $path, array $query = array(), array $body = array() ): array {
		$url    = $this->key->base_url() . $path
			. ( array() === $query ? '' : '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
		$client = new Guarded_Client( $this->key->is_elsewhere(), self::MOST_BYTES );
		$answer = $this->slots->run(
			fn (): ?array => $client->send(
				$method,
				$url,
				array(
					'Accept'        => 'application/json',
					'Content-Type'  => 'application/json',
					'Authorization' => $this->key->authorization(),
				),
				array() === $body ? '' : (string) wp_json_encode( $body ),
				self::SECONDS
			)
		);
		if ( null === $answer ) {
			throw new Mailchimp_Error( Mailchimp_Failure::Unreachable );
		}
		$read    = json_decode( $answer['body'], true );
		$is_done = $answer['status'] >= 200 && $answer['status'] < 300;
		if ( $is_done && ( is_array( $read ) || '' === $answer['body'] ) ) {
			return is_array( $read ) ? $read : array();
		}
		// What stands in front of Mailchimp sends JSON too.
		$is_own = ! $is_done && is_array( $read ) && is_string( $read['title'] ?? null )
			&& str_starts_with( $answer['headers']['content-type'] ?? '', 'application/problem+json' );
		throw Mailchimp_Error::read( $answer['status'], $is_own ? $read : null );
	}
}
