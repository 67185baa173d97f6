<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

use InvalidArgumentException;

/**
 * A request to Stripe, as it is sent, perhaps more than once.
 */
final class Stripe_Request {

	private const LONGEST_KEY = 255;

	/** The parameters as they are sent. */
	private string $form;

	/**
	 * @param 'GET'|'POST'|'DELETE' $method
	 * @param string                $path            Such as '/v1/prices'.
	 * @param array<string, mixed>  $params          See Form_Encoder.
	 * @param string|null           $idempotency_key Null for requests that change nothing, or end something.
	 * @throws InvalidArgumentException If it would reach something else.
	 */
	public function __construct(
		public readonly string $method,
		private string $path,
		array $params,
		public readonly ?string $idempotency_key = null
	) {
		if ( 1 !== preg_match( '#^/v1(?:/[A-Za-z0-9_-]+)+$#D', $path ) ) {
			throw new InvalidArgumentException( "$path is not a path of Stripe's API." );
		}
		$length = strlen( (string) $idempotency_key );
		if ( null !== $idempotency_key && ( 0 === $length || $length > self::LONGEST_KEY ) ) {
			throw new InvalidArgumentException( 'An idempotency key has 1 to 255 characters.' );
		}
		$this->form = Form_Encoder::encode( $params );
	}

	public function url(): string {
		return Stripe_Address::base_url() . $this->path
			. ( 'POST' === $this->method || '' === $this->form ? '' : "?$this->form" );
	}

	public function body(): string {
		return 'POST' === $this->method ? $this->form : '';
	}

	/**
	 * Whether Stripe does nothing twice if this is sent twice. A second DELETE finds nothing, which looks like a
	 * failure.
	 */
	public function is_repeatable(): bool {
		return 'GET' === $this->method || null !== $this->idempotency_key;
	}
}
