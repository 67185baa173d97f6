<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use WP_REST_Response;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** The owner's app, and its webhook. */
final class Paypal_Setup_Test extends Paypal_Site_Case {

	private string $webhook = '';

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		$this->webhook = $this->webhook();
	}

	/** @return array{int, string} Status and code. */
	private static function told( WP_REST_Response $answer ): array {
		return array( $answer->get_status(), $answer->get_data()['code'] ?? '' );
	}

	public function test_there_is_one_webhook_however_often_it_is_set_up(): void {
		self::assertSame( $this->webhook, $this->webhook() );
		self::command( 'webhooks' )[0]['event_types'] ?? self::fail( 'There is none.' );
		// Someone has taken an event off it at PayPal.
		self::client()->patch(
			"/v1/notifications/webhooks/$this->webhook",
			array(
				array(
					'op'    => 'replace',
					'path'  => '/event_types',
					'value' => array( array( 'name' => 'CHECKOUT.ORDER.APPROVED' ) ),
				),
			)
		);
		self::assertSame( $this->webhook, $this->webhook() );
		self::assertCount( 14, self::command( 'webhooks' )[0]['event_types'] );
	}

	public function test_a_lost_answer_makes_no_second_webhook(): void {
		self::command( 'reset' );
		$this->services()->paypal()->webhook_setup()->look_for( Mode::Test );
		self::assertSame( '', $this->services()->accounts()->webhook( Gateway::Paypal, Mode::Test ), 'The app has none any more.' );
		self::command(
			'fault',
			array(
				'fault'  => 'reset_after',
				'method' => 'POST',
				'path'   => '/webhooks',
			)
		);
		$id = $this->webhook();
		self::assertSame( array( $id ), array_column( self::command( 'webhooks' ), 'id' ) );
	}

	public function test_paypal_delivers_only_to_https_without_a_port(): void {
		remove_filter( 'rest_url', array( parent::class, 'https_url' ) );
		$this->sign_in( 'administrator' );
		$setup  = array(
			'gateway' => 'paypal',
			'mode'    => 'test',
		);
		$answer = $this->rest( 'POST', '/slipstream/v1/payments/accounts/webhook', $setup );
		self::assertSame( array( 409, 'paypal_webhook_needs_https' ), self::told( $answer ) );
		$account = fn (): array => array_values(
			array_filter(
				$this->rest( 'GET', '/slipstream/v1/payments/accounts' )->get_data()['accounts'],
				static fn ( array $item ): bool => array( 'paypal', 'test' ) === array( $item['gateway'], $item['mode'] )
			)
		)[0];
		self::assertFalse( $account()['can_have_webhook'] );
		add_filter( 'rest_url', array( parent::class, 'https_url' ) );
		self::assertTrue( $account()['can_have_webhook'] );
		self::assertSame( 200, $this->rest( 'POST', '/slipstream/v1/payments/accounts/webhook', $setup )->get_status() );
		self::assertTrue( $account()['has_webhook'] );
		self::assertStringStartsWith( 'https://shop.example.test/', $account()['webhook_url'] );
		self::assertStringContainsString( 'slipstream/v1/payments/paypal/test', $account()['webhook_url'] );
	}

	public function test_an_app_is_checked_and_another_one_has_another_webhook(): void {
		$this->sign_in( 'administrator' );
		$check = array(
			'gateway' => 'paypal',
			'mode'    => 'test',
		);
		self::command( 'reset' );
		$answer = $this->rest( 'POST', '/slipstream/v1/payments/accounts/check', $check );
		self::assertSame( 200, $answer->get_status() );
		self::assertFalse( array_column( $answer->get_data()['accounts'], 'has_webhook', 'webhook_url' )[ self::webhook_url() ] );
		update_option( 'slipstream_paypal_test_secret', '' );
		update_option( 'slipstream_paypal_test_secret', 'wrong' );
		$answer = $this->rest( 'POST', '/slipstream/v1/payments/accounts/check', $check );
		self::assertSame( array( 409, 'paypal_app_refused' ), self::told( $answer ) );
	}

	public function test_the_webhook_of_a_site_that_has_moved_goes_along_and_that_of_a_copied_one_stays(): void {
		$this->sign_in( 'administrator' );
		$urls = static fn (): array => array_column( self::command( 'webhooks', array( 'mode' => 'live' ) ), 'url' );
		$say  = fn ( string $answer ): int => $this->rest( 'POST', '/slipstream/v1/payments/accounts/site', compact( 'answer' ) )->get_status();
		$id   = function (): string {
			return $this->services()->accounts()->webhook( Gateway::Paypal, Mode::Live );
		};
		$this->connect( Mode::Live );
		$first = $this->webhook( Mode::Live );
		$from  = $urls();
		update_option( 'home', 'https://elsewhere.example.org' );
		self::assertSame( 200, $say( 'copy' ) );
		self::assertSame( $from, $urls() );
		self::command(
			'fault',
			array(
				'fault' => 'reset',
				'path'  => '/webhooks',
				'times' => 9,
			)
		);
		self::assertSame( 200, $say( 'moved' ) );
		self::assertSame( array( $from, $first ), array( $urls(), $id() ), 'PayPal was away.' );
		self::command( 'faults' );
		$this->services()->setup()->look_at_webhook( Gateway::Paypal, Mode::Live );
		self::assertSame( array( rest_url( 'slipstream/v1/payments/paypal/live' ) ), $urls() );
		self::assertSame( $first, $id() );
	}

	private static function webhook_url(): string {
		return rest_url( 'slipstream/v1/payments/paypal/test' );
	}
}
