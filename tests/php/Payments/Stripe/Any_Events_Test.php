<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use WP_REST_Request;

require_once __DIR__ . '/Adapter_Case.php';

/**
 * The stand-in's events come to the webhook in any order, twice, or never, in the shapes of an old version, while its
 * answers fail. In the end the ledger equals its books.
 */
final class Any_Events_Test extends Adapter_Case {

	private const ORDERS = 40;
	private const SECRET = 'whsec_any_events';

	private const CURRENCIES = array(
		'EUR' => 700,
		'JPY' => 900,
		'KWD' => 5000,
		'UGX' => 500000,
	);

	/** What goes wrong, and whether Stripe says that another try makes no sense, which saves the time of trying. */
	private const FAULTS = array( 'error_after', 'torn_after', 'reset_after', 'rate_limit', 'unavailable' );

	/** @var list<Order> */
	private array $orders = array();

	/** @var array<string, true> Events that were seen at the stand-in. */
	private array $seen = array();

	private int $lost = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->connect();
		Site_Settings::set( 'slipstream_stripe_test_webhook_secret', self::SECRET );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	public function test_the_ledger_equals_the_books(): void {
		mt_srand( 32 );
		for ( $number = 0; $number < self::ORDERS; $number++ ) {
			$this->buy_something( $number );
			$this->go_on( $number, mt_rand( 0, 2 ) );
		}
		// Pages take this site's time, so the stand-in's goes ahead only when all are made.
		for ( $number = 0; $number < self::ORDERS; $number++ ) {
			self::command( 'clock', array( 'advance' => mt_rand( 0, 4 ) * DAY_IN_SECONDS ) );
			$this->go_on( $number, mt_rand( 0, 3 ) );
		}
		$this->deliver();
		$this->handle( true );
		$failed = $this->rows_of( 'events', 'tries > 0' );
		$this->handle( false );
		self::assertGreaterThan( 5, $failed );
		self::assertGreaterThan( 10, $this->lost );
		// What no event told of, the nightly run finds.
		$this->services()->queue()->add( Reconcile_Job::KIND, 'stripe-test' );
		$this->handle( false );
		self::assertSame( 0, $this->services()->reports()->last( 'stripe-test' )?->failed );
		self::assertSame( 0, $this->rows_of( 'events', "state <> 'done'" ) );
		$this->assertBooks();
		$this->compare_states();
	}

	/** So many things happen, and now and then events come. */
	private function go_on( int $number, int $steps ): void {
		for ( ; $steps > 0; $steps-- ) {
			$this->happen();
		}
		if ( 3 === $number % 4 ) {
			$this->deliver();
			$this->handle( true );
		}
	}

	/** An order is paid exactly if the stand-in's page is. */
	private function compare_states(): void {
		foreach ( $this->orders as $order ) {
			$stored  = $this->services()->orders()->get( $order->id );
			$session = '' === $stored->ids->checkout
				? array( 'payment_status' => 'unpaid' )
				: $this->client()->get( "/v1/checkout/sessions/{$stored->ids->checkout}" );
			self::assertSame( 'paid' === $session['payment_status'], $stored->state->was_paid(), $stored->state->value );
		}
		self::assertSame( self::ORDERS, count( $this->orders ) );
		self::assertLessThanOrEqual( self::ORDERS, $this->count_of( '/v1/checkout/sessions' ) );
	}

	private function buy_something( int $number ): void {
		$currency       = (string) array_rand( self::CURRENCIES );
		$order          = $this->new_order(
			"form $number",
			Billing_Interval::cases()[ mt_rand( 0, 2 ) ],
			self::CURRENCIES[ $currency ] * mt_rand( 1, 9 ),
			$currency
		);
		$this->orders[] = $order;
		if ( 0 === mt_rand( 0, 5 ) ) {
			self::command( 'faults', $this->fault() + array( 'path' => '/v1/checkout/sessions' ) );
		}
		self::code_of( fn () => $this->sync()->start( $order ) );
		self::command( 'faults' );
		$session = $this->services()->orders()->get( $order->id )->ids->checkout;
		if ( '' !== $session && mt_rand( 0, 5 ) > 0 ) {
			$cards = array( '4242424242424242', '4000000000005126', '4000000000007726', '4000000000000002', '4000000000000341' );
			$card  = $cards[ mt_rand( 0, count( $cards ) - 1 ) ];
			self::command( 'pay', compact( 'session', 'card' ) );
		}
	}

	/** Something happens to a payment at the stand-in. */
	private function happen(): void {
		$charges = array_values( array_filter( $this->client()->get( '/v1/charges', array( 'limit' => 30 ) )['data'], static fn ( array $charge ): bool => 'succeeded' === $charge['status'] ) );
		if ( array() === $charges ) {
			return;
		}
		$charge = $charges[ mt_rand( 0, count( $charges ) - 1 ) ];
		$left   = $charge['amount'] - $charge['amount_refunded'];
		if ( 0 === mt_rand( 0, 2 ) && ! $charge['disputed'] ) {
			$id = self::command(
				'dispute',
				array(
					'charge' => $charge['id'],
					'status' => array(
						'needs_response',
						'warning_needs_response',
					)[ mt_rand(
						0,
						1
					) ],
				)
			)['id'];
			if ( 0 === mt_rand( 0, 1 ) ) {
				self::command(
					'dispute',
					array(
						'dispute' => $id,
						'status'  => array(
							'won',
							'lost',
						)[ mt_rand(
							0,
							1
						) ],
					)
				);
			}
		} elseif ( $left > 0 && ! $charge['disputed'] ) {
			$amount = 0 === mt_rand( 0, 2 ) ? $left : intdiv( $left, 200 ) * 100;
			if ( $amount > 0 ) {
				$this->client()->post(
					'/v1/refunds',
					array(
						'charge' => $charge['id'],
						'amount' => $amount,
					),
					wp_generate_uuid4()
				);
			}
		}
	}

	/** Sends what is new to the webhook: shuffled, up to three times, and some not at all. */
	private function deliver(): void {
		$bodies = array();
		foreach ( $this->client()->each( '/v1/events' ) as $event ) {
			if ( isset( $this->seen[ $event['id'] ] ) ) {
				continue;
			}
			$this->seen[ $event['id'] ] = true;
			$copies                     = 0 === mt_rand( 0, 5 ) ? 0 : mt_rand( 1, 3 );
			$this->lost                += 0 === $copies ? 1 : 0;
			array_push( $bodies, ...array_fill( 0, $copies, (string) wp_json_encode( $event ) ) );
		}
		shuffle( $bodies );
		foreach ( $bodies as $body ) {
			$time    = time();
			$request = new WP_REST_Request( 'POST', '/slipstream/v1/payments/stripe/test' );
			$request->set_header( 'Stripe-Signature', "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", self::SECRET ) );
			$request->set_body( $body );
			self::assertSame( 200, rest_get_server()->dispatch( $request )->get_status() );
		}
	}

	/** Has the jobs handle all that waits, once if answers fail, else until nothing is left. */
	private function handle( bool $is_failing ): void {
		global $wpdb;
		if ( $is_failing ) {
			self::command(
				'faults',
				$this->fault() + array(
					'times' => -1,
					'rate'  => 0.05,
					'seed'  => mt_rand(
						1,
						9999
					),
				)
			);
		}
		$worker = Plugin::module( Jobs_Module::class )->services()->worker();
		for ( $round = 0; $round < ( $is_failing ? 1 : 12 ); $round++ ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET due = 1 WHERE state = 'waiting'" );
			$this->services()->queue()->add( Events_Job::KIND, 'stripe-test' );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = 1, delay = 0 WHERE state = 'waiting'" );
			$worker->wake( Wake_Up::Screen, 20 );
		}
		self::command( 'faults' );
	}

	/** @return array<string, mixed> */
	private function fault(): array {
		return array(
			'fault'   => self::FAULTS[ mt_rand( 0, count( self::FAULTS ) - 1 ) ],
			'headers' => array( 'stripe-should-retry' => 'false' ),
		);
	}
}
