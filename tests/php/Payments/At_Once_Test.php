<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Processes_Case.php';

/**
 * Two clicks, two events, the event and the page that someone comes back to: all at once is as one after the other.
 */
final class At_Once_Test extends Processes_Case {

	public function test_many_clicks_are_one_order(): void {
		$this->save( new Books( self::account() ) );
		$said = $this->attempts( array_fill( 0, 5, 'open' ) );
		self::assertCount( 1, array_unique( $said ), implode( ', ', $said ) );
		self::assertStringStartsWith( 'order ', $said[0] );
		self::assertSame( 1, $this->rows_of( 'orders' ) );
	}

	public function test_an_event_is_new_to_one(): void {
		$this->save( new Books( self::account() ) );
		self::assertEqualsCanonicalizing(
			array( 'Granted', 'Denied', 'Denied', 'Denied' ),
			$this->attempts( array_fill( 0, 4, 'event' ) )
		);
		self::assertSame( 1, $this->rows_of( 'events' ) );
	}

	public function test_processes_that_see_different_moments_come_to_the_last_one(): void {
		$gateway = new Books_Adapter( new Books( self::account() ) );
		$orders  = array();
		for ( $number = 0; $number < 25; $number++ ) {
			$orders[] = $this->sent( $gateway, "form $number", 500 + $number )->uuid;
		}
		foreach ( $orders as $uuid ) {
			$gateway->books->pay( $uuid );
		}
		$earlier = $this->file . '-earlier';
		file_put_contents( $earlier, serialize( $gateway->books ) );
		foreach ( $orders as $number => $uuid ) {
			$payment = $gateway->books->checkouts[ $uuid ]['payment'];
			$refund  = $gateway->books->refund( $payment, 100 + $number );
			0 === $number % 2 || $gateway->books->fail_refund( $payment, $refund );
		}
		$this->save( $gateway->books );
		self::assertSame(
			array( 'done', 'done', 'done', 'done' ),
			$this->attempts( array( 'look', "look $earlier", 'look', "look $earlier" ) )
		);
		unlink( $earlier );
		self::assertSame( $gateway->books->sums(), self::sums( $this->services()->totals()->of_account( self::account() ) ) );
		foreach ( $orders as $number => $uuid ) {
			self::assertSame(
				0 === $number % 2 ? Order_State::Partly_Refunded : Order_State::Paid,
				$this->services()->orders()->find_by_uuid( $uuid )?->state
			);
		}
	}
}
