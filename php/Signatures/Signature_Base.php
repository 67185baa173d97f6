<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

/**
 * Builds the signature base of RFC 9421, section 2.5.
 */
final class Signature_Base {

	/**
	 * The lines that are signed; null if the message has no such component.
	 *
	 * @param list<string> $components Names of components, without quotes.
	 */
	public static function of( Message $message, array $components, string $params ): ?string {
		$lines = array();
		foreach ( $components as $name ) {
			$value = self::value( $message, $name );
			if ( null === $value || 1 === preg_match( '/[\r\n]/', $value ) ) {
				return null;
			}
			$lines[] = "\"$name\": $value";
		}
		$lines[] = "\"@signature-params\": $params";
		return implode( "\n", $lines );
	}

	/** The value of a component; null if there is none. */
	private static function value( Message $message, string $name ): ?string {
		$url = (array) wp_parse_url( $message->url );
		return match ( $name ) {
			'@method'     => strtoupper( $message->method ),
			'@target-uri' => $message->url,
			'@authority'  => (string) preg_replace( '#^https?://#', '', Message::origin( $message->url ) ),
			'@path'       => $url['path'] ?? '/',
			'@query'      => '?' . ( $url['query'] ?? '' ),
			default       => str_starts_with( $name, '@' )
				? null
				: ( isset( $message->headers[ $name ] ) ? trim( $message->headers[ $name ] ) : null ),
		};
	}
}
