<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

/**
 * What a signature says of itself. Read strictly: only the form that Signer writes, with its parameters in any order.
 */
final class Signature_Input {

	private const LONGEST = 2048;

	/**
	 * @param list<string> $components Names of components.
	 * @param int          $created    Seconds since the Unix epoch.
	 */
	private function __construct(
		public readonly string $params,
		public readonly array $components,
		public readonly string $key_id,
		public readonly string $nonce,
		public readonly int $created,
		public readonly int $expires
	) {}

	/** Reads our member of the field; null if it has none or is no such field. */
	public static function read( string $field ): ?self {
		$number = '[0-9]{1,12}';
		$text   = '"[A-Za-z0-9_-]{1,64}"';
		$form   = '/(?:^|,\s*)'
			. Signer::LABEL
			. "=(\(((?:\"[a-z0-9@-]+\" ?)*)\)((?:;[a-z]+=(?:$number|$text))+))\s*(?:,|$)/D";
		if ( strlen( $field ) > self::LONGEST || 1 !== preg_match_all( $form, $field, $found, PREG_SET_ORDER ) ) {
			return null;
		}
		$components = explode( ' ', str_replace( '"', '', trim( $found[0][2] ) ) );
		$params     = self::parameters( $found[0][3] );
		if ( null === $params || count( array_unique( $components ) ) !== count( $components ) ) {
			return null;
		}
		return new self(
			$found[0][1],
			$components,
			$params['keyid'],
			$params['nonce'],
			(int) $params['created'],
			(int) $params['expires']
		);
	}

	/** @return array<string, string>|null The parameters; null if one is missing, twice there, or not ours. */
	private static function parameters( string $text ): ?array {
		$params = array();
		foreach ( explode( ';', ltrim( $text, ';' ) ) as $pair ) {
			list( $name, $value ) = explode( '=', $pair, 2 );
			$is_number            = in_array( $name, array( 'created', 'expires' ), true );
			if ( isset( $params[ $name ] ) || str_starts_with( $value, '"' ) === $is_number ) {
				return null;
			}
			$params[ $name ] = trim( $value, '"' );
		}
		ksort( $params );
		$is_ours = array( 'alg', 'created', 'expires', 'keyid', 'nonce', 'tag' ) === array_keys( $params )
			&& 'ed25519' === $params['alg']
			&& Signer::LABEL === $params['tag'];
		return $is_ours ? $params : null;
	}
}
