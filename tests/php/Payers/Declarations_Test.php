<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payers;

use Slipstream\Http\Site_Page;
use Slipstream\Modules\Modules_Module;
use Slipstream\Payers\Declarations\Confirm_View;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declaration_Page;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Payers_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Members\Browser;

require_once __DIR__ . '/Declarations_Case.php';

/**
 * Anybody can declare, it is stored and receipted at once, and only who has the mail of the address has it done.
 */
final class Declarations_Test extends Declarations_Case {

	public function test_it_is_stored_as_it_was_typed_and_receipted_at_once(): void {
		$typed = array(
			Declared::FIELD_SCOPE    => Declared::ONE,
			Declared::FIELD_CONTRACT => "The \\club 🎉\nof <b>friends</b>",
			Declared::FIELD_HOW      => Declared::FOR_CAUSE,
			Declared::FIELD_CAUSE    => "Line one.\nLine 'two'.",
			Declared::FIELD_ENDS     => '31. Dezember',
		) + self::TYPED;
		$page  = $this->check( $typed );
		self::assertSays( 'Cancel now', $page );
		self::assertSame( array( 0, array() ), array( self::stored(), $this->mails ), 'The first step stores nothing.' );
		$receipt = $this->receipt( $this->declare( $typed ) );
		$row     = self::row();
		self::assertSame(
			array( ' Pat "P." <Payer> ', self::PAYER, "The \\club 🎉\nof <b>friends</b>", "Line one.\nLine 'two'.", '31. Dezember' ),
			array( $row['name'], $row['email'], $row['contract'], $row['cause'], $row['ends'] )
		);
		self::assertEqualsWithDelta( time(), (int) $row['created'], 5 );
		self::assertSays( '&lt;b&gt;friends&lt;/b&gt;', $receipt );
		self::assertSays( 'Line one.<br />', $receipt );
		self::assertSame( self::PAYER, $this->mails[0]['to'], 'At once.' );
		foreach ( array( 'Contract: The \\club 🎉', "Line 'two'.", '31. Dezember', (string) wp_date( (string) get_option( 'date_format' ) ) ) as $text ) {
			self::assertStringContainsString( $text, $this->mails[0]['message'] );
		}
		$this->run_jobs();
		self::assertSame( array( self::PAYER, get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( 'not proven', $this->mails[1]['message'] );
		self::assertStringNotContainsString( Declaration_Page::QUERY_CONFIRM, $this->mails[1]['message'] );
	}

	public function test_what_a_stranger_types_cancels_nothing(): void {
		$subscription = $this->subscribed();
		$this->receipt( $this->declare() );
		$this->receipt( $this->declare( kind: Declaration_Kind::Withdraw ) );
		$thief = $this->signed_in( 'thief@example.org' );
		self::assertStringContainsString( Declaration_Page::QUERY_RECEIPT, (string) $this->declare( browser: $thief ) );
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertFalse( $this->known( $subscription )->is_canceled() );
		self::assertSame( '0', self::row()['confirmed'] );
	}

	public function test_the_answers_are_the_same_for_every_address(): void {
		$this->subscribed();
		$pages = array();
		foreach ( array( self::PAYER, 'other@example.test' ) as $email ) {
			$this->mails = array();
			$html        = $this->receipt( $this->declare( array( Declared::FIELD_EMAIL => $email ) + self::TYPED ) )->html;
			$text        = (string) preg_replace( '/=\d+-[\w-]+/', '', $this->mails[0]['message'] );
			$pages[]     = str_replace( $email, '', "$html\n$text" );
		}
		self::assertSame( $pages[0], $pages[1] );
	}

	public function test_the_link_of_the_receipt_has_it_done(): void {
		$subscription = $this->subscribed();
		$other        = $this->subscribed( token: 'other' );
		$this->declare();
		$link = $this->link();
		$page = $this->confirm( $link );
		self::assertSays( 'EUR 5 each month', $page );
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertStringNotContainsString( 'checked', $page->html, 'Programs that check mails press buttons too.' );
		self::assertSays( 'Nothing was chosen', $this->confirm( $link, array( Declaration_Page::FIELD_ACTION => Declaration_Page::SEND ) ), 400 );
		self::assertSame( array( '0', false ), array( self::row()['confirmed'], $this->known( $subscription )->is_canceled() ), 'Looking at it does nothing.' );
		self::assertSame( Declaration_Page::confirm_url( $link ), $this->confirm( $link, self::chosen( array( $subscription ) ) ) );
		self::assertSame( array( true, false ), array( $this->known( $subscription )->is_canceled(), $this->known( $other )->is_canceled() ) );
		self::assertSame( 'active', $this->known( $subscription )->status->value, 'With what is paid.' );
		self::assertSays( 'You have confirmed this.', $this->confirm( $link ) );
		self::assertGreaterThan( 0, (int) self::row()['handled'] );
		$this->run_jobs();
		$done = (string) wp_json_encode( array_column( $this->mails, 'message' ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'This subscription is canceled:', $done );
		self::assertStringContainsString( $subscription->subscription_id, $done );
		$this->confirm( $link, self::chosen( array( $subscription ) ) );
		$this->run_jobs();
		self::assertCount( 4, $this->mails, 'A receipt of each, and two to the owner.' );
	}

	public function test_a_link_is_of_one_address_alone(): void {
		$mine = $this->subscribed();
		$this->declare( array( Declared::FIELD_EMAIL => 'thief@example.org' ) + self::TYPED );
		$link = $this->link();
		self::assertSays( 'Nothing was found here', $this->confirm( $link ) );
		$this->confirm( $link, self::chosen( array( $mine ) ) );
		self::assertFalse( $this->known( $mine )->is_canceled() );
		list( $id, $secret ) = explode( '-', $link, 2 );
		$this->declare();
		foreach ( array( '', $id, "$id-", "$id-x", ( (int) $id + 1 ) . "-$secret", "-$secret", "0-$secret", "' OR 1=1" ) as $forged ) {
			self::assertSays( 'There is no such declaration.', $this->confirm( $forged, self::chosen( array( $mine ) ) ), 404 );
		}
		self::assertFalse( $this->known( $mine )->is_canceled() );
		self::assertSame( 404, $this->payers()->declaration_page()->receipt( 'x' )->status );
		self::assertSame( 404, $this->payers()->declaration_page()->receipt( '' )->status );
	}

	public function test_who_is_signed_in_has_it_done_with_the_second_step(): void {
		$subscription = $this->subscribed();
		$receipt      = $this->receipt( $this->declare( browser: $this->signed_in() ) );
		self::assertSays( 'another email for each subscription that is canceled', $receipt );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		$this->run_jobs();
		self::assertCount( 3, $this->mails, 'The receipt of the declaration, that of canceling, and one to the owner.' );
		self::assertStringNotContainsString( Declaration_Page::QUERY_CONFIRM, (string) wp_json_encode( $this->mails ) );
	}

	public function test_who_is_signed_in_and_means_one_chooses(): void {
		$subscription = $this->subscribed();
		$url          = $this->declare(
			array(
				Declared::FIELD_SCOPE    => Declared::ONE,
				Declared::FIELD_CONTRACT => 'The club',
			) + self::TYPED,
			browser: $this->signed_in()
		);
		$page         = $this->confirm( Browser::query( (string) $url )[ Declaration_Page::QUERY_CONFIRM ] );
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertStringNotContainsString( 'checked', $page->html, 'Nothing is chosen for them.' );
		self::assertFalse( $this->known( $subscription )->is_canceled() );
		$this->run_jobs();
		self::assertSame( array( '0', 2 ), array( self::row()['confirmed'], count( $this->mails ) ), 'Who leaves without a choice has told the owner.' );
		self::assertStringContainsString( Declaration_Page::QUERY_CONFIRM, $this->mails[0]['message'] );
		$text = $this->mails[1]['message'];
		self::assertStringNotContainsString( 'not proven', $text );
		self::assertStringContainsString( 'They were signed in with this email address', $text );
	}

	public function test_for_cause_and_a_withdrawal_end_at_once_and_money_is_the_owners(): void {
		$first = $this->subscribed();
		$this->declare(
			array(
				Declared::FIELD_HOW   => Declared::FOR_CAUSE,
				Declared::FIELD_CAUSE => 'It is broken.',
			) + self::TYPED,
			browser: $this->signed_in()
		);
		self::assertSame( 'canceled', $this->known( $first )->status->value );
		$second = $this->subscribed( token: 'other' );
		$order  = $this->services()->orders()->get( $second->order_id );
		$this->declare( kind: Declaration_Kind::Withdraw );
		$page = $this->confirm( $this->link() );
		self::assertSays( 'ends at once', $page );
		self::assertSays( 'decides by the law what you get back', $page );
		$this->confirm( $this->link(), array( Confirm_View::FIELD_ORDERS => array( (string) $order->id ) ) + self::chosen( array( $second ) ) );
		self::assertSame( 'canceled', $this->known( $second )->status->value );
		self::assertSame( '0', self::row()['handled'], 'The owner has to see to it.' );
		$this->run_jobs();
		$text = implode( "\n", array_column( array_filter( $this->mails, static fn ( array $mail ): bool => get_option( 'admin_email' ) === $mail['to'] ), 'message' ) );
		self::assertStringContainsString( $order->ids->payment, $text );
		self::assertStringContainsString( 'my-jetpack#/orders', $text );
		self::assertSame( 'paid', $this->services()->orders()->get( $order->id )->state->value, 'Nothing is given back by itself.' );
	}

	public function test_a_mail_that_is_not_sent_is_sent_later_and_nothing_is_lost(): void {
		$this->is_mail_up = false;
		$receipt          = $this->receipt( $this->declare() );
		self::assertSays( 'print or save this page', $receipt );
		$this->is_mail_up = true;
		$this->run_jobs( HOUR_IN_SECONDS );
		self::assertCount( 2, $this->mails );
	}

	public function test_a_process_that_dies_before_its_mails_is_made_good(): void {
		$this->payers()->declarations()->add( Declared::of( Declaration_Kind::Cancel, self::TYPED ), 'a token', false );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs();
		self::assertCount( 2, $this->mails );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs();
		self::assertCount( 2, $this->mails );
	}

	public function test_who_canceled_all_gets_a_receipt_although_the_process_died_before(): void {
		$subscription = $this->subscribed();
		$declaration  = $this->payers()->declarations()->add( Declared::of( Declaration_Kind::Cancel, self::TYPED ), 'a token', true );
		$this->payers()->declaration_choices()->choose_all( $declaration );
		$this->run_jobs( 121 );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
		self::assertSame( array( self::PAYER ), array_column( array_filter( $this->mails, static fn ( array $mail ): bool => str_contains( $mail['subject'], 'Receipt of your cancellation' ) ), 'to' ) );
		self::assertStringNotContainsString( 'Someone declared', (string) wp_json_encode( $this->mails ) );
	}

	public function test_what_the_owner_handled_before_it_was_told_is_receipted(): void {
		$declaration = $this->payers()->declarations()->add( Declared::of( Declaration_Kind::Cancel, self::TYPED ), 'a token', false );
		$this->payers()->declarations()->handle( $declaration );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs();
		self::assertSame( array( self::PAYER ), array_column( $this->mails, 'to' ), 'The owner knows.' );
	}

	public function test_a_receipt_that_a_dead_process_owes_waits_for_no_daily_run(): void {
		$die = static fn ( string $query ): string => preg_match( '/^INSERT .*slipstream_payment_mails/', $query ) ? throw new \RuntimeException( 'Killed.' ) : $query;
		add_filter( 'query', $die );
		try {
			$this->payers()->declaration_service()->declare( Declared::of( Declaration_Kind::Cancel, self::TYPED ), 'a token', false );
		} catch ( \RuntimeException $error ) {
			self::assertSame( 'Killed.', $error->getMessage() );
		} finally {
			remove_filter( 'query', $die );
		}
		$this->run_jobs( 121 );
		self::assertSame( array( self::PAYER, get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
	}

	public function test_all_that_a_dead_process_has_not_told_are_told(): void {
		for ( $number = 1; $number <= 150; $number++ ) {
			$typed = array( Declared::FIELD_EMAIL => "p$number@example.test" ) + self::TYPED;
			$this->payers()->declarations()->add( Declared::of( Declaration_Kind::Cancel, $typed ), "token $number", false );
		}
		$daily = function (): array {
			do_action( Modules_Module::CLEAN_EVENT );
			$this->run_jobs();
			return array_values( array_diff( array_column( $this->mails, 'to' ), array( get_option( 'admin_email' ) ) ) );
		};
		$to    = $daily();
		self::assertSame( array( 150, 'p1@example.test', 'p150@example.test' ), array( count( $to ), $to[0], end( $to ) ) );
		self::assertCount( 150, $daily() );
	}

	public function test_the_mailed_link_ends_and_the_declaration_counts(): void {
		global $wpdb;
		$subscription = $this->subscribed();
		$this->declare();
		$link = $this->link();
		self::assertStringContainsString( 'The link is good for 30 days.', $this->mails[0]['message'] );
		$age = static fn ( int $seconds ) => $wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_declarations SET created = created - $seconds" );
		$age( 30 * DAY_IN_SECONDS - 60 );
		self::assertSays( 'EUR 5 each month', $this->confirm( $link ) );
		$age( 120 );
		foreach ( array( $this->confirm( $link ), $this->confirm( $link, self::chosen( array( $subscription ) ) ) ) as $page ) {
			self::assertSays( 'This link has expired.', $page, 410 );
			self::assertSays( 'still counts, and the owner of this site has it', $page, 410 );
			self::assertSays( My_Payments_Page::own_url(), $page, 410 );
			self::assertInstanceOf( Site_Page::class, $page );
			self::assertStringNotContainsString( 'Payer&gt;', $page->html, 'It shows nothing of what was typed.' );
		}
		self::assertSame( array( false, '0', '0' ), array( $this->known( $subscription )->is_canceled(), self::row()['confirmed'], self::row()['handled'] ) );
		self::assertSame( array( 'payers_declarations' ), array_column( Plugin::module( Payers_Module::class )->health_checks(), 'id' ), 'The owner is reminded.' );
	}

	public function test_the_link_of_a_receipt_is_stored_nowhere_once_it_is_sent(): void {
		global $wpdb;
		$this->declare();
		$this->run_jobs();
		$link = $this->link();
		self::assertSays( 'Received on', $this->confirm( $link ) );
		$stored = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_payment_mails" ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'Contract: All contracts', $stored );
		self::assertStringNotContainsString( explode( '-', $link, 2 )[1], $stored );
	}

	public function test_a_gateway_that_does_not_answer_leaves_the_wish(): void {
		$subscription = $this->subscribed();
		$this->declare();
		self::break_stripe();
		$this->confirm( $this->link(), self::chosen( array( $subscription ) ) );
		self::assertSays( 'not canceled yet', $this->confirm( $this->link() ) );
		self::mend_stripe();
		$this->run_jobs( DAY_IN_SECONDS );
		self::assertTrue( $this->known( $subscription )->is_canceled() );
	}
}
