<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Errors\Stripe_Failure;

require_once __DIR__ . '/Books_Case.php';

/** How subscriptions of the stand-in are paid, fail, recover and end as time goes by. */
final class Fake_Subscriptions_Test extends Books_Case {

	/** @return array<array-key, mixed> The subscription as it is now. */
	private function subscription( string $id ): array {
		return $this->client()->get( "/v1/subscriptions/$id" );
	}

	public function test_a_subscription_is_paid_every_month_on_its_day(): void {
		$subscription = $this->subscribe()['subscription'];
		$anchor       = gmdate( 'd', $this->subscription( $subscription )['billing_cycle_anchor'] );
		for ( $month = 2; $month <= 14; $month++ ) {
			$end = $this->subscription( $subscription )['items']['data'][0]['current_period_end'];
			self::assertContains( gmdate( 'd', $end ), array( $anchor, gmdate( 't', $end ) ) );
			self::command( 'clock', array( 'to' => $end + 5 ) );
			self::assertSame( $month * 1500, self::sums()['charges'] );
		}
		self::assertSame( 14, $this->count_of( '/v1/invoices' ) );
	}

	public function test_a_failed_renewal_is_tried_again_and_recovers_with_another_card(): void {
		$id = $this->subscribe( '4000000000000341' )['subscription'];
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		self::assertSame( 'past_due', $this->subscription( $id )['status'] );
		self::assertBooks( array( 'charges' => 1500 ) );
		self::command( 'portal' );
		$link = $this->client()->post(
			'/v1/billing_portal/sessions',
			array(
				'customer'   => $this->subscription( $id )['customer'],
				'return_url' => 'http://example.test/account',
				'flow_data'  => array(
					'type'             => 'payment_method_update',
					'after_completion' => array(
						'type'     => 'redirect',
						'redirect' => array( 'return_url' => 'http://example.test/done' ),
					),
				),
			),
			'portal'
		)['url'];
		self::assertStringContainsString( 'Change card', self::visit( $link )['body'] );
		self::assertStringContainsString(
			'declined',
			self::visit(
				$link,
				array(
					'action'      => 'save-card',
					'card_number' => '4000000000000002',
				)
			)['body']
		);
		$saved = self::visit(
			$link,
			array(
				'action'      => 'save-card',
				'card_number' => '4242424242424242',
			)
		);
		self::assertSame( 'http://example.test/done', $saved['location'] );
		self::command( 'clock', array( 'advance' => 8 * DAY_IN_SECONDS ) );
		self::assertSame( 'active', $this->subscription( $id )['status'] );
		self::assertBooks( array( 'charges' => 3000 ) );
	}

	public function test_nobody_who_does_not_pay_is_subscribed_for_ever(): void {
		foreach ( array(
			'cancel' => 'canceled',
			'unpaid' => 'unpaid',
		) as $dunning => $status ) {
			self::command( 'settings', compact( 'dunning' ) );
			$id = $this->subscribe( '4000000000000341' )['subscription'];
			self::command( 'clock', array( 'advance' => 60 * DAY_IN_SECONDS ) );
			self::assertSame( $status, $this->subscription( $id )['status'] );
		}
		self::assertBooks( array( 'charges' => 3000 ) );
	}

	public function test_a_bank_that_asks_at_a_renewal_is_answered_on_the_invoice(): void {
		$id = $this->subscribe( '4000002760003184' )['subscription'];
		self::command( 'clock', array( 'advance' => 32 * DAY_IN_SECONDS ) );
		$asked = $this->client()->get( '/v1/events', array( 'type' => 'invoice.payment_action_required' ) )['data'];
		self::assertNotSame( array(), $asked );
		$form = array(
			'card_number' => '4000002760003184',
			'expiry'      => '12/49',
			'cvc'         => '123',
		);
		$bank = self::visit( $asked[0]['data']['object']['hosted_invoice_url'], $form )['location'];
		self::visit( $bank, array( 'action' => 'complete' ) );
		self::assertSame( 'active', $this->subscription( $id )['status'] );
		self::assertBooks( array( 'charges' => 3000 ) );
	}

	public function test_a_payer_cancels_in_the_portal(): void {
		$id       = $this->subscribe()['subscription'];
		$customer = $this->subscription( $id )['customer'];
		$open     = fn (): array => $this->client()->post( '/v1/billing_portal/sessions', array( 'customer' => $customer ), wp_generate_uuid4() );
		self::assertFails( Stripe_Failure::Invalid, $open );
		self::command( 'portal' );
		$link = $open()['url'];
		self::assertStringContainsString( 'EUR 15.00 per month', self::visit( $link )['body'] );
		self::assertStringContainsString(
			'Confirm cancellation',
			self::visit(
				$link,
				array(
					'action'       => 'cancel',
					'subscription' => $id,
				)
			)['body']
		);
		self::visit(
			$link,
			array(
				'action'       => 'confirm',
				'subscription' => $id,
			)
		);
		self::assertTrue( $this->subscription( $id )['cancel_at_period_end'] );
		self::visit(
			$link,
			array(
				'action'       => 'keep',
				'subscription' => $id,
			)
		);
		self::assertFalse( $this->subscription( $id )['cancel_at_period_end'] );
		self::command( 'clock', array( 'advance' => 1900 ) );
		self::assertStringContainsString( 'expired', self::visit( $link )['body'] );
	}

	public function test_a_debit_takes_days_and_may_come_back(): void {
		foreach ( array( 'succeeded', 'failed' ) as $outcome ) {
			$session = $this->session( array( 'mode' => 'subscription' ) )['id'];
			self::command( 'pay', compact( 'session' ) + array( 'method' => 'sepa_debit' ) );
			$intent = $this->client()->get( '/v1/payment_intents' )['data'][0];
			self::assertSame( 'processing', $intent['status'] );
			self::command( 'debit', array( 'payment_intent' => $intent['id'] ) + compact( 'outcome' ) );
			self::assertSame(
				'failed' === $outcome ? 'unpaid' : 'paid',
				$this->client()->get( "/v1/checkout/sessions/$session" )['payment_status']
			);
		}
		self::assertBooks( array( 'charges' => 1500 ) );
	}
}
