<?php
/**
 * Must-use plugin of the site that the browser tests use.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

// A minute of silence is right for people and too long for a test.
add_filter( 'slipstream_ai_silence_seconds', static fn (): float => 5.0 );

// A place for widgets, which block themes do not have, on pages that ask for it.
add_action(
	'widgets_init',
	static fn () => register_sidebar(
		array(
			'id'   => 'e2e',
			'name' => 'Widgets',
		)
	)
);
add_action( 'wp_footer', static fn () => isset( $_GET['e2e-widgets'] ) && dynamic_sidebar( 'e2e' ), 1 ); // phpcs:ignore WordPress.Security.NonceVerification -- Only shows more.
