<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Trouble;
use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Support\Clock;
use WP_Error;

require_once __DIR__ . '/Hub_Case.php';

/**
 * A hub that does not answer is told of at once in Health, and after a day where administrators look first.
 */
final class Hub_Silence_Test extends Hub_Case {

	public function test_a_hub_that_does_not_answer_is_not_said_to_be_well(): void {
		$this->register();
		$this->link();
		$this->services()->provider()->get( 'hub/site' );
		$trouble = new Connection_Trouble( $this->services() );
		$notice  = static function () use ( $trouble ): string {
			set_current_screen( 'dashboard' );
			ob_start();
			$trouble->print_notice();
			unset( $GLOBALS['current_screen'] );
			return (string) ob_get_clean();
		};
		$note    = fn ( string $code, int $later ) => ( new Hub_Status( $this->services()->store(), self::clock( time() + $later ) ) )->note( $code );
		self::assertSame( 'good', $trouble->check()->status );
		$refuse  = static fn () => new WP_Error( 'http_request_failed', 'Connection refused' );
		add_filter( 'pre_http_request', $refuse );
		$this->services()->provider()->get( 'hub/site' );
		remove_filter( 'pre_http_request', $refuse );
		$check = $trouble->check();
		self::assertSame( 'warning', $check->status );
		self::assertStringContainsString( 'did not respond', $check->text );
		self::assertStringContainsString( 'Last response: ' . wp_date( get_option( 'date_format' ) ), $check->text );
		self::assertSame( '', $notice(), 'It may be back in a minute.' );
		$note( 'provider_unreachable', HOUR_IN_SECONDS );
		self::assertSame( '', $notice(), 'It may be back in an hour.' );
		$note( 'provider_unreachable', DAY_IN_SECONDS + 5 );
		self::assertStringContainsString( 'did not respond', $notice() );
		$note( '', DAY_IN_SECONDS + 6 );
		self::assertSame( array( '', 'good' ), array( $notice(), $trouble->check()->status ) );
		$note( 'signature_expired', DAY_IN_SECONDS + 90 );
		self::assertSame( array( '', 'warning' ), array( $notice(), $trouble->check()->status ), 'A day begins anew.' );
	}

	private static function clock( int $now ): Clock {
		return new class( $now ) implements Clock {
			public function __construct( private int $now ) {}
			public function now(): int {
				return $this->now;
			}
		};
	}
}
