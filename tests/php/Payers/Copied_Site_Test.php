<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Jobs\Jobs_Module;
use Slipstream\Modules\Modules_Module;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Payers\Payers_Settings;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Reconciler\Poll_Job;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Copied_Site_Case.php';

/**
 * On a copy of the site, what waits in live mode stays as it is: nothing is sent, tried, given up, or removed, until
 * the owner has said that the site has moved, or it is back at its address. Test mode goes on anywhere.
 */
final class Copied_Site_Test extends Copied_Site_Case {

	public function test_mails_wait_until_it_is_back(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		self::go( 'https://copy.example' );
		$this->wait();
		self::assertSame( array( array(), array( 'queued 0' ) ), array( $this->mails, self::rows( 'mails', 'state, tries' ) ) );
		$this->services()->accounts()->keep_as_copy();
		$this->wait();
		self::assertSame( array( array(), array( 'queued 0' ) ), array( $this->mails, self::rows( 'mails', 'state, tries' ) ) );
		self::go( $this->home );
		$this->run_jobs( HOUR_IN_SECONDS + 1 );
		self::assertSame( array( array( 'payer@example.test' ), array( 'sent 1' ) ), array( array_column( $this->mails, 'to' ), self::rows( 'mails', 'state, tries' ) ) );
	}

	public function test_mails_go_on_once_it_has_moved(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		self::go( 'https://moved.example' );
		$this->wait();
		$this->services()->accounts()->move();
		$this->run_jobs( HOUR_IN_SECONDS + 1 );
		self::assertCount( 1, $this->mails );
	}

	public function test_what_a_process_left_while_it_sent_stays_as_it_is(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_payment_mails SET state = 'claimed', tries = 1" );
		self::go( 'https://copy.example' );
		$this->wait();
		self::assertSame( array( 'claimed 1' ), self::rows( 'mails', 'state, tries' ) );
		self::go( $this->home );
		$this->run_jobs( HOUR_IN_SECONDS + 1 );
		self::assertSame( array( 'unsure 1' ), self::rows( 'mails', 'state, tries' ) );
	}

	public function test_a_wish_to_cancel_is_neither_tried_nor_given_up(): void {
		$subscription = $this->subscribed_live();
		self::break_stripe();
		$this->payers()->canceler()->cancel( $subscription, true, self::PAYER );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_payment_cancellations SET tries = 47" );
		self::go( 'https://copy.example' );
		$this->wait();
		$this->services()->accounts()->keep_as_copy();
		$this->wait();
		self::assertSame( array( array( 'waiting 47' ), array() ), array( self::rows( 'cancellations', 'state, tries' ), $this->mails ) );
		self::assertSame( array(), Plugin::module( \Slipstream\Payers\Payers_Module::class )->health_checks(), 'The other site does it.' );
		self::go( $this->home );
		self::mend_stripe();
		$this->run_jobs( HOUR_IN_SECONDS + 1 );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		$this->run_jobs();
		self::assertSame( array( array( 'done 47' ), 1 ), array( self::rows( 'cancellations', 'state, tries' ), count( $this->mails ) ) );
	}

	public function test_who_cancels_there_is_heard_once_it_has_moved(): void {
		$subscription = $this->subscribed_live();
		self::go( 'https://moved.example' );
		self::assertSame( 'waiting', $this->payers()->canceler()->cancel( $subscription, true, self::PAYER )->state->value );
		$this->wait();
		self::assertSame( array( 'waiting 0' ), self::rows( 'cancellations', 'state, tries' ) );
		$this->services()->accounts()->move();
		$this->run_jobs( HOUR_IN_SECONDS + 1 );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
	}

	public function test_what_was_declared_at_the_other_address_is_told_there(): void {
		$subscription = $this->subscribed_live();
		$declaration  = $this->payers()->declarations()->add( Declared::of( Declaration_Kind::Cancel, self::TYPED ), 'a token', false );
		self::go( 'https://copy.example' );
		$this->wait();
		self::assertSame( array( array(), array() ), array( $this->mails, self::rows( 'mails', 'kind' ) ) );
		// Somebody has sent one here.
		$this->declare( array( Declared::FIELD_EMAIL => 'here@example.test' ) + self::TYPED );
		$this->wait();
		self::assertSame( array( 'here@example.test', get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
		self::go( $this->home );
		$this->mails = array();
		$this->wait();
		self::assertSame( array( self::PAYER, get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
		// And what was confirmed there, and not carried out.
		$this->payers()->declarations()->choose( $declaration, new \Slipstream\Payers\Declarations\Choice( array( $subscription->id ), array() ) );
		self::go( 'https://copy.example' );
		$this->wait();
		self::assertSame( array(), self::rows( 'cancellations', 'id' ) );
		self::go( $this->home );
		$this->wait();
		self::assertTrue( $this->known( $subscription )->is_canceled() );
	}

	public function test_test_mode_goes_on_anywhere(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$subscription = $this->subscribed();
		self::go( 'https://copy.example' );
		self::break_stripe();
		$this->payers()->canceler()->cancel( $subscription, true, self::PAYER );
		self::mend_stripe();
		$this->run_jobs( DAY_IN_SECONDS );
		$this->run_jobs();
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		self::assertCount( 2, $this->mails );
	}

	public function test_nothing_of_live_mode_is_removed(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		$this->buy();
		$this->run_jobs();
		$account = fn ( Mode $mode ) => $this->services()->stripe()->connected( $mode )->account();
		foreach ( Mode::cases() as $mode ) {
			$this->services()->events()->record( $account( $mode ), "evt_$mode->value", 'x', 'cs_1' );
			$this->order( $account( $mode ), "unpaid $mode->value", 500, 'EUR', Billing_Interval::One_Time );
		}
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_payment_orders SET state = 'expired' WHERE paid = 0" );
		self::age( 'events', 'received', 31 );
		self::age( 'orders', 'updated', 91 );
		self::age( 'mails', 'changed', 91 );
		self::go( 'https://copy.example' );
		do_action( Modules_Module::CLEAN_EVENT );
		do_action( Payments_Module::CLEANER_EVENT );
		$left = static fn (): array => array(
			self::rows( 'events', 'event_id' ),
			array_values( array_filter( self::rows( 'orders', 'mode, state' ), static fn ( string $row ): bool => str_contains( $row, 'expired' ) ) ),
			self::rows( 'mails', 'recipient' ),
		);
		self::assertSame( array( array( 'evt_live' ), array( 'live expired' ), array( '', '' ) ), $left(), 'Mails that were sent are emptied anywhere.' );
		self::go( $this->home );
		do_action( Modules_Module::CLEAN_EVENT );
		do_action( Payments_Module::CLEANER_EVENT );
		self::assertSame( array( array(), array(), array( '', '' ) ), $left() );
	}

	public function test_jobs_ask_the_payment_service_nothing(): void {
		$account = $this->services()->stripe()->connected( Mode::Live )->account();
		$key     = Events_Job::key( Gateway::Stripe, Mode::Live );
		Poll_Job::ask( $this->services(), Mode::Live, true );
		$this->services()->events()->record( $account, 'evt_1', 'x', 'cs_1' );
		self::go( 'https://copy.example' );
		$asked = array();
		$note  = static function ( mixed $answer, mixed $with, string $url ) use ( &$asked ): mixed {
			$asked[] = $url;
			return $answer;
		};
		add_filter( 'pre_http_request', $note, 10, 3 );
		foreach ( array( Events_Job::KIND, Events_Job::RETRY, Reconcile_Job::KIND, Poll_Job::KIND ) as $kind ) {
			Plugin::module( Jobs_Module::class )->queue()->add( $kind, $key );
			$this->run_jobs( DAY_IN_SECONDS );
		}
		self::assertSame( array( array(), array( 'waiting 0' ) ), array( $asked, self::rows( 'events', 'state, tries' ) ) );
		self::go( $this->home );
		Plugin::module( Jobs_Module::class )->queue()->add( Poll_Job::KIND, $key );
		$this->run_jobs( DAY_IN_SECONDS );
		remove_filter( 'pre_http_request', $note );
		self::assertNotSame( array(), $asked );
	}
}
