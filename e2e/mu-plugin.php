<?php
/**
 * Must-use plugin of the site that the browser tests use.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

// Which engine the site has is the tests' choice: a server of its own; where 'core', what stands under Settings > Connectors; where 'own', what the
// settings name, or nothing.
if ( 'own' === get_option( 'e2e_engine' ) ) {
	define( 'SLIPSTREAM_AI_DEMO', false );
} elseif ( 'core' !== get_option( 'e2e_engine' ) ) {
	define( 'SLIPSTREAM_AI_BASE_URL', constant( 'SLIPSTREAM_E2E_AI_URL' ) );
	define( 'SLIPSTREAM_AI_MODEL', 'fake-model' );
	define( 'SLIPSTREAM_AI_API_KEY', defined( 'SLIPSTREAM_E2E_AI_KEY' ) ? constant( 'SLIPSTREAM_E2E_AI_KEY' ) : 'sk-e2e-secret-key' );
}
// Whether the mail server works: up, down, or whatever the machine has.
add_action(
	'init',
	static function (): void {
		foreach ( array( 'e2e_engine', 'e2e_mail', 'e2e_last_mail', 'e2e_mails', 'e2e_days_passed', 'e2e_forget', 'e2e_giphy', 'e2e_opentable', 'e2e_instagram', 'e2e_mapbox', 'e2e_stripe', 'e2e_paypal', 'e2e_mailchimp' ) as $option ) {
			register_setting(
				'general',
				$option,
				array(
					'type'         => 'string',
					'show_in_rest' => true,
				)
			);
		}
	}
);
// Where the searches of authors, and tokens, are asked about: a test's own stand-in.
foreach ( array( 'giphy', 'opentable', 'mapbox', 'stripe', 'paypal', 'mailchimp' ) as $slipstream_e2e_service ) {
	add_filter( "slipstream_{$slipstream_e2e_service}_url", static fn ( $url ) => get_option( "e2e_$slipstream_e2e_service" ) ?: $url ); // phpcs:ignore Universal.Operators -- Short.
}
// What PayPal calls the site: it delivers only to https.
add_filter(
	'rest_url',
	static fn ( $url, $path ) => str_contains( $path, 'payments/paypal/' ) ? preg_replace( '#^https?://[^/]+#', 'https://shop.example', $url ) : $url,
	10,
	2
);
// All visitors of the tests have one address.
add_filter( 'slipstream_payments_limits', static fn ( array $limits ): array => array( 'visitor' => $limits['site'] ) + $limits );
// Lets what was counted have been counted a day earlier.
$slipstream_e2e_day = static function ( $name ): void {
	global $wpdb;
	if ( 'e2e_days_passed' === $name ) {
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_stats SET day = DATE_SUB( day, INTERVAL 1 DAY )" ); // phpcs:ignore WordPress.DB -- The tests' own way to turn the clock.
	}
};
add_action( 'added_option', $slipstream_e2e_day );
add_action( 'updated_option', $slipstream_e2e_day );
// Forgets an option, by its name, as a new site has never had it.
add_filter(
	'pre_update_option_e2e_forget',
	static function ( $name ): string {
		delete_option( (string) $name );
		return '';
	}
);
// The last email, and the latest to each person with the newest first, for tests that have to read them.
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) {
		update_option( 'e2e_last_mail', $mail['message'], false );
		$to    = implode( ',', (array) $mail['to'] );
		$mails = (array) json_decode( (string) get_option( 'e2e_mails' ), true );
		$mails = array( $to => mb_substr( $mail['message'] . "\n\n" . ( $mails[ $to ] ?? '' ), 0, 40000 ) ) + $mails;
		update_option( 'e2e_mails', wp_json_encode( $mails ), false );
		return $sent;
	},
	9,
	2
);
// A mail server that takes everything, or that nobody reaches.
add_filter(
	'pre_wp_mail',
	static function ( $sent ) {
		$state = get_option( 'e2e_mail' );
		if ( 'down' === $state ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP Error: Could not connect to SMTP host.' ) );
			return false;
		}
		return 'up' === $state ? true : $sent;
	}
);

add_filter( 'slipstream_feedback_address', static fn (): string => 'https://example.org/feedback' );

// Where the stand-in for Instagram is.
add_filter( 'slipstream_instagram_url', static fn (): string => (string) get_option( 'e2e_instagram', '' ) );

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
