<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Order_State;

require_once __DIR__ . '/Processes_Case.php';

/**
 * A process is killed before each statement that changes something, and around each request to the gateway. Whoever does
 * the same again leaves the same sums, and nothing twice.
 */
final class Killed_Test extends Processes_Case {

	public function test_no_kill_makes_two_orders_or_two_pages(): void {
		$stops = array( '1', '2', 'gateway', 'made' );
		$where = array();
		foreach ( $stops as $stop ) {
			$this->clear();
			$this->save( new Books( self::account() ) );
			$where[] = $this->attempt( 'buy', $stop );
			$first   = $this->attempt( 'buy' );
			self::assertStringStartsWith( 'order ', $first, $stop );
			self::assertSame( $first, $this->attempt( 'buy' ), "$stop: the same form is the same order and the same page." );
			self::assertSame( 1, $this->rows_of( 'orders' ), $stop );
			self::assertCount( 1, $this->saved()->checkouts, $stop );
			$order = $this->services()->orders()->find_by_uuid( (string) array_key_first( $this->saved()->checkouts ) );
			self::assertSame( Order_State::Sent, $order?->state, $stop );
			self::assertSame( current( $this->saved()->checkouts )['id'], $order->ids->checkout );
		}
		self::assertSame( array( 'INSERT orders', 'UPDATE orders', 'gateway', 'made' ), $where );
	}

	public function test_no_kill_loses_or_doubles_money(): void {
		$this->save( new Books( self::account() ) );
		$this->attempt( 'buy' );
		$books = $this->saved();
		$uuid  = (string) array_key_first( $books->checkouts );
		$order = $this->services()->orders()->find_by_uuid( $uuid );
		self::assertNotNull( $order );
		$first = $books->pay( $uuid );
		$id    = $books->checkouts[ $uuid ]['subscription'];
		$books->refund( $first, 200 );
		$books->fail_refund( $first, $books->refund( $first, 100 ) );
		$books->dispute( $first, 'open' );
		$books->refund( $books->renew( $id ), 500 );
		$books->dispute( $books->renew( $id ), 'won' );
		$this->save( $books );
		$killed = array();
		foreach ( range( 1, 20 ) as $stop ) {
			$this->reset();
			$said = $this->attempt( 'look', (string) $stop );
			if ( 'done' === $said ) {
				break;
			}
			$killed[] = $said;
			self::assertSame( 'done', $this->attempt( 'look' ), $said );
			self::assertSame(
				$books->sums(),
				self::sums( $this->services()->totals()->of_account( $books->account ) ),
				"Killed before $said."
			);
			self::assertSame( array( 1, 1, 13 ), array( $this->rows_of( 'orders' ), $this->rows_of( 'subscriptions' ), $this->rows_of( 'entries' ) ), $said );
			$after = $this->services()->orders()->get( $order->id );
			self::assertSame( array( Order_State::Partly_Refunded, Dispute_State::Open ), array( $after->state, $after->dispute ), $said );
		}
		self::assertSame(
			array( 'INSERT entries', 'UPDATE orders', 'INSERT entries', 'INSERT entries', 'INSERT subscriptions', 'UPDATE subscriptions' ),
			$killed
		);
	}

	/** Puts the ledger back to where the order was sent. */
	private function reset(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_payment_entries" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_payment_subscriptions" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_orders SET state = 'sent', dispute = 'none', payment_id = '', payment_key = '', subscription_id = '', paid = 0" );
	}
}
