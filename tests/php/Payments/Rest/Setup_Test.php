<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use Slipstream\Payments\Payments_Settings;
use Slipstream\Payments\Setup_Progress;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** Setting Stripe up, step by step. */
final class Setup_Test extends Adapter_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 */
	private function ask( string $method, string $path = '', array $params = array(), int $status = 200 ): array {
		$answer = $this->rest( $method, "/slipstream/v1/payments/setup$path", $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}


	public function test_it_goes_on_where_it_was_left(): void {
		$none = array(
			'has_account' => false,
			'is_put_away' => false,
			'test'        => null,
		);
		self::assertSame( $none, $this->ask( 'GET' ) );
		self::assertTrue( $this->ask( 'POST', params: array( 'has_account' => true ) )['has_account'] );
		self::assertSame( array( true, true ), array_slice( array_values( $this->ask( 'POST', params: array( 'is_put_away' => true ) ) ), 0, 2 ) );
		self::assertTrue( $this->ask( 'POST' )['has_account'] );
		self::assertFalse( $this->ask( 'POST', params: array( 'is_put_away' => false ) )['is_put_away'] );
	}

	public function test_the_test_payment_goes_the_way_of_visitors(): void {
		self::assertSame( 'payment_not_connected', $this->ask( 'POST', '/test', status: 409 )['code'] );
		$this->connect( self::TEST );
		$first = $this->ask( 'POST', '/test' );
		self::assertSame( array( 5, 'EUR' ), array( $first['test']['money']['amount'], $first['test']['money']['currency'] ) );
		// Pressed twice, it is one order and one page.
		$again = $this->ask( 'POST', '/test' );
		self::assertSame( array( $first['url'], $first['test']['id'] ), array( $again['url'], $again['test']['id'] ) );
		self::assertFalse( $this->ask( 'POST', '/test/check' )['test']['is_paid'] );
		$order = $this->services()->orders()->get( $first['test']['id'] );
		self::command( 'pay', array( 'session' => $order->ids->checkout ) );
		self::assertFalse( $this->ask( 'GET' )['test']['is_paid'] );
		self::assertTrue( $this->ask( 'POST', '/test/check' )['test']['is_paid'] );
		$this->assertBooks();
		// Who wants to see it once more makes another.
		$other = $this->ask( 'POST', '/test' );
		self::assertNotSame( $first['test']['id'], $other['test']['id'] );
		self::assertFalse( $other['test']['is_paid'] );
		// What was tried with another account says nothing of this one.
		$this->connect( self::OTHER_TEST );
		self::assertNull( $this->ask( 'GET' )['test'] );
	}

	public function test_each_failure_says_why_and_can_be_tried_again(): void {
		$this->connect();
		Site_Settings::set( Payments_Settings::STOPPED, true );
		self::assertSame( 'payments_stopped', $this->ask( 'POST', '/test', status: 503 )['code'] );
		Site_Settings::set( Payments_Settings::STOPPED, false );
		self::command(
			'faults',
			array(
				'fault'  => 'reset_after',
				'method' => 'POST',
				'path'   => '/v1/checkout/sessions',
				'times'  => 3,
			)
		);
		self::assertSame( 'stripe_outcome_unknown', $this->ask( 'POST', '/test', status: 503 )['code'] );
		$setup = $this->ask( 'POST', '/test' );
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'times' => -1,
			)
		);
		self::assertSame( 'stripe_outcome_unknown', $this->ask( 'POST', '/test/check', status: 503 )['code'] );
		self::command( 'faults' );
		self::assertSame( $setup['test']['id'], $this->ask( 'POST', '/test/check' )['test']['id'] );
	}

	public function test_only_the_owner_is_led_back(): void {
		$this->connect();
		$order = $this->services()->orders()->get( $this->ask( 'POST', '/test' )['test']['id'] );
		$links = static fn (): array => (array) apply_filters( 'slipstream_payment_links', array(), $order );
		self::assertContains( 'Back to the setup', $links() );
		$this->sign_in( 'editor' );
		self::assertNotContains( 'Back to the setup', $links() );
		$this->sign_in( 'administrator' );
		( new Setup_Progress() )->note( array( 'order' => $order->id + 1 ) );
		self::assertNotContains( 'Back to the setup', $links() );
	}
}
