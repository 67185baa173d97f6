<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Closure;
use Slipstream\Http\Site_Page;
use Slipstream\Modules\Modules_Module;
use Slipstream\Payers\Declarations\Confirm_View;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Page;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Mail\Outbox\New_Mail;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Pages\Payer_Request;
use Slipstream\Payers\Payers_Settings;
use Slipstream\Tests\Failing_Statements;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Payers_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/**
 * A database that fails is "try again".
 */
final class Payers_Errors_Test extends Payers_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	/** Statements on what is stored for payers. */
	private const OURS = '/slipstream_(payment_(orders|subscriptions|entries|customers|mails|cancellations|declarations)|member|counters)/';

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite gives a whole transaction up for a statement that fails.
		$wpdb->query( 'COMMIT' );
		$wpdb->suppress_errors( true );
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	/** @param Closure(): (Site_Page|string) $work */
	private function fail_each( int $least, Closure $work ): void {
		$this->fail_each_of(
			'503',
			$least,
			array( self::OURS, self::OURS ),
			static function () use ( $work ): string {
				$answer = $work();
				return is_string( $answer ) || 200 === $answer->status ? '' : (string) $answer->status;
			}
		);
	}

	public function test_pages_and_buttons(): void {
		$subscription = $this->subscribed();
		$browser      = $this->signed_in();
		$mark         = Browser::hidden( $this->open( $browser ) )[ Payer_Request::FIELD_MARK ];
		$name         = array( Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id );
		$this->fail_each( 7, fn () => $this->respond( $browser ) );
		$this->fail_each( 3, fn () => $this->respond( $browser, $name + array( My_Payments_Page::QUERY => 'cancel' ) ) );
		$this->fail_each(
			2,
			fn () => $this->respond(
				$browser,
				array(),
				$name + array(
					Payer_Request::FIELD_ACTION => Payer_Request::CARD,
					Payer_Request::FIELD_MARK   => $mark,
				)
			)
		);
	}

	public function test_canceling_is_done_once_whatever_fails(): void {
		$subscription = $this->subscribed();
		$browser      = $this->signed_in();
		$form         = array(
			Payer_Request::FIELD_ACTION       => Payer_Request::CANCEL,
			Payer_Request::FIELD_SUBSCRIPTION => (string) $subscription->id,
			Payer_Request::FIELD_WHEN         => Payer_Request::AT_END,
			Payer_Request::FIELD_MARK         => Browser::hidden( $this->open( $browser ) )[ Payer_Request::FIELD_MARK ],
		);
		$this->fail_each( 5, fn () => $this->respond( $browser, array(), $form ) );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		$this->run_jobs( DAY_IN_SECONDS );
		$this->run_jobs();
		self::assertCount( 1, $this->mails );
	}

	public function test_a_declaration_is_stored_once_and_told_once_whatever_fails(): void {
		global $wpdb;
		$typed = array(
			Declared::FIELD_NAME  => 'Pat',
			Declared::FIELD_EMAIL => self::PAYER,
		);
		$send  = fn ( array $post ): Site_Page|string => $this->payers()->declaration_page()->respond( Declaration_Kind::Cancel, $post );
		$page  = $send( array( Declaration_Page::FIELD_ACTION => Declaration_Page::CHECK ) + $typed );
		self::assertInstanceOf( Site_Page::class, $page );
		$form = array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) + Browser::hidden( $page->html );
		for ( $number = 1; $number < 30; $number++ ) {
			$this->break_statements( self::OURS, $number );
			$answer = $send( $form );
			$is_end = $this->statements < $number;
			$this->repair();
			if ( $is_end ) {
				break;
			}
			if ( $answer instanceof Site_Page ) {
				self::assertSays( 'Please try again', $answer, 503 );
				self::assertSays( 'value="' . self::PAYER . '"', $answer, 503 );
			}
			// Each try counts.
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		}
		self::assertGreaterThan( 9, $number );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_payment_declarations" ) );
		self::assertSame( array_unique( array_column( $this->mails, 'to' ) ), array_column( $this->mails, 'to' ) );
		$subscription = $this->subscribed();
		$declaration  = $this->payers()->declarations()->of_person( self::PAYER )[0];
		$link         = Browser::query( $this->payers()->declaration_links()->url( $declaration ) )[ Declaration_Page::QUERY_CONFIRM ];
		$this->fail_each( 3, fn () => $this->payers()->confirm_page()->respond( $link, array() ) );
		$post = array( Confirm_View::FIELD_SUBSCRIPTIONS => array( (string) $subscription->id ) );
		for ( $number = 1; $number < 40; $number++ ) {
			$this->break_statements( self::OURS, $number );
			$answer = $this->payers()->confirm_page()->respond( $link, $post );
			$this->repair();
			// What fails while the gateway is asked leaves the wish.
			if ( $answer instanceof Site_Page ) {
				self::assertSays( 'Please try again', $answer, 503 );
			}
		}
		self::assertIsString( $answer );
		$this->run_jobs( DAY_IN_SECONDS );
		$this->run_jobs();
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		$canceled = array_filter( $this->mails, static fn ( array $mail ): bool => str_contains( $mail['subject'], 'is canceled' ) );
		self::assertCount( 1, $canceled );
		$this->break_statements( self::OURS );
		self::assertSays( 'Please try again', $this->payers()->declaration_page()->receipt( 'x' ), 503 );
	}

	public function test_a_payment_is_confirmed_once_whatever_fails(): void {
		Site_Settings::set( Payers_Settings::CONFIRMATIONS, true );
		$this->break_statements( '/unconfirmed = 1/' );
		$order = $this->buy();
		$this->repair();
		self::assertSame( 'paid', $order->state->value, 'A mail keeps nobody from having paid.' );
		for ( $number = 1; $number < 30; $number++ ) {
			$this->break_statements( self::OURS, $number );
			do_action( 'slipstream_order_paid', $order );
			$is_end = $this->statements < $number;
			$this->repair();
			if ( $is_end ) {
				break;
			}
		}
		self::assertGreaterThan( 3, $number );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_mail_is_never_sent_twice_whatever_fails(): void {
		$letter = New_Mail::write( 'test', '1', 'ann@example.org', static fn (): array => array( 'Hello', array( 'You.' ) ) );
		for ( $number = 1; $number < 12; $number++ ) {
			foreach ( array( false, true ) as $is_gone ) {
				$this->break_statements( '/slipstream_payment_mails/', $number, $is_gone );
				self::code_of( fn () => $this->payers()->mailer()->send( $letter ) );
				$this->repair();
			}
		}
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertLessThanOrEqual( 1, count( $this->mails ) );
		self::assertContains( $GLOBALS['wpdb']->get_var( "SELECT state FROM {$GLOBALS['wpdb']->prefix}slipstream_payment_mails" ), array( 'sent', 'unsure' ) );
	}
}
