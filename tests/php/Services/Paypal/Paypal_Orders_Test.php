<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Paypal;

use InvalidArgumentException;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\New_Paypal_Order;
use Slipstream\Services\Paypal\Objects\Capture;
use Slipstream\Services\Paypal\Objects\Paypal_Order;
use Slipstream\Services\Paypal\Webhooks\Webhook_Verification;

require_once __DIR__ . '/Paypal_Case.php';

/** Orders, money that was taken and given back, and messages. */
final class Paypal_Orders_Test extends Paypal_Case {

	private static function approve( Paypal_Order $order ): void {
		self::command( 'approve', array( 'order' => $order->id ) );
	}

	private static function paid( ?Money $amount = null ): Paypal_Order {
		$order = self::paypal_order( 'order-1', $amount );
		self::approve( $order );
		self::orders()->capture( $order->id, 'capture-1' );
		return self::orders()->get( $order->id );
	}

	public function test_a_buyer_pays_on_paypals_page(): void {
		$order = self::paypal_order();
		self::assertSame( array( 'PAYER_ACTION_REQUIRED', 'order-1', 'TESTMERCHANT2' ), array( $order->status, $order->reference, $order->merchant_id ) );
		$page   = str_replace( '127.0.0.1', 'localhost', $order->approval_url );
		$answer = wp_remote_post(
			$page,
			array(
				'body'        => 'do=pay',
				'redirection' => 0,
			)
		);
		self::assertSame(
			"http://example.test/?paid=1&token=$order->id&PayerID=QYR5Z8XDVJNXQ",
			wp_remote_retrieve_header( $answer, 'location' )
		);
		self::assertSame( 'APPROVED', self::orders()->get( $order->id )->status );
		self::orders()->capture( $order->id, 'capture-1' );
		$paid = self::orders()->get( $order->id );
		self::assertSame( array( 'COMPLETED', 'Buyer@example.test', 'Ada Example' ), array( $paid->status, $paid->email, $paid->name ) );
		self::assertCount( 1, $paid->captures );
		self::assertTrue( $paid->captures[0]->was_taken() );
		self::assertEquals( new Money( 1500, 'EUR' ), $paid->captures[0]->amount );
		self::assertEquals( new Money( 52, 'EUR' ), $paid->captures[0]->fee );
	}

	/** @return array<string, array{Money, string}> */
	public static function amounts(): array {
		return array(
			'euros'   => array( new Money( 1500, 'EUR' ), '15.00' ),
			'a cent'  => array( new Money( 1, 'USD' ), '0.01' ),
			'yen'     => array( new Money( 1500, 'JPY' ), '1500' ),
			// Stripe counts hundredths, PayPal none.
			'forints' => array( new Money( 150000, 'HUF' ), '1500' ),
		);
	}

	/** @dataProvider amounts */
	public function test_an_amount_arrives_as_it_was_meant( Money $amount, string $value ): void {
		self::assertSame( $value, New_Paypal_Order::amount( $amount )['value'] );
		self::assertEquals( $amount, self::paid( $amount )->captures[0]->amount );
	}

	/** @return array<string, array{Money}> */
	public static function impossible(): array {
		return array(
			'rubles'         => array( new Money( 1500, 'RUB' ) ),
			'half a forint'  => array( new Money( 150050, 'HUF' ) ),
			'no known money' => array( new Money( 1500, 'XXQ' ) ),
		);
	}

	/** @dataProvider impossible */
	public function test_an_amount_that_paypal_does_not_take_is_not_sent( Money $amount ): void {
		$this->expectException( InvalidArgumentException::class );
		New_Paypal_Order::amount( $amount );
	}

	public function test_a_capture_that_is_pending_is_not_paid_until_paypal_says_so(): void {
		self::command( 'outcome', array( 'status' => 'PENDING' ) );
		$capture = self::paid()->captures[0];
		self::assertSame( array( true, false, null ), array( $capture->is_pending(), $capture->was_taken(), $capture->fee ) );
		self::command(
			'settle',
			array(
				'capture' => $capture->id,
				'status'  => 'COMPLETED',
			)
		);
		self::assertTrue( self::orders()->get( self::paypal_order()->id )->captures[0]->was_taken() );
	}

	public function test_a_declined_means_lets_the_buyer_choose_another(): void {
		$order = self::paypal_order();
		self::approve( $order );
		self::command( 'outcome', array( 'status' => 'INSTRUMENT_DECLINED' ) );
		self::assertSame( 'INSTRUMENT_DECLINED', self::error_of( static fn () => self::orders()->capture( $order->id, 'c1' ) )->issue );
		self::assertNotSame( '', self::orders()->get( $order->id )->approval_url );
	}

	public function test_money_is_taken_once(): void {
		$order = self::paid();
		self::orders()->capture( $order->id, 'capture-1' );
		self::assertSame( 'ORDER_ALREADY_CAPTURED', self::error_of( static fn () => self::orders()->capture( $order->id, 'capture-2' ) )->issue );
		self::assertCount( 1, self::orders()->get( $order->id )->captures );
	}

	public function test_money_goes_back_once_for_each_wish(): void {
		$capture = self::paid()->captures[0];
		$orders  = self::orders();
		$first   = $orders->refund( $capture->id, new Money( 500, 'EUR' ), 'r1' );
		self::assertSame( $first->id, $orders->refund( $capture->id, new Money( 500, 'EUR' ), 'r1' )->id );
		self::assertFalse( $first->is_void() );
		$after = $orders->get( self::paypal_order()->id );
		self::assertSame( 'PARTIALLY_REFUNDED', $after->captures[0]->status );
		self::assertEquals( array( $first ), $after->refunds );
		self::assertSame(
			'REFUND_AMOUNT_EXCEEDED',
			self::error_of( static fn () => $orders->refund( $capture->id, new Money( 1001, 'EUR' ), 'r2' ) )->issue
		);
		$orders->refund( $capture->id, new Money( 1000, 'EUR' ), 'r3' );
		self::assertSame( 'REFUNDED', $orders->get( self::paypal_order()->id )->captures[0]->status );
	}

	public function test_one_mode_knows_nothing_of_the_other(): void {
		$order = self::paypal_order();
		self::assertSame(
			Paypal_Failure::Not_Found,
			self::error_of( static fn () => self::orders( Mode::Live )->get( $order->id ) )->failure
		);
	}

	/** @return array<string, array{mixed}> */
	public static function nonsense(): array {
		return array(
			'nothing'     => array( null ),
			'no status'   => array( array( 'id' => 'X' ) ),
			'two units'   => array(
				array(
					'id'             => 'X',
					'status'         => 'CREATED',
					'purchase_units' => array( array(), array() ),
				),
			),
			'no currency' => array(
				array(
					'id'             => 'X',
					'status'         => 'CREATED',
					'purchase_units' => array( array( 'amount' => array( 'value' => '1.00' ) ) ),
				),
			),
			'half a cent' => array(
				array(
					'id'             => 'X',
					'status'         => 'CREATED',
					'purchase_units' => array(
						array(
							'amount' => array(
								'value'         => '1.005',
								'currency_code' => 'EUR',
							),
						),
					),
				),
			),
		);
	}

	/** @dataProvider nonsense */
	public function test_nonsense_is_no_order( mixed $value ): void {
		$this->expectException( Unexpected_Response::class );
		Paypal_Order::of( $value );
	}

	public function test_nonsense_is_no_capture(): void {
		$this->expectException( Unexpected_Response::class );
		Capture::of( array( 'id' => 'X' ) );
	}

	public function test_only_a_message_of_paypal_that_nobody_changed_is_genuine(): void {
		$webhook = (string) self::client()->post(
			'/v1/notifications/webhooks',
			array(
				'url'         => 'https://example.test/hook',
				'event_types' => array( array( 'name' => 'CHECKOUT.ORDER.APPROVED' ) ),
			),
			null
		)['id'];
		self::approve( self::paypal_order() );
		$message      = self::command( 'deliveries', array( 'webhook' => $webhook ) )[0];
		$verification = new Webhook_Verification( self::client() );
		$header       = static fn ( string $name ): ?string => $message['headers'][ $name ] ?? null;
		self::assertTrue( $verification->is_genuine( $webhook, $message['body'], $header ) );
		self::assertFalse( $verification->is_genuine( $webhook, str_replace( '{ ', '{', $message['body'] ), $header ), 'Not byte for byte.' );
		self::assertFalse( $verification->is_genuine( $webhook, str_replace( '15.00', '99.00', $message['body'] ), $header ) );
		self::assertFalse( $verification->is_genuine( 'ANOTHER', $message['body'], $header ) );
		self::assertFalse( $verification->is_genuine( $webhook, $message['body'], static fn (): ?string => null ) );
		$asked = count( self::requests() );
		self::assertFalse( $verification->is_genuine( $webhook, '{},"webhook_id":"X"', $header ) );
		self::assertCount( $asked, self::requests(), 'What is no JSON is not sent.' );
	}

	public function test_paypal_that_does_not_answer_has_not_said_that_a_message_is_forged(): void {
		self::command(
			'fault',
			array(
				'fault' => 'error_after',
				'path'  => 'verify',
			)
		);
		$error = self::error_of(
			static fn () => ( new Webhook_Verification( self::client() ) )->is_genuine( 'W', '{}', static fn (): string => 'x1' )
		);
		self::assertSame( Paypal_Failure::Unknown_Outcome, $error->failure );
	}
}
