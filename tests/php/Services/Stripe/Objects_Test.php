<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Balance_Transaction;
use Slipstream\Services\Stripe\Objects\Charge;
use Slipstream\Services\Stripe\Objects\Checkout_Session;
use Slipstream\Services\Stripe\Objects\Dispute;
use Slipstream\Services\Stripe\Objects\Event;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Objects\Invoice_Payment;
use Slipstream\Services\Stripe\Objects\Payment_Intent;
use Slipstream\Services\Stripe\Objects\Refund;
use Slipstream\Services\Stripe\Objects\Subscription;

require_once __DIR__ . '/Stripe_Case.php';

/** What is read from Stripe's objects, in the shapes of several versions. */
final class Objects_Test extends Stripe_Case {

	private const READERS = array(
		'checkout.session'    => Checkout_Session::class,
		'subscription'        => Subscription::class,
		'invoice'             => Invoice::class,
		'invoice_payment'     => Invoice_Payment::class,
		'payment_intent'      => Payment_Intent::class,
		'charge'              => Charge::class,
		'refund'              => Refund::class,
		'dispute'             => Dispute::class,
		'balance_transaction' => Balance_Transaction::class,
		'event'               => Event::class,
	);

	public function test_a_session_is_read_before_and_after_it_is_paid(): void {
		$open = Checkout_Session::of(
			$this->session(
				array(
					'client_reference_id' => 'order-7',
					'metadata'            => array( 'a' => 'b' ),
					'customer_email'      => 'ada@example.test',
				)
			)
		);
		self::assertFalse( $open->is_paid() );
		self::assertSame( array( 'open', 'unpaid', 'payment' ), array( $open->status, $open->payment_status, $open->kind ) );
		self::assertSame( array( 'order-7', array( 'a' => 'b' ), 'ada@example.test' ), array( $open->reference, $open->metadata, $open->email ) );
		self::assertEquals( new Money( 1500, 'EUR' ), $open->total );
		self::assertStringStartsWith( 'http', (string) $open->url );
		self::assertNull( $open->payment_intent_id );
		self::command( 'pay', array( 'session' => $open->id ) );
		$paid = Checkout_Session::of( $this->client()->get( "/v1/checkout/sessions/$open->id", array( 'expand' => array( 'payment_intent.latest_charge' ) ) ) );
		self::assertTrue( $paid->is_paid() );
		self::assertSame( Mode::Test, $paid->mode );
		self::assertStringStartsWith( 'pi_', (string) $paid->payment_intent_id );
		self::assertNull( $paid->url );
		self::assertSame( 'Pat Payer', $paid->name );
	}

	public function test_a_completed_session_is_not_paid_while_a_debit_runs(): void {
		$session = $this->session()['id'];
		self::command(
			'pay',
			array(
				'session' => $session,
				'method'  => 'sepa_debit',
			)
		);
		$read = fn (): Checkout_Session => Checkout_Session::of( $this->client()->get( "/v1/checkout/sessions/$session" ) );
		self::assertSame( 'complete', $read()->status );
		self::assertFalse( $read()->is_paid() );
		self::command( 'clock', array( 'advance' => 4 * DAY_IN_SECONDS ) );
		self::assertTrue( $read()->is_paid() );
	}

	/** @return iterable<array{string}> */
	public static function versions(): iterable {
		yield array( '2024-06-20' );
		yield array( '2024-09-30.acacia' );
		yield array( '2025-03-31.basil' );
		yield array( '2025-09-30.clover' );
		yield array( '2026-07-29.dahlia' );
	}

	/** @dataProvider versions */
	public function test_every_version_says_the_same( string $version ): void {
		self::command( 'settings', array( 'accountVersion' => $version ) );
		$session      = Checkout_Session::of( $this->subscribe() );
		$client       = $this->client();
		$subscription = Subscription::of( $client->get( "/v1/subscriptions/$session->subscription_id" ) );
		$invoice      = Invoice::of( $client->get( "/v1/invoices/$session->invoice_id", array( 'expand' => array( 'payments' ) ) ) );
		$events       = array();
		foreach ( $client->each( '/v1/events' ) as $entry ) {
			$event = Event::of( $entry );
			self::assertSame( $version, $event->api_version );
			$events[ $event->type ] = $event;
		}
		$old = Subscription::of( $events['customer.subscription.created']->object );
		self::assertSame( $subscription->period_end, $old->period_end );
		self::assertSame( $subscription->period_start, $old->period_start );
		self::assertEquals( $subscription->amount, $old->amount );
		self::assertSame( $subscription->interval, $old->interval );
		self::assertGreaterThan( $subscription->created + 27 * DAY_IN_SECONDS, $subscription->period_end );
		$old = Invoice::of( $events['invoice.paid']->object );
		self::assertSame( $session->subscription_id, $invoice->subscription_id );
		self::assertSame( $invoice->subscription_id, $old->subscription_id );
		self::assertSame( $invoice->subscription_metadata, $old->subscription_metadata );
		self::assertCount( 1, $invoice->payment_intent_ids );
		self::assertTrue( $old->is_paid() );
		$is_old = $version < '2025-03-31';
		self::assertSame( $is_old ? $invoice->payment_intent_ids : array(), $old->payment_intent_ids );
		$charge = Charge::of( $events['charge.succeeded']->object );
		self::assertSame( $is_old ? $invoice->id : null, $charge->invoice_id );
		self::assertSame( $invoice->payment_intent_ids, array( $charge->payment_intent_id ) );
		$payment = Payment_Intent::of( $events['payment_intent.succeeded']->object );
		self::assertSame( 'succeeded', $payment->status );
		self::assertSame( $is_old ? $invoice->id : null, $payment->invoice_id );
		self::assertEquals( $session->total, Checkout_Session::of( $events['checkout.session.completed']->object )->total );
	}

	public function test_a_payment_leads_to_its_invoice(): void {
		$session = Checkout_Session::of( $this->subscribe() );
		$invoice = Invoice::of( $this->client()->get( "/v1/invoices/$session->invoice_id", array( 'expand' => array( 'payments' ) ) ) );
		$found   = $this->client()->get(
			'/v1/invoice_payments',
			array(
				'payment' => array(
					'type'           => 'payment_intent',
					'payment_intent' => $invoice->payment_intent_ids[0],
				),
			)
		)['data'];
		self::assertCount( 1, $found );
		self::assertSame( $session->invoice_id, Invoice_Payment::of( $found[0] )->invoice_id );
	}

	public function test_a_wish_to_end_is_read_and_taken_back(): void {
		$id     = $this->subscribe()['subscription'];
		$update = fn ( bool $ends ): Subscription => Subscription::of(
			$this->client()->post( "/v1/subscriptions/$id", array( 'cancel_at_period_end' => $ends ), wp_generate_uuid4() )
		);
		$ending = $update( true );
		self::assertTrue( $ending->will_end() );
		self::assertSame( 'active', $ending->status );
		self::assertSame( $ending->period_end, $ending->cancel_at );
		self::assertFalse( $update( false )->will_end() );
		$update( true );
		self::command( 'clock', array( 'to' => $ending->period_end + 1 ) );
		$ended = Subscription::of( $this->client()->get( "/v1/subscriptions/$id" ) );
		self::assertSame( array( 'canceled', 'cancellation_requested' ), array( $ended->status, $ended->cancel_reason ) );
		self::assertEqualsWithDelta( $ending->period_end, $ended->ended_at, 2 );
	}

	public function test_refunds_disputes_and_fees_are_read(): void {
		$charge = Charge::of( $this->pay_and_charge( '4242424242424242' ) );
		$refund = Refund::of(
			$this->client()->post(
				'/v1/refunds',
				array(
					'charge' => $charge->id,
					'amount' => 500,
				),
				'refund'
			)
		);
		self::assertEquals( new Money( 500, 'EUR' ), $refund->amount );
		self::assertFalse( $refund->is_void() );
		$charge = Charge::of( $this->client()->get( "/v1/charges/$charge->id" ) );
		self::assertEquals( new Money( 500, 'EUR' ), $charge->refunded );
		self::assertFalse( $charge->is_fully_refunded );
		$moved = Balance_Transaction::of( $this->client()->get( "/v1/balance_transactions/$charge->balance_transaction_id" ) );
		self::assertSame( array( 'charge', $charge->id ), array( $moved->type, $moved->source_id ) );
		self::assertGreaterThan( 0, $moved->fee->amount );
		$disputed = Charge::of( $this->pay_and_charge( '4000000000000259' ) );
		self::assertTrue( $disputed->is_disputed );
		$dispute = Dispute::of( $this->client()->get( '/v1/disputes', array( 'charge' => $disputed->id ) )['data'][0] );
		self::assertSame( array( 'needs_response', 'fraudulent', false ), array( $dispute->status, $dispute->reason, $dispute->is_closed() ) );
		self::assertSame( -1500, $dispute->transactions[0]->amount->amount );
		self::assertGreaterThan( $dispute->created, $dispute->due_by );
	}

	/** @return array<array-key, mixed> The charge of a payment. */
	private function pay_and_charge( string $card ): array {
		$this->pay( array(), $card );
		return $this->client()->get( '/v1/charges', array( 'limit' => 1 ) )['data'][0];
	}

	public function test_amounts_are_counted_in_our_units(): void {
		foreach ( array(
			'JPY' => 500,
			'UGX' => 5000,
			'BHD' => 1.5,
			'HUF' => 500,
			'EUR' => 5,
		) as $currency => $decimal ) {
			$money   = Money::from_decimal( $decimal, $currency );
			$session = $this->session(
				array(
					'line_items' => array(
						array(
							'price_data' => array(
								'currency'     => strtolower( $currency ),
								'unit_amount'  => $money?->at_gateway( Gateway::Stripe ),
								'product_data' => array( 'name' => 'A gift' ),
							),
						),
					),
				)
			);
			self::assertEquals( $money, Checkout_Session::of( $session )->total );
		}
	}

	/** @return iterable<string, array{array<array-key, mixed>}> Events as they are documented. */
	public static function documented(): iterable {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours.
		$scenarios = json_decode( (string) file_get_contents( __DIR__ . '/scenarios.json' ), true );
		foreach ( $scenarios['events'] as $at => $event ) {
			yield "$at {$event['type']}" => array( $event );
		}
	}

	/**
	 * @dataProvider documented
	 * @param array<array-key, mixed> $event
	 */
	public function test_documented_objects_are_read( array $event ): void {
		$read = Event::of( $event );
		self::assertSame( $event['data']['object']['id'], $read->object_id );
		$object = self::READERS[ $read->object_type ]::of( $read->object );
		self::assertSame( $read->object_id, $object->id );
	}

	public function test_nonsense_is_never_taken_for_an_object(): void {
		$this->pay( array(), '4000000000000259' );
		$this->subscribe();
		$charge = $this->pay_and_charge( '4242424242424242' );
		$this->client()->post( '/v1/refunds', array( 'charge' => $charge['id'] ), 'refund' );
		foreach ( array( 'checkout/sessions', 'subscriptions', 'invoices', 'invoice_payments', 'payment_intents', 'charges', 'refunds', 'disputes', 'balance_transactions', 'events' ) as $path ) {
			$object = $this->client()->get( "/v1/$path", array( 'limit' => 1 ) )['data'][0];
			$reader = self::READERS[ $object['object'] ];
			self::assertNotNull( $reader::of( $object )->id );
			foreach ( array_keys( $object ) as $field ) {
				foreach ( array( null, 'x', '', -1, 1.5, true, array(), array( 'id' => 7 ), array( 'data' => 'x' ) ) as $value ) {
					// It may be read, or refused; any other error ends the test.
					self::is_refused( $reader, array( $field => $value ) + $object );
				}
				self::is_refused( $reader, array_diff_key( $object, array( $field => '' ) ) );
			}
			foreach ( array( null, 'x', 7, array(), array( 'object' => 'list' ) ) as $value ) {
				self::assertTrue( self::is_refused( $reader, $value ) );
			}
			foreach ( array( null, '', 7 ) as $id ) {
				self::assertTrue( self::is_refused( $reader, array( 'id' => $id ) + $object ) );
			}
		}
	}

	private static function is_refused( string $reader, mixed $value ): bool {
		try {
			$reader::of( $value );
			return false;
		} catch ( Unexpected_Response $error ) {
			self::assertSame( 'stripe_unexpected_response', $error->error_code );
			return true;
		}
	}
}
