<?php

declare( strict_types=1 );

namespace Slipstream\Verification;

/**
 * Prints the tags that services look for.
 */
final class Verification_Tags {

	/** Prints them. Runs in the head of the front page. */
	public static function print(): void {
		foreach ( Verification_Settings::codes() as $service => $code ) {
			printf(
				"<meta name=\"%s\" content=\"%s\" />\n",
				esc_attr( Verification_Service::from( $service )->tag_name() ),
				esc_attr( $code )
			);
		}
	}
}
