<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Form;

/**
 * What forms say where their author has written nothing: as in blocks/mailchimp/labels.ts.
 */
final class Labels {

	public static function placeholder(): string {
		return __( 'Enter your email', 'slipstream' );
	}

	public static function button(): string {
		return __( 'Join my email list', 'slipstream' );
	}

	public static function processing(): string {
		return __( 'Processing…', 'slipstream' );
	}

	public static function success(): string {
		return __( 'Success! You\'re on the list.', 'slipstream' );
	}

	public static function error(): string {
		return __( 'Whoops! There was an error and we couldn\'t process your subscription. Please reload the page and try again.', 'slipstream' );
	}
}
