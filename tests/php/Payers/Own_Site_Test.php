<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Modules\Modules_Module;
use Slipstream\Money\Mode;
use Slipstream\Payers\Declarations\Choice;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Payers\Payers_Module;
use Slipstream\Payers\Payers_Settings;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Copied_Site_Case.php';

/**
 * A copy of the site that has become a site of its own leaves to the other site what that one has to do.
 */
final class Own_Site_Test extends Copied_Site_Case {

	private const OTHER_LIVE = 'sk_live_fake0000000000000002';

	/** Has the copy take an account of its own. */
	private function become_own(): void {
		$this->services()->accounts()->keep_as_copy();
		$this->connect( self::OTHER_LIVE, Mode::Live );
	}

	/** A live subscription, with a confirmation that waits, and a wish that Stripe has not heard. */
	private function copied(): Subscription {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$subscription = $this->subscribed_live();
		self::break_stripe();
		$this->payers()->canceler()->cancel( $subscription, true, self::PAYER );
		self::mend_stripe();
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_payment_cancellations SET tries = 47" );
		return $subscription;
	}

	private function ensure_untouched(): void {
		$this->wait();
		self::assertSame( array(), array_column( $this->mails, 'subject' ) );
		self::assertSame( array( 'queued 0' ), self::rows( 'mails', 'state, tries' ) );
		self::assertSame( array( 'waiting 47' ), self::rows( 'cancellations', 'state, tries' ) );
	}

	public function test_mails_and_wishes_of_the_other_site_stay_as_they_are(): void {
		$this->copied();
		self::go( 'https://copy.example' );
		$this->become_own();
		$this->ensure_untouched();
		self::assertSame( array(), array_column( Plugin::module( Payers_Module::class )->health_checks(), 'id' ) );
		// Its own go on.
		$order = $this->buy_live();
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertCount( 1, $this->mails );
		$own = $this->services()->subscriptions()->find( $order->account, $order->ids->subscription );
		self::assertNotNull( $own );
		self::break_stripe();
		$this->payers()->canceler()->cancel( $own, true, self::PAYER );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_payment_cancellations SET asked = asked - " . DAY_IN_SECONDS );
		self::assertSame( array( 'payers_cancellations' ), array_column( Plugin::module( Payers_Module::class )->health_checks(), 'id' ) );
		self::mend_stripe();
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertTrue( $this->known( $own )->is_canceled() );
		// Also where it moves.
		self::go( 'https://moved.example' );
		$this->services()->accounts()->move();
		$this->mails = array();
		$this->wait();
		self::assertSame( array( 'waiting 47', 'done 1' ), self::rows( 'cancellations', 'state, tries' ) );
		self::assertNotContains( 'Thank you for your payment', array_column( $this->mails, 'subject' ) );
		self::assertSame( 'queued', self::rows( 'mails', 'state' )[0] );
	}

	public function test_they_stay_too_while_another_payment_service_stands_still(): void {
		$this->copied();
		$accounts                = (array) get_option( 'slipstream_payment_accounts' );
		$accounts['paypal_live'] = array(
			'id'       => 'MERCHANT',
			'home'     => strrev( $this->home ),
			'accepted' => 1,
		) + $accounts['stripe_live'];
		update_option( 'slipstream_payment_accounts', $accounts );
		self::go( 'https://copy.example' );
		$this->become_own();
		self::assertNotSame( array(), $this->services()->site_copy()->stopped_gateways() );
		$this->ensure_untouched();
		$this->buy_live();
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertCount( 1, $this->mails );
	}

	public function test_what_was_declared_at_the_other_address_is_done_there(): void {
		$subscription = $this->subscribed_live();
		$declarations = $this->payers()->declarations();
		$add          = static fn ( string $token ) => $declarations->add( Declared::of( Declaration_Kind::Cancel, self::TYPED ), $token, false );
		$add( 'untold' );
		$declarations->choose( $add( 'chosen' ), new Choice( array( $subscription->id ), array() ) );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_payment_declarations SET created = created - " . 2 * DAY_IN_SECONDS );
		self::go( 'https://copy.example' );
		$this->become_own();
		$this->wait();
		self::assertSame( array( array(), array(), array() ), array( array_column( $this->mails, 'subject' ), self::rows( 'mails', 'kind' ), self::rows( 'cancellations', 'id' ) ) );
		self::assertSame( array(), Plugin::module( Payers_Module::class )->health_checks() );
		$this->declare( array( Declared::FIELD_EMAIL => 'here@example.test' ) + self::TYPED );
		self::assertSame( array( 'here@example.test' ), array_column( $this->mails, 'to' ) );
		// The copy is put in the place of the site.
		self::go( $this->home );
		$this->services()->accounts()->move();
		$this->wait();
		self::assertContains( self::PAYER, array_column( $this->mails, 'to' ) );
	}

	public function test_who_cancels_there_is_told_that_it_cannot(): void {
		$subscription = $this->copied();
		self::go( 'https://copy.example' );
		$this->become_own();
		$this->payers()->canceler()->cancel( $subscription, true, self::PAYER );
		self::assertSame( array( 'failed 47' ), self::rows( 'cancellations', 'state, tries' ) );
		$this->wait();
		self::assertSame( array( get_option( 'admin_email' ), self::PAYER ), array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( 'could not be canceled', $this->mails[1]['subject'] );
		$this->payers()->canceler()->cancel( $subscription, false, self::PAYER );
		self::assertSame( array( 'failed 47', 'waiting 1' ), self::rows( 'cancellations', 'state, tries' ), 'It is tried.' );
	}

	public function test_a_key_of_the_other_account_makes_it_its_own(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		self::go( 'https://copy.example' );
		$this->become_own();
		$this->wait();
		self::assertSame( array(), $this->mails );
		$this->connect( self::LIVE, Mode::Live );
		$this->wait();
		self::assertCount( 1, $this->mails );
	}

	public function test_a_site_that_takes_another_account_sends_what_waits(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		$this->connect( self::OTHER_LIVE, Mode::Live );
		$this->wait();
		self::assertCount( 1, $this->mails );
	}

	public function test_what_is_never_sent_is_not_kept_for_ever(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->buy_live();
		$this->payers()->mailer()->send( \Slipstream\Mail\Outbox\New_Mail::write( 'test', '1', self::PAYER, static fn (): array => array( 'Sent', array( 'You.' ) ), place: 'elsewhere' ) );
		self::age( 'mails', 'changed', 91 );
		self::go( 'https://copy.example' );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( self::PAYER, '' ), self::rows( 'mails', 'recipient' ), 'What waits may still be sent.' );
		$this->services()->accounts()->keep_as_copy();
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( ' ', ' ' ), self::rows( 'mails', 'recipient, body' ) );
	}

	public function test_a_wish_that_is_never_tried_can_be_erased(): void {
		$this->copied();
		self::go( 'https://copy.example' );
		$this->become_own();
		$answer = Plugin::module( Payers_Module::class )->personal_data()[0]->erase( self::PAYER );
		self::assertSame( array( true, array() ), array( $answer['items_removed'], $answer['messages'] ) );
		$this->wait();
		self::assertSame( array( array(), array( ' waiting' ) ), array( $this->mails, self::rows( 'cancellations', 'email, state' ) ) );
	}
}
