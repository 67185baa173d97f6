<?php
/**
 * Must-use plugin of the measured sites: says in Server-Timing what a page cost, when asked by the header "X-Bench: 1".
 *
 * @package Slipstream
 */

declare( strict_types=1 );

if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	ob_start(
		static function ( string $html ): string {
			header(
				sprintf(
					'Server-Timing: php;dur=%.3f, queries;dur=%d, memory;dur=%d',
					1000 * ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ),
					$GLOBALS['wpdb']->num_queries ?? 0,
					memory_get_peak_usage()
				)
			);
			return $html;
		}
	);
}

// Which modules that are off by default are on for this request alone.
if ( isset( $_SERVER['HTTP_X_BENCH_MODULES'] ) ) {
	add_filter( 'pre_option_jetpack_active_modules', static fn (): array => explode( ',', (string) $_SERVER['HTTP_X_BENCH_MODULES'] ) ); // phpcs:ignore WordPress.Security -- Nobody else reaches this site.
}
