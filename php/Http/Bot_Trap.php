<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * What tells programs from people in a visitor's form: a field that people do not see, and the time that they need.
 */
final class Bot_Trap {

	/** The field's name: different for each form, and nothing that a browser would autofill. */
	public static function name( string $form_id ): string {
		return 'x' . substr( wp_hash( 'slipstream-trap|' . $form_id, 'nonce' ), 0, 10 );
	}

	/** The field. What is around it hides it without a style, which a content security policy may block. */
	public static function html( string $name ): string {
		// Without text, which could end up in excerpts.
		return sprintf(
			'<input type="text" name="%s" value="" aria-label="%s" tabindex="-1" autocomplete="off">',
			esc_attr( $name ),
			esc_attr__( 'Leave this empty', 'slipstream' )
		);
	}

	/** How many seconds too early for a person a form was sent; 0 or less if it was not. */
	public static function seconds_too_fast( int $shown, int $now ): int {
		/**
		 * Filters how many seconds a person needs to fill in a form at least.
		 *
		 * @since 0.1.0
		 *
		 * @param float $seconds The default.
		 */
		$min_seconds = (float) apply_filters( 'slipstream_form_min_seconds', 2.0 );
		return (int) ceil( $min_seconds - ( $now - $shown ) );
	}
}
