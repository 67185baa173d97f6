<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** An app that works stays until PayPal has accepted the next, whoever stores that. */
final class Paypal_Key_Guard_Test extends Paypal_Site_Case {

	private const CLIENT = 'slipstream_paypal_test_client_id';
	private const SECRET = 'slipstream_paypal_test_secret';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		$this->connect();
	}

	/** @return array{string|null, string|null, string} The app that is used, and how it stands. */
	private function site(): array {
		$key = $this->services()->keys()->of( Gateway::Paypal, Mode::Test );
		return array( $key?->client_id, $key?->secret, $this->services()->accounts()->state( Gateway::Paypal, Mode::Test )->status->value );
	}

	/** @param array<string, string> $app What the app has at PayPal. */
	private static function app_there( array $app ): void {
		self::command( 'app', array( 'mode' => 'test' ) + $app );
	}

	public function test_a_secret_that_paypal_refuses_is_not_used(): void {
		self::assertFalse( update_option( self::SECRET, 'wrong' ) );
		self::assertSame( array( 'test-client', 'test-secret', 'connected' ), $this->site() );
		$answer = $this->rest( 'POST', '/jetpack/v4/settings', array( self::SECRET => 'wrong' ) );
		self::assertStringContainsString( 'PayPal rejected', (string) $answer->get_data()['data']['params'][ self::SECRET ] );
		self::assertSame( array( 'test-client', 'test-secret', 'connected' ), $this->site() );
	}

	public function test_a_secret_that_is_accepted_is_used_with_its_webhook(): void {
		$webhook = $this->webhook();
		self::app_there( array( 'secret' => 'new-secret' ) );
		self::assertTrue( update_option( self::SECRET, 'new-secret' ) );
		self::assertSame( array( 'test-client', 'new-secret', 'connected' ), $this->site() );
		self::assertSame( $webhook, $this->services()->accounts()->webhook( Gateway::Paypal, Mode::Test ) );
	}

	public function test_another_app_is_used_once_both_parts_are_entered(): void {
		self::app_there(
			array(
				'clientId' => 'new-client',
				'secret'   => 'new-secret',
			)
		);
		$answer = $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array(
				self::CLIENT => 'new-client',
				self::SECRET => 'new-secret',
			)
		);
		self::assertStringContainsString( 'new app’s secret', (string) $answer->get_data()['data']['params'][ self::CLIENT ] );
		self::assertSame( array( 'test-client', 'test-secret', 'connected' ), $this->site() );
		self::assertTrue( update_option( self::SECRET, 'new-secret' ) );
		self::assertSame( array( 'new-client', 'new-secret', 'connected' ), $this->site() );
	}

	public function test_an_app_is_removed_and_the_next_counts_once_paypal_was_asked(): void {
		$remove = array(
			self::CLIENT => '',
			self::SECRET => '',
		);
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/settings', $remove )->get_status() );
		self::assertSame( array( null, null, 'no_key' ), $this->site() );
		$next   = array(
			self::CLIENT => 'test-client',
			self::SECRET => 'test-secret',
		);
		$before = self::requests();
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/settings', $next )->get_status() );
		self::assertSame( array( $before, array( 'test-client', 'test-secret', 'connected' ) ), array( self::requests(), $this->site() ), 'It is the one that was accepted.' );
	}
}
