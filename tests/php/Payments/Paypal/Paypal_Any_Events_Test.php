<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Reconciler\Reconcile_Job;

require_once __DIR__ . '/Paypal_Site_Case.php';

/**
 * The stand-in's events come to the webhook in any order, twice, or never, while its answers fail. In the end the
 * ledger equals its books.
 */
final class Paypal_Any_Events_Test extends Paypal_Site_Case {

	private const ORDERS = 40;

	private const CURRENCIES = array(
		'EUR' => 700,
		'JPY' => 900,
		'HUF' => 50000,
		'USD' => 1250,
	);

	/** @var list<Order> */
	private array $orders = array();

	private string $webhook = '';

	/** How many events there were. */
	private int $seen = 0;

	private int $lost = 0;

	private int $disputes = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		$this->webhook = $this->webhook();
	}

	public function test_the_ledger_equals_the_books(): void {
		mt_srand( 32 );
		for ( $number = 0; $number < self::ORDERS; $number++ ) {
			$this->buy_something( $number );
			for ( $step = mt_rand( 0, 3 ); $step > 0; $step-- ) {
				$this->happen();
			}
			if ( 3 === $number % 4 ) {
				$this->deliver_some();
				$this->handle( true );
			}
		}
		$failed = $this->rows_of( 'events', 'tries > 0' );
		$this->deliver_some();
		$this->handle( false );
		self::assertGreaterThan( 5, $failed );
		self::assertGreaterThan( 10, $this->lost );
		self::assertGreaterThan( 3, $this->disputes );
		// What no event told of, the nightly run finds.
		$this->services()->queue()->add( Reconcile_Job::KIND, 'paypal-test' );
		$this->handle( false );
		self::assertSame( 0, $this->services()->reports()->last( 'paypal-test' )?->failed );
		self::assertSame( 0, $this->rows_of( 'events', "state <> 'done'" ) );
		$this->assertBooks();
		$this->compare_states();
	}

	/** An order is paid exactly if a capture of it is complete, and disputed as the stand-in has told last. */
	private function compare_states(): void {
		$told = array();
		foreach ( self::command( 'disputes' ) as $dispute ) {
			$told[ $dispute['disputed_transactions'][0]['seller_transaction_id'] ] = $dispute['dispute_outcome']['outcome_code'] ?? '';
		}
		foreach ( $this->orders as $order ) {
			$stored  = $this->now( $order );
			$capture = '' === $stored->ids->checkout ? null : self::orders()->get( $stored->ids->checkout )->captures[0] ?? null;
			self::assertSame( null !== $capture && $capture->was_taken(), $stored->state->was_paid(), $stored->state->value );
			self::assertSame(
				match ( $told[ $capture->id ?? '' ] ?? null ) {
					'' => Dispute_State::Open,
					'RESOLVED_BUYER_FAVOUR' => Dispute_State::Lost,
					'RESOLVED_SELLER_FAVOUR' => Dispute_State::Won,
					null => Dispute_State::None,
				},
				$stored->dispute
			);
		}
	}

	private function buy_something( int $number ): void {
		$currency       = (string) array_rand( self::CURRENCIES );
		$amount         = self::CURRENCIES[ $currency ] * mt_rand( 1, 9 );
		$order          = $this->order( $this->adapter()->account(), "form $number", $amount, $currency );
		$this->orders[] = $order;
		if ( 0 === mt_rand( 0, 5 ) ) {
			$this->fault( array( 'path' => '/v2/checkout/orders' ) );
		}
		self::tried( fn () => $this->sync()->start( $order ) );
		self::command( 'faults' );
		$checkout = $this->now( $order )->ids->checkout;
		if ( '' === $checkout || 0 === mt_rand( 0, 5 ) ) {
			return;
		}
		self::command( 'approve', array( 'order' => $checkout ) );
		if ( 0 === mt_rand( 0, 3 ) ) {
			self::command( 'outcome', array( 'status' => array( 'PENDING', 'DECLINED', 'INSTRUMENT_DECLINED' )[ mt_rand( 0, 2 ) ] ) );
		}
		// The buyer comes back, or closes the window.
		if ( 0 < mt_rand( 0, 2 ) ) {
			if ( 0 === mt_rand( 0, 3 ) ) {
				$this->fault();
			}
			self::tried( fn () => $this->sync()->order( $order ) );
			self::command( 'faults' );
		}
	}

	/** Something happens to a payment at the stand-in. */
	private function happen(): void {
		$captures = array_values( self::command( 'captures' ) );
		if ( array() === $captures ) {
			return;
		}
		$capture = $captures[ mt_rand( 0, count( $captures ) - 1 ) ];
		if ( 'PENDING' === $capture['status'] ) {
			$this->do_it(
				'settle',
				array(
					'capture' => $capture['id'],
					'status'  => array(
						'COMPLETED',
						'DECLINED',
					)[ mt_rand(
						0,
						1
					) ],
				)
			);
		} elseif ( in_array( $capture['status'], array( 'COMPLETED', 'PARTIALLY_REFUNDED' ), true ) ) {
			if ( 0 === mt_rand( 0, 2 ) ) {
				$this->dispute( $capture['id'] );
			} else {
				$this->refund( $capture );
			}
		}
	}

	private function dispute( string $capture ): void {
		$how = array(
			'capture' => $capture,
			'dispute' => "PP-D-$capture",
		);
		++$this->disputes;
		$this->do_it( 'dispute', $how );
		if ( 0 === mt_rand( 0, 1 ) ) {
			$this->do_it( 'dispute', $how + array( 'outcome' => array( 'RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR' )[ mt_rand( 0, 1 ) ] ) );
		}
	}

	/** @param array<string, mixed> $capture */
	private function refund( array $capture ): void {
		$currency = (string) $capture['amount']['currency_code'];
		$whole    = Money::from_decimal( (string) $capture['amount']['value'], $currency );
		self::assertNotNull( $whole );
		$part = intdiv( $whole->amount, 300 ) * 100;
		if ( 0 === mt_rand( 0, 2 ) ) {
			self::command( 'refundOutcome', array( 'status' => 'PENDING' ) );
		}
		$refund = $this->do_it(
			'refund',
			array( 'capture' => $capture['id'] ) + ( 0 === mt_rand( 0, 1 ) && $part > 0 ? array(
				'amount' => array(
					'currency_code' => $currency,
					'value'         => ( new Money( $part, $currency ) )->digits( in_array( $currency, array( 'JPY', 'HUF' ), true ) ? 0 : 2 ),
				),
			) : array() )
		);
		if ( 'PENDING' === ( $refund['status'] ?? '' ) && 0 < mt_rand( 0, 2 ) ) {
			$this->do_it(
				'settleRefund',
				array(
					'refund' => $refund['id'],
					'status' => array(
						'COMPLETED',
						'FAILED',
						'CANCELLED',
					)[ mt_rand(
						0,
						2
					) ],
				)
			);
		}
	}

	/**
	 * Has the stand-in do something, if it can be done.
	 *
	 * @param array<string, mixed> $how
	 * @return array<string, mixed>
	 */
	private function do_it( string $name, array $how ): array {
		$answer = wp_remote_post( self::$url . "/__$name", array( 'body' => (string) wp_json_encode( $how ) ) );
		self::assertContains( wp_remote_retrieve_response_code( $answer ), array( 200, 422 ) );
		return (array) json_decode( wp_remote_retrieve_body( $answer ), true );
	}

	/** Sends what is new to the webhook: shuffled, up to three times, and some not at all. */
	private function deliver_some(): void {
		$all        = self::deliveries( $this->webhook );
		$new        = array_slice( $all, $this->seen );
		$this->seen = count( $all );
		$sent       = array();
		foreach ( $new as $delivery ) {
			$copies      = 0 === mt_rand( 0, 5 ) ? 0 : mt_rand( 1, 3 );
			$this->lost += 0 === $copies ? 1 : 0;
			array_push( $sent, ...array_fill( 0, $copies, $delivery ) );
		}
		shuffle( $sent );
		foreach ( $sent as $delivery ) {
			self::assertSame( 200, self::deliver( $delivery )->get_status() );
		}
	}

	/** Has the jobs handle all that waits, once if answers fail, else until nothing is left. */
	private function handle( bool $is_failing ): void {
		if ( $is_failing ) {
			for ( $fault = 0; $fault < 3; $fault++ ) {
				$this->fault( array( 'times' => mt_rand( 1, 3 ) ) );
			}
		}
		for ( $round = 0; $round < ( $is_failing ? 1 : 12 ); $round++ ) {
			$this->hurry();
			$this->run_jobs();
		}
		self::command( 'faults' );
	}

	/** @param array<string, mixed> $more */
	private function fault( array $more = array() ): void {
		$faults = array( 'error_after', 'torn_after', 'reset_after', 'rate_limit', 'in_progress' );
		self::command( 'fault', $more + array( 'fault' => $faults[ mt_rand( 0, count( $faults ) - 1 ) ] ) );
	}

	/** @param callable(): mixed $work May fail at the stand-in. */
	private static function tried( callable $work ): void {
		try {
			$work();
		} catch ( Request_Error ) {
			return;
		}
	}
}
