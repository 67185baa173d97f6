<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Privacy;

use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_Error;

/**
 * Each module's data is found by WordPress's tools, and nothing is said to be done that the database has not done.
 */
final class Personal_Data_Test extends Test_Case {

	/** @return array<string, array<string, mixed>> What is registered, by its key. */
	private static function tools( string $kind ): array {
		$tools = array_filter(
			apply_filters( "wp_privacy_personal_data_$kind", array() ),
			static fn ( string $key ): bool => str_starts_with( $key, 'slipstream-' ),
			ARRAY_FILTER_USE_KEY
		);
		self::assertGreaterThan( 4, count( $tools ) );
		return $tools;
	}

	public function test_who_left_nothing_gets_nothing(): void {
		$this->sign_in( 'author' );
		foreach ( array( 'nobody@example.test', wp_get_current_user()->user_email ) as $email ) {
			foreach ( self::tools( 'exporters' ) as $key => $tool ) {
				self::assertNotSame( '', $tool['exporter_friendly_name'] );
				self::assertSame(
					array(
						'data' => array(),
						'done' => true,
					),
					$tool['callback']( $email, 1 ),
					$key
				);
			}
			foreach ( self::tools( 'erasers' ) as $key => $tool ) {
				self::assertNotSame( '', $tool['eraser_friendly_name'] );
				self::assertSame(
					array(
						'items_removed'  => false,
						'items_retained' => false,
						'messages'       => array(),
						'done'           => true,
					),
					$tool['callback']( $email, 1 ),
					$key
				);
			}
		}
	}

	public function test_a_database_that_fails_is_no_empty_answer(): void {
		global $wpdb;
		$this->sign_in( 'author' );
		$emails = array( 'nobody@example.test', wp_get_current_user()->user_email );
		$tools  = array_merge( array_values( self::tools( 'exporters' ) ), array_values( self::tools( 'erasers' ) ) );
		$failed = 0;
		$asking = 0;
		$break  = static function () use ( &$failed ): string {
			++$failed;
			return 'SELECT nothing FROM nowhere';
		};
		$wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		foreach ( $tools as $tool ) {
			foreach ( $emails as $email ) {
				$failed  = 0;
				$answer  = $tool['callback']( $email, 1 );
				$asking += $failed > 0 ? 1 : 0;
				// What stands in the user's metadata was read with the user.
				self::assertSame(
					0 < $failed,
					$answer instanceof WP_Error || ( $answer['items_retained'] ?? false ),
					$tool['exporter_friendly_name'] ?? $tool['eraser_friendly_name']
				);
			}
		}
		remove_filter( 'query', $break );
		self::assertGreaterThan( count( $tools ), $asking );
		$wpdb->suppress_errors( false );
	}
}
