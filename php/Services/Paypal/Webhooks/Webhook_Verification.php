<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Webhooks;

use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Paypal_Client;

/**
 * Asks PayPal whether a message is its own.
 */
final class Webhook_Verification {

	/** The headers of a message, by what PayPal calls them when it is asked. */
	private const HEADERS = array(
		'auth_algo'         => 'paypal-auth-algo',
		'cert_url'          => 'paypal-cert-url',
		'transmission_id'   => 'paypal-transmission-id',
		'transmission_sig'  => 'paypal-transmission-sig',
		'transmission_time' => 'paypal-transmission-time',
	);

	private const LONGEST_HEADER = 500;

	public function __construct( private Paypal_Client $client ) {}

	/**
	 * @param string                    $webhook_id The webhook that it came to.
	 * @param string                    $raw        The body as it came, byte for byte: written anew, it is another.
	 * @param callable(string): ?string $header     Gives a header by its name in lower case.
	 * @throws Paypal_Error If PayPal does not say: the message may be good.
	 * @throws Unexpected_Response If its answer cannot be read.
	 */
	public function is_genuine( string $webhook_id, string $raw, callable $header ): bool {
		$fields = array( 'webhook_id' => $webhook_id );
		foreach ( self::HEADERS as $field => $name ) {
			$value = $header( $name ) ?? '';
			if ( '' === $value || strlen( $value ) > self::LONGEST_HEADER ) {
				return false;
			}
			$fields[ $field ] = $value;
		}
		$json = wp_json_encode( $fields, JSON_UNESCAPED_SLASHES );
		// A body that is no object by itself could change what is asked.
		if ( '' === $webhook_id || ! is_string( $json ) || ! json_decode( $raw ) instanceof \stdClass ) {
			return false;
		}
		$answer = $this->client->post(
			'/v1/notifications/verify-webhook-signature',
			substr( $json, 0, -1 ) . ',"webhook_event":' . $raw . '}',
			null
		);
		return match ( $answer['verification_status'] ?? null ) {
			'SUCCESS' => true,
			'FAILURE' => false,
			default   => throw Unexpected_Response::of( 'A message was neither verified nor refused.' ),
		};
	}
}
