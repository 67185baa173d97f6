<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

/**
 * Reads an address that a post holds. src/embed/url.ts does the same: tests/embed-addresses.json is tried in both.
 */
final class Embed_Url {

	/** As long as an address may be. */
	private const LONGEST = 2000;

	private const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

	/** @param string $query    The query with its question mark, or ''. */
	private function __construct(
		public readonly string $host,
		public readonly string $path,
		public readonly string $query,
		public readonly string $fragment
	) {}

	/**
	 * The parts of an address; null if it is none that is embedded: another scheme than http and https, a user, a
	 * port, a host that is not plain ASCII, or characters that hide something.
	 */
	public static function parse( mixed $text ): ?self {
		if ( ! is_string( $text ) || strlen( $text ) > self::LONGEST ) {
			return null;
		}
		$text = trim( $text, " \t\r\n" );
		if ( 1 !== preg_match(
			'/^[^\s\x00-\x20\x7f-\x{9f}\\\\\x{180e}\x{200b}-\x{200f}\x{2028}-\x{202e}\x{2060}-\x{2069}\x{feff}]+$/Du',
			$text
		)
			|| 1 !== preg_match( '~^(?:https?://|//)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$~Dis', $text, $parts ) ) {
			return null;
		}
		$host = strtolower( $parts[1] );
		if (
			strlen( $host ) > 253
			|| 1 !== preg_match( '/^(?:' . self::LABEL . '\.)+(?=[a-z])' . self::LABEL . '$/D', $host )
		) {
			return null;
		}
		return new self(
			$host,
			'' === $parts[2] ? '/' : self::encode( $parts[2] ),
			self::encode( $parts[3] ?? '' ),
			self::encode( $parts[4] ?? '' )
		);
	}

	/** The address, always https. */
	public function __toString(): string {
		return "https://$this->host$this->path$this->query$this->fragment";
	}

	private static function encode( string $part ): string {
		return (string) preg_replace_callback(
			'~[^A-Za-z0-9\-._\~:/?#\[\]@!$&()*+,;=%]~',
			static fn ( array $byte ): string => rawurlencode( $byte[0] ),
			$part
		);
	}
}
