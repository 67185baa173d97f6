<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/** Texts that someone has sent, which may be anything. */
final class Utf8 {

	/** A text without bytes that are not UTF-8. Before 6.9, WordPress's own function warns and gives no text at all. */
	public static function scrub( string $text ): string {
		return mb_scrub( $text, 'UTF-8' );
	}
}
