<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use LogicException;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Ledger\Event;
use Slipstream\Payments\Ledger\Events;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;

require_once __DIR__ . '/Payments_Case.php';

/**
 * One customer for a person, a currency, a mode, and an account; one event, however often it is sent.
 */
final class Customers_And_Events_Test extends Payments_Case {

	public function test_a_customer_is_of_one_person_currency_mode_and_account(): void {
		$customers = $this->services()->customers();
		self::assertNull( $customers->find( self::account(), 'EUR', 'ann@example.org' ) );
		self::assertSame( 'cus_1', $customers->add( self::account(), 'EUR', 'ann@example.org', 'cus_1' ) );
		self::assertSame( 'cus_1', $customers->add( self::account(), 'EUR', ' Ann@Example.ORG', 'cus_late' ), 'The first one stays.' );
		self::assertSame( 'cus_1', $customers->find( self::account(), 'EUR', 'ANN@example.org' ) );
		self::assertNull( $customers->find( self::account(), 'USD', 'ann@example.org' ) );
		self::assertNull( $customers->find( self::account( Mode::Live ), 'EUR', 'ann@example.org' ) );
		self::assertNull( $customers->find( self::account( Mode::Test, 'acct_2' ), 'EUR', 'ann@example.org' ) );
		self::assertNull( $customers->find( self::account(), 'EUR', 'ánn@example.org' ) );
		$customers->add( self::account( Mode::Live ), 'EUR', 'ann@example.org', 'cus_1' );
		$customers->add( self::account(), 'USD', 'ann@example.org', 'CUS_1' );
		$customers->forget( self::account(), 'cus_1' );
		self::assertNull( $customers->find( self::account(), 'EUR', 'ann@example.org' ) );
		self::assertSame( 'cus_1', $customers->find( self::account( Mode::Live ), 'EUR', 'ann@example.org' ) );
		self::assertSame( 'CUS_1', $customers->find( self::account(), 'USD', 'ann@example.org' ) );
		self::assertSame( array( 'cus_1', 'CUS_1' ), $customers->ids_of( 'ann@example.org' ) );
		$this->expectException( LogicException::class );
		$customers->add( self::account(), 'EUR', ' ', 'cus_2' );
	}

	public function test_an_event_is_tried_again_after_ever_longer_pauses_and_ends(): void {
		$clock  = $this->clock();
		$events = $this->events( $clock );
		self::assertSame( Claim_Result::Granted, $events->record( self::account(), 'evt_1', 'charge.refunded', 'ch_1' ) );
		self::assertSame( Claim_Result::Denied, $events->record( self::account(), 'evt_1', 'charge.refunded', 'ch_1' ) );
		self::assertSame( Claim_Result::Granted, $events->record( self::account( Mode::Live ), 'evt_1', 'x', 'ch_1' ) );
		self::assertSame( Claim_Result::Granted, $events->record( self::account(), 'EVT_1', 'x', 'ch_2' ) );
		self::assertSame( array( 'evt_1', 'EVT_1' ), array_column( $events->due( self::account(), 9 ), 'event_id' ) );
		$events->done( $events->due( self::account(), 9 )[1] );
		$begin = $clock->now;
		$tries = 0;
		while ( 0 === $events->count_failed() ) {
			$due = $events->due( self::account(), 9 );
			if ( array() === $due ) {
				$clock->now += 15;
				continue;
			}
			self::assertSame( array( 'ch_1', $tries ), array( $due[0]->object_id, $due[0]->tries ) );
			++$tries;
			$events->failed( $due[0] );
			// Two workers that failed with the same one count as one.
			$events->failed( $due[0] );
		}
		self::assertSame( 18, $tries );
		self::assertEqualsWithDelta( 2 * DAY_IN_SECONDS, $clock->now - $begin, 4 * HOUR_IN_SECONDS );
		self::assertSame( array(), $events->due( self::account(), 9 ) );
		self::assertCount( 1, $events->due( self::account( Mode::Live ), 9 ) );
		$events->clean();
		self::assertSame( 3, $this->rows_of( 'events' ) );
		$clock->now = $begin + 30 * DAY_IN_SECONDS + 1;
		$events->clean();
		self::assertSame( 0, $this->rows_of( 'events' ), 'Nothing waits for ever.' );
	}

	public function test_what_was_given_up_is_tried_again_when_somebody_says_so(): void {
		global $wpdb;
		$clock  = $this->clock();
		$events = $this->events( $clock );
		foreach ( array( 'evt_1', 'evt_2', 'evt_3' ) as $id ) {
			$events->record( self::account(), $id, 'charge.refunded', 'ch_1' );
		}
		$events->record( self::account( Mode::Live ), 'evt_4', 'charge.refunded', 'ch_4' );
		list( $given_up, $later, $done ) = $events->due( self::account(), 9 );
		$events->failed( $later );
		$events->done( $done );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET state = 'failed', tries = 18" . ' WHERE id = ' . $given_up->id );
		self::assertSame( array(), $events->due( self::account(), 9 ) );
		self::assertSame( array( Gateway::Stripe ), $events->try_again( Mode::Test ) );
		$due = $events->due( self::account(), 9 );
		self::assertSame( array( 'evt_1', 'evt_2' ), array_column( $due, 'event_id' ) );
		self::assertSame( array( 0, 0 ), array_column( $due, 'tries' ) );
		self::assertSame( 0, $events->count_failed() );
		// Whoever has failed with it before it was asked for again does not put it off.
		$events->failed( new Event( $given_up->id, 'evt_1', 'charge.refunded', 'ch_1', 17 ) );
		self::assertCount( 2, $events->due( self::account(), 9 ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_events SET state = 'done'" );
		self::assertSame( array(), $events->try_again( Mode::Test ) );
	}

	/** A clock that a test moves. */
	private function clock(): Clock {
		return new class() implements Clock {
			public int $now = 1_800_000_000;
			public function now(): int {
				return $this->now;
			}
		};
	}

	private function events( Clock $clock ): Events {
		global $wpdb;
		return new Events( new Ledger_Database( $wpdb ), $clock );
	}
}
