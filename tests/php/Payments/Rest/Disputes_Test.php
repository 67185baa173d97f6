<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Rest;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** What an owner learns of disputes. */
final class Disputes_Test extends Adapter_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		$this->connect();
	}

	/** @return array<array-key, mixed> */
	private function ask( string $method, string $path, array $params = array(), int $status = 200 ): array {
		$answer = $this->rest( $method, "/slipstream/v1/payments/$path", $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	private function charge_of( Order $order ): string {
		return $this->services()->entries()->of_payment( $order->account, $order->ids->payment )[0]->object_id;
	}

	public function test_a_dispute_has_its_deadline_and_its_place_at_stripe(): void {
		$order = $this->buy();
		self::assertSame( array(), $this->ask( 'GET', "orders/$order->id/disputes" ) );
		self::command(
			'dispute',
			array(
				'charge' => $this->charge_of( $order ),
				'reason' => 'fraudulent',
			)
		);
		$item = $this->ask( 'GET', "orders/$order->id/disputes" )[0];
		self::assertSame( array( 'needs_response', 'fraudulent', 5, true, true, false ), array( $item['status'], $item['reason'], $item['money']['amount'], $item['is_open'], $item['needs_answer'], $item['is_inquiry'] ) );
		self::assertSame( $item['created'] + 7 * DAY_IN_SECONDS, $item['due'] );
		self::assertSame( "https://dashboard.stripe.com/test/disputes/{$item['id']}", $item['gateway_url'] );
		self::assertSame( 'open', $this->ask( 'POST', "orders/$order->id/check" )['dispute'] );
		self::assertSame( array( $order->id ), array_column( $this->ask( 'GET', 'orders', array( 'dispute' => 'open' ) ), 'id' ) );
		// What the bank has taken cannot be refunded too.
		$refund = fn ( int $status ): array => $this->ask(
			'POST',
			"orders/$order->id/refund",
			array(
				'amount'  => '1',
				'request' => '0000000000000000',
			),
			$status
		);
		self::assertSame( 'payment_disputed', $refund( 409 )['code'] );
		self::command(
			'dispute',
			array(
				'dispute' => $item['id'],
				'status'  => 'lost',
			)
		);
		$item = $this->ask( 'GET', "orders/$order->id/disputes" )[0];
		self::assertSame( array( 'lost', false, false ), array( $item['status'], $item['is_open'], $item['needs_answer'] ) );
		self::assertSame( 'lost', $this->ask( 'POST', "orders/$order->id/check" )['dispute'] );
		self::assertSame( 'payment_disputed', $refund( 409 )['code'] );
		$this->assertBooks();
	}

	public function test_an_inquiry_has_taken_nothing_so_that_stripe_decides(): void {
		$order = $this->buy();
		self::command(
			'dispute',
			array(
				'charge' => $this->charge_of( $order ),
				'status' => 'warning_needs_response',
			)
		);
		self::assertSame( 'open', $this->ask( 'POST', "orders/$order->id/check" )['dispute'] );
		self::command( 'forget' );
		$this->rest(
			'POST',
			"/slipstream/v1/payments/orders/$order->id/refund",
			array(
				'amount'  => '1',
				'request' => '0000000000000000',
			)
		);
		self::assertContains( 'POST /v1/refunds', self::requests() );
	}

	public function test_an_inquiry_of_a_renewal_is_found(): void {
		$order = $this->buy( Billing_Interval::Month );
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		$this->sync()->subscription( $order->ids->subscription );
		$entries = $this->services()->entries()->of_subscription( $order->account, $order->ids->subscription );
		$renewal = array_values( array_filter( $entries, static fn ( $entry ): bool => 'charge' === $entry->kind->value && $entry->payment_id !== $order->ids->payment ) );
		self::assertCount( 1, $renewal );
		self::command(
			'dispute',
			array(
				'charge' => $renewal[0]->object_id,
				'status' => 'warning_needs_response',
			)
		);
		$id    = $this->ask( 'GET', 'subscriptions' )[0]['id'];
		$items = $this->ask( 'GET', "subscriptions/$id/disputes" );
		self::assertSame( array( $renewal[0]->payment_id ), array_column( $items, 'payment_id' ) );
		self::assertTrue( $items[0]['is_inquiry'] );
		self::assertTrue( $items[0]['needs_answer'] );
		self::assertSame( array(), $this->ask( 'GET', "orders/$order->id/disputes" ) );
	}

	public function test_nobody_is_asked_of_another_account_or_from_a_copy(): void {
		$order = $this->buy();
		$this->connect( self::OTHER_TEST );
		self::assertSame( 'payment_other_account', $this->ask( 'GET', "orders/$order->id/disputes", status: 409 )['code'] );
		$this->connect( self::LIVE, Mode::Live );
		$live = $this->order( $this->services()->stripe()->connected( Mode::Live )->account(), 'live' );
		update_option( 'home', 'http://elsewhere.example.test' );
		self::assertSame( 'payments_copied_site', $this->ask( 'GET', "orders/$live->id/disputes", status: 409 )['code'] );
		$this->ask( 'GET', 'orders/999999/disputes', status: 404 );
		$this->ask( 'GET', 'subscriptions/999999/disputes', status: 404 );
	}

	public function test_silence_is_not_no_dispute(): void {
		$order = $this->buy();
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'times' => -1,
			)
		);
		self::assertGreaterThanOrEqual( 500, $this->rest( 'GET', "/slipstream/v1/payments/orders/$order->id/disputes" )->get_status() );
	}
}
