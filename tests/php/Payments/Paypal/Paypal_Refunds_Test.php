<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** An owner gives money back from the list of orders. */
final class Paypal_Refunds_Test extends Paypal_Site_Case {

	private const REQUEST = '5f0c1f6e-0d5a-4a3a-9d59-6f3d1b2c7a10';

	private Order $order;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		$this->sign_in( 'administrator' );
		$this->order = $this->paid();
	}

	/** @return array<array-key, mixed> */
	private function refund( string $amount, string $request = self::REQUEST, int $status = 200 ): array {
		$answer = $this->rest( 'POST', "/slipstream/v1/payments/orders/{$this->order->id}/refund", compact( 'amount', 'request' ) );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	private static function made(): int {
		return count( (array) preg_grep( '#POST .*/refund( |$)#', self::requests() ) );
	}

	public function test_money_is_given_back_once_for_each_request(): void {
		self::assertSame( 'partly_refunded', $this->refund( '5.00' )['state'] );
		self::assertSame( 'partly_refunded', $this->refund( '5.00' )['state'] );
		self::assertSame( 1, self::made() );
		$item = $this->refund( '5.00', '0000000000000000' );
		self::assertSame( array( -5, -5 ), array_values( array_column( array_column( array_filter( $item['entries'], static fn ( array $entry ): bool => 'refund' === $entry['kind'] ), 'money' ), 'amount' ) ) );
		self::assertSame( 'refunded', $this->refund( '5', '1111111111111111' )['state'] );
		$this->assertBooks();
	}

	/** @return array<string, array{string}> */
	public static function lost(): array {
		return array(
			'the answer is lost' => array( 'reset_after' ),
			'PayPal is down'     => array( 'reset' ),
		);
	}

	/** @dataProvider lost */
	public function test_who_asks_again_after_a_failure_gives_back_once( string $fault ): void {
		self::command(
			'fault',
			array(
				'fault'  => $fault,
				'method' => 'POST',
				'path'   => '/refund',
				'times'  => 2,
			)
		);
		$this->refund( '5.00', status: 503 );
		self::assertSame( 'partly_refunded', $this->refund( '5.00' )['state'] );
		self::assertSame( -5, $this->refund( '5.00' )['entries'][2]['money']['amount'] );
		$this->assertBooks();
	}

	public function test_what_waits_at_paypal_has_not_been_given_back(): void {
		self::command( 'refundOutcome', array( 'status' => 'PENDING' ) );
		self::assertSame( 'paid', $this->refund( '5.00' )['state'] );
		$refund = self::orders()->get( $this->order->ids->checkout )->refunds[0];
		self::command(
			'settleRefund',
			array(
				'refund' => $refund->id,
				'status' => 'COMPLETED',
			)
		);
		self::assertSame( 'partly_refunded', $this->refund( '5.00' )['state'] );
		self::assertSame( 1, self::made() );
		$this->assertBooks();
	}

	/** @return array<string, array{string, string}> What PayPal says, and a part of what the owner reads. */
	public static function refusals(): array {
		return array(
			'no money'     => array( 'REFUND_FAILED_INSUFFICIENT_FUNDS', 'balance is too low' ),
			'too late'     => array( 'REFUND_TIME_LIMIT_EXCEEDED', 'too much time has passed' ),
			'disputed'     => array( 'TRANSACTION_DISPUTED', 'Answer the dispute' ),
			'all or none'  => array( 'PARTIAL_REFUND_NOT_ALLOWED', 'only the whole amount' ),
			'a new reason' => array( 'SOMETHING_NEW', 'Look at the payment in PayPal' ),
		);
	}

	/** @dataProvider refusals */
	public function test_a_refusal_is_told_and_not_done( string $issue, string $text ): void {
		self::command( 'refundOutcome', array( 'status' => $issue ) );
		$error = $this->refund( '5.00', status: 409 );
		self::assertSame( 'paypal_refund_refused', $error['code'] );
		self::assertStringContainsString( $text, $error['message'] );
		$this->assertBooks();
	}

	public function test_no_more_is_given_back_than_is_left(): void {
		$this->refund( '10.00' );
		self::assertStringContainsString( 'more than is left', $this->refund( '6.00', '0000000000000000', 409 )['message'] );
		$this->refund( '5.00', '1111111111111111' );
		self::assertStringContainsString( 'already refunded', $this->refund( '1.00', '2222222222222222', 409 )['message'] );
		$this->assertBooks();
	}

	public function test_what_paypal_still_looks_at_cannot_be_refunded(): void {
		$this->order = $this->approved( 'pending' );
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		self::assertState( Order_State::Pending, $this->sync()->order( $this->order ) );
		self::assertStringContainsString( 'Nothing was paid', $this->refund( '5.00', status: 409 )['message'] );
		self::assertSame( 0, self::made() );
		$this->assertBooks();
	}

	public function test_an_order_of_another_account_is_left_alone(): void {
		$asked = self::made();
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET account = 'ANOTHER' WHERE id = {$this->order->id}" );
		self::assertSame( 'payment_other_account', $this->refund( '5.00', status: 409 )['code'] );
		self::assertSame( $asked, self::made() );
	}
}
