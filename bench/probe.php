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
