<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

/**
 * What a domain offers to choose from, where both halves need the list: its choices.json, of which the build makes an
 * array of PHP. Labels are TypeScript's, which shows them.
 */
final class Declared_Choices {

	/** @return array<string, array<string, mixed>> What is said of each choice; the first is the usual one. */
	public static function of( string $domain, string $list ): array {
		return ( require SLIPSTREAM_DIR . "/build/choices/$domain.php" )[ $list ];
	}

	/** @return list<string> */
	public static function names( string $domain, string $list ): array {
		return array_keys( self::of( $domain, $list ) );
	}
}
