<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

use WP_REST_Request;

/** What may be covered by a signature. */
final class Message {

	/** @var array<string, string> Values by name, names in lower case. */
	public readonly array $headers;

	/**
	 * Holds the request. A header without a value is none: web servers hand over some that nobody has sent.
	 *
	 * @param array<string, string> $headers Values by name, names in lower case.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $url,
		array $headers,
		public readonly string $body
	) {
		$this->headers = array_filter( $headers, static fn ( string $value ): bool => '' !== trim( $value ) );
	}

	/**
	 * The request that is being answered. Its address is that of the site: what stands before the server may have
	 * changed host and scheme.
	 */
	public static function of_request( WP_REST_Request $request ): self {
		$headers = array();
		foreach ( $request->get_headers() as $name => $values ) {
			$headers[ str_replace( '_', '-', $name ) ] = implode( ', ', array_map( 'trim', (array) $values ) );
		}
		$target = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Compared with what was signed, byte by byte.
		return new self(
			$request->get_method(),
			self::origin( home_url() ) . $target,
			$headers,
			(string) $request->get_body()
		);
	}

	/** Scheme, host and port of an address. */
	public static function origin( string $url ): string {
		$parts = (array) wp_parse_url( $url );
		$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return strtolower( ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) ) . $port;
	}

	/**
	 * The same request with more headers.
	 *
	 * @param array<string, string> $headers Values by name, names in any case.
	 */
	public function with( array $headers ): self {
		return new self( $this->method, $this->url, array_change_key_case( $headers ) + $this->headers, $this->body );
	}
}
