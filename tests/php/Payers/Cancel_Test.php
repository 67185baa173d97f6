<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Http\Site_Page;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Modules_Module;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Pages\Payer_Request;
use Slipstream\Payers\Payers_Module;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Plugin;
use Slipstream\Tests\Members\Browser;

require_once __DIR__ . '/Payers_Case.php';

/**
 * Canceling works in every state that can charge, and is called done only once the gateway has said so.
 */
final class Cancel_Test extends Payers_Case {

	/** @return array<string, string> */
	private static function confirm_page( Subscription $subscription ): array {
		return array(
			My_Payments_Page::QUERY           => 'cancel',
			Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
		);
	}

	/** Goes through both steps. */
	private function cancel( Subscription $subscription, string $when = Payer_Request::AT_END ): Site_Page|string {
		$browser = $this->signed_in();
		$hidden  = Browser::hidden( $this->open( $browser, self::confirm_page( $subscription ) ) );
		return $this->respond(
			$browser,
			array(),
			array(
				Payer_Request::FIELD_ACTION => Payer_Request::CANCEL,
				Payer_Request::FIELD_WHEN   => $when,
			) + $hidden
		);
	}

	/** The page that someone is led to. */
	private function led_to( Site_Page|string $url ): string {
		self::assertIsString( $url );
		return $this->open( $this->signed_in(), Browser::query( $url ) );
	}

	private static function day( int $time ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), $time );
	}

	/** @return list<string> */
	private function states(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT state FROM {$wpdb->prefix}slipstream_payment_cancellations ORDER BY id" );
	}

	/** @return list<string> */
	private static function health(): array {
		return array_map(
			static fn ( Health_Check $check ): string => "$check->id $check->status",
			Plugin::module( Payers_Module::class )->health_checks()
		);
	}

	public function test_it_ends_with_what_is_paid_and_the_receipt_says_so(): void {
		$subscription = $this->subscribed();
		$page         = $this->open( $this->signed_in(), self::confirm_page( $subscription ) );
		self::assertStringContainsString( 'On ' . self::day( $subscription->period->end ), $page );
		self::assertFalse( $this->known( $subscription )->is_canceled(), 'The first step changes nothing.' );
		$html = $this->led_to( $this->cancel( $subscription ) );
		self::assertStringContainsString( 'It is canceled and stays until ' . self::day( $subscription->period->end ), $html );
		self::assertSame( array( 'active', true ), array( $this->known( $subscription )->status->value, $this->known( $subscription )->is_canceled() ) );
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
		self::assertSame( self::PAYER, $this->mails[0]['to'] );
		self::assertStringContainsString( 'EUR 5 each month until you cancel', $this->mails[0]['message'] );
		self::assertStringContainsString( 'stays until ' . self::day( $subscription->period->end ), $this->mails[0]['message'] );
		self::assertStringContainsString( 'You asked for it on ' . self::day( time() ), $this->mails[0]['message'] );
		self::assertStringContainsString( 'End it immediately', $this->open( $this->signed_in() ) );
		self::assertSame( array(), self::health() );
	}

	public function test_a_double_click_and_a_form_that_is_sent_again_are_one(): void {
		$subscription = $this->subscribed();
		$browser      = $this->signed_in();
		$form         = array(
			Payer_Request::FIELD_ACTION => Payer_Request::CANCEL,
			Payer_Request::FIELD_WHEN   => Payer_Request::AT_END,
		) + Browser::hidden( $this->open( $browser, self::confirm_page( $subscription ) ) );
		foreach ( array( 1, 2, 3 ) as $time ) {
			self::assertIsString( $this->respond( $browser, array(), $form ) );
		}
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
		self::assertSame( 'active', $this->known( $subscription )->status->value );
	}

	public function test_it_can_end_at_once_also_later(): void {
		$subscription = $this->subscribed();
		self::assertStringContainsString( 'It ended on', $this->led_to( $this->cancel( $subscription, Payer_Request::AT_NOW ) ) );
		self::assertSame( 'canceled', $this->known( $subscription )->status->value );
		$other = $this->subscribed( token: 'other' );
		$this->cancel( $other );
		$page = $this->open( $this->signed_in(), self::confirm_page( $other ) );
		self::assertStringContainsString( 'It ends immediately.', $page );
		$this->cancel( $other, '' );
		self::assertSame( 'canceled', $this->known( $other )->status->value );
		$this->run_jobs();
		self::assertCount( 3, $this->mails );
		self::assertStringContainsString( 'It ended on', $this->open( $this->signed_in(), self::confirm_page( $other ) ) );
	}

	public function test_what_could_not_be_charged_ends_at_once(): void {
		$subscription = $this->subscribed( '4000000000000341' );
		self::command( 'clock', array( 'advance' => 33 * DAY_IN_SECONDS ) );
		$this->services()->subscription_changes()->look_at( $subscription );
		self::assertSame( 'past_due', $this->known( $subscription )->status->value );
		self::assertStringContainsString( 'It ends immediately.', $this->open( $this->signed_in(), self::confirm_page( $subscription ) ) );
		$this->cancel( $subscription );
		self::assertSame( 'canceled', $this->known( $subscription )->status->value, 'Whatever the form has sent.' );
	}

	public function test_every_state_that_can_charge_has_a_way_out(): void {
		global $wpdb;
		$subscription = $this->subscribed();
		foreach ( array( 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'something_new' ) as $status ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET status = '$status'" );
			self::assertStringContainsString( 'Cancel subscription', $this->open( $this->signed_in() ), $status );
			self::assertStringContainsString( 'Cancel now', $this->open( $this->signed_in(), self::confirm_page( $subscription ) ), $status );
		}
		foreach ( array( 'canceled', 'incomplete_expired' ) as $status ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET status = '$status'" );
			self::assertStringNotContainsString( 'Cancel subscription', $this->open( $this->signed_in() ), $status );
		}
	}

	public function test_a_gateway_that_does_not_answer_is_asked_until_it_does(): void {
		$subscription = $this->subscribed();
		self::break_stripe();
		$page = $this->cancel( $subscription );
		self::assertSays( 'not canceled yet', $page, 503 );
		self::assertSays( 'Try again now', $page, 503 );
		self::assertStringContainsString( 'not canceled yet', $this->open( $this->signed_in() ) );
		$this->run_jobs();
		self::assertSame( array( 'waiting' ), $this->states() );
		self::assertFalse( $this->known( $subscription )->is_canceled() );
		self::assertSame( array(), $this->mails, 'Nothing is called done.' );
		self::assertSame( array(), self::health() );
		$this->run_jobs( 3700 );
		self::assertSame( array( 'payers_cancellations critical' ), self::health() );
		self::mend_stripe();
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		self::assertSame( array( 'done' ), $this->states() );
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
		self::assertSame( array(), self::health() );
	}

	public function test_who_changes_their_mind_while_it_waits_gets_what_they_chose_last(): void {
		$subscription = $this->subscribed();
		self::break_stripe();
		$this->cancel( $subscription, Payer_Request::AT_NOW );
		$this->cancel( $subscription, Payer_Request::AT_END );
		$this->cancel( $subscription, Payer_Request::AT_NOW );
		$this->cancel( $subscription, Payer_Request::AT_END );
		self::assertSame( array( 'replaced', 'waiting' ), $this->states() );
		self::mend_stripe();
		$this->run_jobs( DAY_IN_SECONDS );
		$this->run_jobs();
		self::assertSame( array( 'replaced', 'done' ), $this->states() );
		self::assertSame( 'active', $this->known( $subscription )->status->value, 'It goes on until what is paid is over.' );
		self::assertCount( 1, $this->mails );
	}

	public function test_an_answer_that_is_lost_is_not_taken_for_none(): void {
		$subscription = $this->subscribed();
		self::break_stripe( 'POST', 'subscriptions', 'reset_after' );
		self::assertIsString( $this->cancel( $subscription ), 'It was done, and looked at.' );
		self::mend_stripe();
		$other = $this->subscribed( token: 'other' );
		self::break_stripe( 'GET', 'subscriptions' );
		self::assertSays( 'not canceled yet', $this->cancel( $other ), 503 );
		self::mend_stripe();
		self::assertStringContainsString( 'It is canceled', $this->led_to( $this->cancel( $other ) ), 'Who tries again.' );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertCount( 2, $this->mails );
	}

	public function test_what_is_given_up_after_days_is_the_owners(): void {
		global $wpdb;
		$subscription = $this->subscribed();
		self::break_stripe();
		$this->cancel( $subscription );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_cancellations SET tries = 47" );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertSame( array( 'failed' ), $this->states() );
		self::assertSame( array( 'payers_cancellations critical' ), self::health() );
		$this->run_jobs();
		self::assertSame( array( get_option( 'admin_email' ), self::PAYER ), array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( $subscription->subscription_id, $this->mails[0]['message'] );
		self::assertStringContainsString( 'The owner of this site was told to cancel it', $this->mails[1]['message'] );
		self::assertStringContainsString( 'Cancel subscription', $this->open( $this->signed_in() ), 'They can ask again.' );
		self::mend_stripe();
		self::assertStringContainsString( 'It is canceled', $this->led_to( $this->cancel( $subscription ) ), 'And are heard.' );
		self::assertSame( array( 'done' ), $this->states() );
	}

	public function test_each_giving_up_is_told_once(): void {
		global $wpdb;
		$subscription = $this->subscribed();
		self::break_stripe();
		foreach ( array( 1, 2 ) as $time ) {
			$this->cancel( $subscription );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_cancellations SET tries = 47" );
			$this->run_jobs( DAY_IN_SECONDS );
			$this->run_jobs( DAY_IN_SECONDS );
			self::assertSame( array( 'failed' ), $this->states() );
			self::assertCount( 2 * $time, $this->mails );
		}
		self::assertSame( array( get_option( 'admin_email' ), self::PAYER ), array_column( array_slice( $this->mails, 2 ), 'to' ) );
	}

	public function test_what_is_taken_back_while_the_job_is_at_another_is_not_carried_out(): void {
		$first  = $this->subscribed();
		$second = $this->subscribed( token: 'other' );
		$this->payers()->wishes()->add( $first, true, self::PAYER );
		$this->payers()->wishes()->add( $second, false, self::PAYER );
		// The job has read both when it asks for the first.
		$change = function ( mixed $answer ) use ( &$change, $second ): mixed {
			remove_filter( 'pre_http_request', $change );
			$this->payers()->wishes()->add( $second, true, self::PAYER );
			return $answer;
		};
		add_filter( 'pre_http_request', $change );
		$this->payers()->canceler()->wake();
		$this->run_jobs();
		$this->run_jobs();
		self::assertSame( array( 'done', 'replaced', 'done' ), $this->states() );
		self::assertSame( array( 'active', true ), array( $this->known( $second )->status->value, $this->known( $second )->is_canceled() ) );
	}

	public function test_a_process_that_dies_leaves_the_wish(): void {
		$subscription = $this->subscribed();
		$this->payers()->wishes()->add( $subscription, true, self::PAYER );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs();
		self::assertTrue( $this->known( $subscription )->is_canceled(), 'Before the gateway was asked.' );
		$other = $this->subscribed( token: 'other' );
		$this->payers()->wishes()->add( $other, false, self::PAYER );
		$this->services()->subscription_changes()->cancel( $other, false );
		$this->payers()->canceler()->wake();
		$this->run_jobs();
		self::assertSame( array( 'done', 'done' ), $this->states(), 'After it.' );
		self::assertCount( 2, $this->mails );
	}

	public function test_the_privacy_tools_keep_what_is_still_to_be_done(): void {
		$subscription = $this->subscribed();
		self::break_stripe();
		$this->cancel( $subscription );
		$tool = Plugin::module( Payers_Module::class )->personal_data()[0];
		self::assertCount( 1, $tool->export( self::PAYER, 1 )['data'] );
		$erased = $tool->erase( self::PAYER, 1 );
		self::assertSame( array( false, true ), array( $erased['items_removed'], $erased['items_retained'] ) );
		self::mend_stripe();
		$this->run_jobs( DAY_IN_SECONDS );
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
		self::assertSame( array( true, false ), array_slice( array_values( $tool->erase( self::PAYER, 1 ) ), 0, 2 ) );
		self::assertSame( array(), $tool->export( self::PAYER, 1 )['data'] );
	}
}
