<?php
/**
 * Loaded before WordPress on a test site: /?failing_block=NAME shows a block while payments cannot be read.
 */

declare( strict_types=1 );

$wp_filter['template_redirect'][9]['failing-block'] = array(
	'accepted_args' => 0,
	'function'      => static function (): void {
		$block = filter_input( INPUT_GET, 'failing_block' );
		if ( ! is_string( $block ) ) {
			return;
		}
		add_filter(
			'query',
			static fn ( string $query ): string => str_contains( $query, 'slipstream_payment' ) ? 'SELECT nothing' : $query
		);
		wp_cache_flush();
		global $wpdb;
		$wpdb->suppress_errors();
		$name = 'jetpack/' . sanitize_key( $block );
		$html = do_blocks( "<!-- wp:$name {\"planId\":1} --><div><a href=\"#\">Pay</a></div><!-- /wp:$name -->" );
		status_header( 200 );
		header( 'X-Plugins: ' . ( defined( 'DONOTCACHEPAGE' ) ? 'skip' : 'cache' ) );
		echo "[$html]"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A test.
		exit;
	},
);
