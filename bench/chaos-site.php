<?php
/**
 * Must-use plugin of the site that the chaos run breaks: no limits, as all comes from twenty addresses, and emails that are counted, and hang while a file says so.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

add_filter( 'slipstream_form_min_seconds', '__return_zero' );
add_filter( 'slipstream_form_mail_limit', static fn (): int => 1000000 );
add_filter(
	'slipstream_form_limits',
	static fn (): array => array(
		'visitor'       => 1000000,
		'visitor_total' => 1000000,
		'site'          => 1000000,
	)
);
add_filter(
	'pre_wp_mail',
	static function ( mixed $sent, array $mail ): bool {
		for ( $count = 0; $count < 100 && file_exists( WP_CONTENT_DIR . '/chaos-mail-hangs' ); $count++ ) {
			usleep( 100000 );
			clearstatcache();
		}
		preg_match( '/person-\d+-\d+/', $mail['message'], $found );
		file_put_contents( WP_CONTENT_DIR . '/chaos-mails', ( $found[0] ?? '?' ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);
