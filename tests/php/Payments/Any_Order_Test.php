<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Order;

require_once __DIR__ . '/Payments_Case.php';

/**
 * Events come in any order, twice, or never; fetches fail; others write in between. The ledger equals the books.
 */
final class Any_Order_Test extends Payments_Case {

	private const ORDERS = 1000;

	/** Currencies that gateways count in different ways, and amounts that they take of them. */
	private const CURRENCIES = array(
		'EUR' => array( 101, 50_000 ),
		'JPY' => array( 100, 90_000 ),
		'KWD' => array( 1_000, 900_000 ),
		'UGX' => array( 5_000, 900_000 ),
	);

	/** @var list<Books_Adapter> */
	private array $gateways = array();

	/** @var array<string, array{Books_Adapter, Order}> By public name. */
	private array $orders = array();

	/** @var list<array{Books_Adapter, string, string}> What is left to look at: of which gateway, an order or a subscription, and which. */
	private array $hints = array();

	/** @var list<array{Books_Adapter, string, string}> What an event was lost of. */
	private array $lost = array();

	/** Whether nothing happens any more. */
	private bool $is_quiet = false;

	private int $failed = 0;

	private int $raced = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->gateways = array(
			new Books_Adapter( new Books( self::account() ) ),
			// The same names in the other mode.
			new Books_Adapter( new Books( self::account( Mode::Live ) ) ),
			new Books_Adapter( new Books( self::account( Mode::Live, 'acct_2' ) ) ),
		);
	}

	public function test_a_thousand_random_orders_come_to_what_the_books_say(): void {
		mt_srand( 32 );
		for ( $number = 0; $number < self::ORDERS; $number++ ) {
			$this->buy( $number );
			for ( $step = mt_rand( 0, 6 ); $step > 0; $step-- ) {
				$this->tell( ...$this->happen( (string) array_rand( $this->orders ) ) );
			}
			$this->handle( mt_rand( 0, 8 ) );
		}
		$this->handle( PHP_INT_MAX );
		// What no event told of, the nightly run finds. All else must be right without it.
		$this->is_quiet = true;
		self::assertGreaterThan( 100, count( $this->lost ) );
		foreach ( $this->lost as list( $gateway, $kind, $id ) ) {
			$this->hints[] = array( $gateway, $kind, $id );
		}
		$this->handle( PHP_INT_MAX );
		$this->compare();
		self::assertGreaterThan( 100, $this->failed );
		self::assertGreaterThan( 100, $this->raced );
	}

	/** Compares everything. */
	private function compare(): void {
		$totals = $this->services()->totals();
		$live   = array();
		foreach ( $this->gateways as $gateway ) {
			$sums = $gateway->books->sums();
			self::assertCount( 4, $sums );
			self::assertSame( $sums, self::sums( $totals->of_account( $gateway->account() ) ) );
			foreach ( Mode::Live === $gateway->account()->mode ? $sums : array() as $currency => $own ) {
				foreach ( $own as $at => $amount ) {
					$live[ $currency ][ $at ] = ( $live[ $currency ][ $at ] ?? 0 ) + $amount;
				}
			}
			foreach ( $gateway->books->subscriptions as $id => $own ) {
				$stored = $this->services()->subscriptions()->find( $gateway->account(), $id );
				self::assertSame(
					array( $own['status'], $own['end'], $own['ended'] ),
					array( $stored?->status->value, $stored?->period->end, $stored?->period->ended )
				);
			}
		}
		self::assertSame( $live, self::sums( $totals->of_mode( Mode::Live ) ) );
		self::assertSame( $this->gateways[0]->books->sums(), self::sums( $totals->of_mode( Mode::Test ) ) );
		foreach ( $this->orders as $uuid => list( $gateway, $order ) ) {
			$stored = $this->services()->orders()->get( $order->id );
			self::assertSame( $gateway->books->expected( $uuid ), $stored->state, $uuid );
			$payment = $gateway->books->checkouts[ $uuid ]['payment'];
			self::assertSame( $payment, $stored->ids->payment );
			self::assertSame(
				'' === $payment ? 'none' : $gateway->books->observe( $uuid )->payment?->dispute->value,
				$stored->dispute->value
			);
		}
		self::assertSame( self::ORDERS, $this->rows_of( 'orders' ) );
	}

	/** Someone wants to pay. */
	private function buy( int $number ): void {
		$gateway                      = $this->gateways[ mt_rand( 0, 2 ) ];
		$currency                     = (string) array_rand( self::CURRENCIES );
		$interval                     = Billing_Interval::cases()[ mt_rand( 0, 2 ) ];
		$amount                       = mt_rand( ...self::CURRENCIES[ $currency ] );
		$order                        = $this->order( $gateway->account(), "form $number", $amount, $currency, $interval );
		$gateway->failure             = 0 === mt_rand( 0, 9 ) ? Gateway_Failure::Unknown : null;
		$is_unknown                   = '' !== self::error_of( fn () => $this->services()->sync( $gateway )->start( $order ) );
		$this->orders[ $order->uuid ] = array( $gateway, $order );
		if ( $is_unknown ) {
			$this->lost[] = array( $gateway, 'order', $order->uuid );
		}
	}

	/**
	 * Something happens at the gateway to an order.
	 *
	 * @return list<array{Books_Adapter, string, string}> What events tell of.
	 */
	private function happen( string $uuid ): array {
		list( $gateway ) = $this->orders[ $uuid ];
		$books           = $gateway->books;
		$checkout        = $books->checkouts[ $uuid ];
		if ( '' === $checkout['payment'] ) {
			if ( in_array( $checkout['state'], array( 'failed', 'expired' ), true ) ) {
				return array();
			}
			match ( mt_rand( 0, 5 ) ) {
				0       => $books->end( $uuid, 'pending' ),
				1       => $books->end( $uuid, 'pending' === $checkout['state'] ? 'failed' : 'expired' ),
				default => $books->pay( $uuid ),
			};
			return array( array( $gateway, 'order', $uuid ) );
		}
		$subscription_id = $checkout['subscription'];
		$payments        = '' === $subscription_id
			? array( $checkout['payment'] )
			: $books->subscriptions[ $subscription_id ]['payments'];
		$this->happen_to_payment( $books, $payments[ array_rand( $payments ) ] );
		if ( '' === $subscription_id ) {
			return array( array( $gateway, 'order', $uuid ) );
		}
		$this->happen_to_subscription( $books, $subscription_id );
		return array( array( $gateway, 'order', $uuid ), array( $gateway, 'subscription', $subscription_id ) );
	}

	private function happen_to_payment( Books $books, string $payment ): void {
		$refunds  = array_keys( $books->payments[ $payment ]['refunds'] );
		$disputes = $books->payments[ $payment ]['disputes'];
		$open     = array_keys( array_filter( $disputes, static fn ( array $own ): bool => in_array( $own[1], array( 'open', 'inquiry' ), true ) ) );
		match ( mt_rand( 0, 4 ) ) {
			0, 1    => $books->rest( $payment ) > 0
				&& $books->refund( $payment, mt_rand( 0, 2 ) > 0 ? mt_rand( 1, $books->rest( $payment ) ) : $books->rest( $payment ) ),
			2       => array() !== $refunds && $books->fail_refund( $payment, $refunds[ array_rand( $refunds ) ] ),
			3       => count( $disputes ) < 2 && $books->dispute( $payment, array( 'open', 'inquiry' )[ mt_rand( 0, 1 ) ] ),
			default => array() !== $open
				&& $books->dispute( $payment, array( 'open', 'won', 'lost' )[ mt_rand( 0, 2 ) ], $open[0] ),
		};
	}

	private function happen_to_subscription( Books $books, string $id ): void {
		$own = &$books->subscriptions[ $id ];
		if ( 'canceled' === $own['status'] ) {
			return;
		}
		if ( 0 === mt_rand( 0, 5 ) ) {
			$own['status'] = 'canceled';
			$own['ended']  = 1_900_000_000;
		} elseif ( 0 === mt_rand( 0, 2 ) ) {
			$own['status'] = 'active' === $own['status'] ? 'past_due' : 'active';
		} else {
			$books->renew( $id );
		}
	}

	/**
	 * Events are sent: up to three times, and some not at all.
	 *
	 * @param array{Books_Adapter, string, string} ...$hints
	 */
	private function tell( array ...$hints ): void {
		foreach ( $hints as $hint ) {
			$copies = 0 === mt_rand( 0, 9 ) ? 0 : mt_rand( 1, 3 );
			if ( 0 === $copies ) {
				$this->lost[] = $hint;
			}
			array_push( $this->hints, ...array_fill( 0, $copies, $hint ) );
		}
	}

	/** Handles so many events, in any order. */
	private function handle( int $count ): void {
		for ( ; $count > 0 && array() !== $this->hints; $count-- ) {
			$at   = mt_rand( 0, count( $this->hints ) - 1 );
			$hint = $this->hints[ $at ];
			array_splice( $this->hints, $at, 1 );
			$this->look( $hint, true );
		}
	}

	/** @param array{Books_Adapter, string, string} $hint */
	private function look( array $hint, bool $may_race ): void {
		list( $gateway, $kind, $id ) = $hint;
		$chance                      = mt_rand( 0, 9 );
		$gateway->failure            = 0 === $chance ? Gateway_Failure::Unknown : null;
		$gateway->meanwhile          = 1 === $chance && $may_race && ! $this->is_quiet ? $this->race( $hint ) : null;
		$sync                        = $this->services()->sync( $gateway );
		try {
			'order' === $kind ? $sync->order( $this->orders[ $id ][1] ) : $sync->subscription( $id );
			if ( 'order' === $kind ) {
				$stored = $this->services()->orders()->get( $this->orders[ $id ][1]->id );
				self::assertFalse( $stored->state->was_paid() && '' === $gateway->books->checkouts[ $id ]['payment'] );
			}
		} catch ( Request_Error $error ) {
			self::assertSame( 'gateway_failed', $error->error_code );
			++$this->failed;
			$this->hints[] = $hint;
		}
		$gateway->failure   = null;
		$gateway->meanwhile = null;
	}

	/**
	 * While an answer is on its way, something happens, and another process sees and writes it.
	 *
	 * @param array{Books_Adapter, string, string} $hint
	 * @return Closure(): void
	 */
	private function race( array $hint ): Closure {
		return function () use ( $hint ): void {
			list( $gateway, $kind, $id ) = $hint;
			++$this->raced;
			foreach ( $this->happen( 'order' === $kind ? $id : $gateway->books->subscriptions[ $id ]['reference'] ) as $other ) {
				$this->look( $other, false );
			}
		};
	}
}
