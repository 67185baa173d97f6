<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Modules\Modules_Module;
use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\Consent\Mail_Proof;
use Slipstream\Subscribers\Consent\Proof_Kind;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\Sign_Up\New_Sign_Up;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Support\Random_Secret;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Subscribers_Case.php';

/**
 * Nobody is a subscriber before they have confirmed it, and what they agreed to is kept.
 */
final class Sign_Up_Test extends Subscribers_Case {

	public function test_a_form_makes_nobody_a_subscriber_until_the_mail_is_confirmed(): void {
		self::assertSame( Pages::sent_url(), $this->sign_up( ' Ann@Example.org', 'Ann' ) );
		self::assertSays( 'Check your inbox', new Site_Page( '', $this->title( Pages::SENT ) ) );
		self::assertNull( $this->known() );
		self::assertSame( array( self::ANN ), array_column( $this->mails, 'to' ) );
		$link = $this->token();
		self::assertSays( 'a…@example.org', $this->services()->confirm_page()->respond( $link, array() ) );
		self::assertNull( $this->known(), 'Programs that check mails open links in advance.' );
		self::assertSame( Pages::confirm_url( $link ), $this->confirm( $link ) );
		self::assertSame( array( true, 'Ann', self::ANN ), array( $this->known()?->is_active(), $this->known()?->name, $this->known()?->email ) );
		self::assertSays( 'New posts of this site will be sent', $this->services()->confirm_page()->respond( $link, array() ) );
		self::assertSame( Pages::confirm_url( $link ), $this->confirm( $link ), 'A second click is fine.' );
		self::assertSame( array( 1, 1 ), array( self::rows( 'subscribers' ), self::rows( 'subscriber_consents' ) ) );
	}

	private function title( string $step ): string {
		$page = $this->services()->sign_up_page()->respond( $step, array() );
		self::assertInstanceOf( Site_Page::class, $page );
		return $page->title . $page->html;
	}

	public function test_the_mail_says_nothing_of_what_was_typed_and_advertises_nothing(): void {
		$this->sign_up( self::ANN, 'Buy pills at https://spam.test' );
		$mail = $this->mails[0];
		self::assertStringNotContainsString( 'pills', $mail['subject'] . $mail['message'] );
		self::assertStringNotContainsString( 'spam.test', $mail['subject'] . $mail['message'] );
		preg_match_all( '#https?://\S+#', $mail['message'], $links );
		self::assertSame( array( home_url( '/' ) . ')', Pages::confirm_url( $this->token() ) ), $links[0] );
		self::assertStringNotContainsString( 'Ann', $mail['message'] );
	}

	public function test_the_answer_is_the_same_for_every_address(): void {
		$this->subscribe( 'known@example.org' );
		$gone = $this->subscribe( 'gone@example.org' );
		$this->services()->departure()->leave( $gone, Left_By::Person );
		$this->sign_up( 'pending@example.org' );
		$answers = array();
		$queries = array();
		foreach ( array( 'new@example.org', 'known@example.org', 'gone@example.org', 'pending@example.org' ) as $email ) {
			$this->mails       = array();
			$form              = $this->form( $email );
			$before            = $GLOBALS['wpdb']->num_queries;
			$answers[]         = $this->send( $form );
			$queries[ $email ] = $GLOBALS['wpdb']->num_queries - $before;
			self::assertSame( array( $email ), array_column( $this->mails, 'to' ), 'Each gets one mail.' );
		}
		self::assertSame( array( Pages::sent_url() ), array_values( array_unique( $answers ) ) );
		self::assertCount( 1, array_unique( $queries ), 'It takes as long: ' . wp_json_encode( $queries ) );
	}

	public function test_who_is_a_subscriber_is_told_so_and_gets_no_link_that_does_anything(): void {
		$this->subscribe();
		$this->mails = array();
		$this->sign_up( self::ANN, 'Other' );
		self::assertStringContainsString( 'You are subscribed already', $this->mails[0]['subject'] );
		self::assertStringContainsString( Pages::manage_url(), $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'slipstream_confirm', $this->mails[0]['message'] );
		self::assertSame( '', $this->known()?->name );
	}

	public function test_a_proof_has_all_that_was_agreed_to(): void {
		Site_Settings::set( Subscribers_Settings::CONSENT, 'I want posts – Größe 🎉' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.4';
		$this->sign_up();
		// What is agreed to is what was shown.
		Site_Settings::set( Subscribers_Settings::CONSENT, 'Something else' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.99';
		$this->confirm( $this->token() );
		$this->confirm( $this->token() );
		$proofs = $this->services()->proofs()->of_email( self::ANN );
		self::assertCount( 1, $proofs );
		$proof = $proofs[0];
		self::assertSame( array( self::ANN, Proof_Kind::Confirmed ), array( $proof->email, $proof->kind ) );
		self::assertSame( array( 'I want posts – Größe 🎉', 'page', Pages::sign_up_url() ), array( $proof->agreed->text, $proof->agreed->form, $proof->agreed->page ) );
		self::assertSame( array( '198.51.100.4', '198.51.100.99' ), array( $proof->asked->ip, $proof->confirmed->ip ) );
		self::assertEqualsWithDelta( time(), $proof->asked->time, 60 );
		self::assertEqualsWithDelta( time(), $proof->confirmed->time, 60 );
		self::assertMatchesRegularExpression( '/^<[0-9a-f]{32}@\S+>$/', $proof->mail->id );
		self::assertSame( str_replace( $this->token(), '…', $this->mails[0]['message'] ), $proof->mail->text );
	}

	public function test_a_link_ends_by_itself(): void {
		global $wpdb;
		$this->sign_up();
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_sign_ups SET expires = expires - " . ( 7 * DAY_IN_SECONDS + 1 ) );
		self::assertSays( 'This link has expired', $this->services()->confirm_page()->respond( $this->token(), array() ), 410 );
		self::assertSays( 'This link has expired', $this->confirm( $this->token() ), 410 );
		self::assertSays( 'This link has expired', $this->confirm( 'nothing' ), 410 );
		self::assertNull( $this->known() );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 0, self::rows( 'subscriber_sign_ups' ) );
	}

	public function test_who_has_left_comes_back_only_by_their_own_confirmation(): void {
		$old = $this->subscribe( self::ANN, 'Ann' );
		$this->sign_up();
		$this->services()->departure()->leave( $old, Left_By::Person );
		$this->mails = array();
		$this->sign_up();
		self::assertStringContainsString( 'Confirm your subscription', $this->mails[0]['subject'] );
		self::assertFalse( $this->known()?->is_active() );
		$this->confirm( $this->token() );
		self::assertSame( array( true, $old->id ), array( $this->known()?->is_active(), $this->known()?->id ) );
		self::assertCount( 2, $this->services()->proofs()->of_email( self::ANN ) );
	}

	public function test_a_link_that_was_mailed_before_someone_left_brings_nobody_back(): void {
		$this->sign_up();
		$first = $this->token();
		$this->sign_up();
		$second = $this->token();
		$this->confirm( $first );
		$ann = $this->known();
		self::assertNotNull( $ann );
		$this->services()->departure()->leave( $ann, Left_By::Person );
		foreach ( array( $first, $second ) as $token ) {
			self::assertSays( 'This link has expired', $this->confirm( $token ), 410 );
		}
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_who_leaves_in_the_moment_that_another_process_confirms_stays_away(): void {
		$ann = $this->subscribe();
		// A link that was mailed before they confirmed another.
		$token = Random_Secret::token();
		$this->services()->sign_ups()->add( new New_Sign_Up( new Joining( self::ANN, '' ), new Agreed( 'Text', 'page' ), new Act( 1 ) ), $token, new Mail_Proof() );
		foreach ( array( 'SELECT \* FROM \S+slipstream_subscribers', 'INSERT IGNORE INTO \S+slipstream_subscriber_consents' ) as $moment ) {
			$leave = function ( string $query ) use ( &$leave, $ann, $moment ): string {
				if ( 1 === preg_match( "/^$moment/", $query ) ) {
					remove_filter( 'query', $leave );
					$this->services()->departure()->leave( $ann, Left_By::Person );
				}
				return $query;
			};
			add_filter( 'query', $leave );
			self::assertSays( 'This link has expired', $this->confirm( $token ), 410 );
			remove_filter( 'query', $leave );
			self::assertFalse( $this->known()?->is_active(), $moment );
			// As it was.
			$this->subscribe();
			$this->services()->sign_ups()->add( new New_Sign_Up( new Joining( self::ANN, '' ), new Agreed( 'Text', 'page' ), new Act( 1 ) ), $token, new Mail_Proof() );
		}
	}

	public function test_a_link_needs_its_button_and_no_other_site(): void {
		$this->sign_up();
		self::assertSays( 'could not be sent', $this->services()->confirm_page()->respond( $this->token(), array( 'x' => '1' ) ), 400 );
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.test';
		self::assertSays( 'could not be sent', $this->confirm( $this->token() ), 400 );
		self::assertNull( $this->known() );
	}

	public function test_users_of_wordpress_are_linked(): void {
		$user = $this->sign_in( 'subscriber' );
		wp_set_current_user( 0 );
		self::assertSame( $user->ID, $this->subscribe( $user->user_email )->user_id );
	}

	public function test_categories_are_those_that_are_offered(): void {
		$ids = array_map( static fn ( string $name ): int => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'Boats', 'Ships & more', 'Other' ) );
		Site_Settings::set( Subscribers_Settings::CATEGORIES, array( $ids[0], $ids[1] ) );
		$choose = function ( string $email, array $chosen ): array {
			$this->send( array( Request::FIELD_CATEGORIES => array_map( 'strval', $chosen ) ) + $this->form( $email ) );
			$this->confirm( $this->token() );
			return $this->known( $email )?->categories ?? array( -1 );
		};
		$old    = array( Request::FIELD_CATEGORIES => array( (string) $ids[0] ) ) + $this->form( 'a@example.org' );
		self::assertSays( 'not offered any more', $this->send( $old ), 400 );
		self::assertNull( $this->known( 'a@example.org' ), 'What is gone does not become all.' );
		Site_Settings::set( Subscribers_Settings::CATEGORIES_ENABLED, true );
		self::assertStringContainsString( 'Ships &amp; more', $this->title( '1' ) );
		self::assertSame( array( $ids[0] ), $choose( 'b@example.org', array( $ids[0], $ids[2], 'x' ) ) );
		self::assertSame( array(), $choose( 'c@example.org', array( $ids[0], $ids[1] ) ), 'All: those that come later, too.' );
		self::assertSame( array(), $choose( 'd@example.org', array() ) );
		$both = array( Request::FIELD_CATEGORIES => array_map( 'strval', array( $ids[0], $ids[1] ) ) ) + $this->form( 'e@example.org' );
		Site_Settings::set( Subscribers_Settings::CATEGORIES, array( $ids[0] ) );
		$this->send( $both );
		$this->confirm( $this->token() );
		self::assertSame( array( $ids[0] ), $this->known( 'e@example.org' )?->categories, 'Not all: one that they chose is gone.' );
	}

	public function test_the_language_of_the_page_is_kept(): void {
		$switch = static fn (): string => 'de_DE';
		add_filter( 'determine_locale', $switch );
		$form   = $this->form( self::ANN );
		remove_filter( 'determine_locale', $switch );
		$this->send( $form );
		$this->confirm( $this->token() );
		self::assertSame( 'de_DE', $this->known()?->language );
	}

	public function test_the_owner_is_told_once_if_they_want_it(): void {
		$this->subscribe( 'first@example.org' );
		Site_Settings::set( Subscribers_Settings::NOTIFY, true );
		$this->subscribe();
		$token = $this->token();
		$this->confirm( $token );
		$this->run_jobs();
		$told = array_values( array_filter( $this->mails, static fn ( array $mail ): bool => 'admin@example.test' === $mail['to'] ) );
		self::assertCount( 1, $told );
		self::assertStringContainsString( self::ANN, $told[0]['message'] );
	}

	public function test_a_mail_server_that_is_down_is_no_reason_to_say_who_is_known(): void {
		$this->is_mail_up = false;
		self::assertSame( Pages::sent_url(), $this->sign_up() );
		$this->is_mail_up = true;
		$this->run_jobs( HOUR_IN_SECONDS );
		$this->confirm( $this->token() );
		self::assertTrue( $this->known()?->is_active() );
	}

	public function test_nothing_of_strangers_is_kept_longer_than_the_link_is_good(): void {
		global $wpdb;
		$this->sign_up( 'stranger@example.org', 'Stranger' );
		$late = 8 * DAY_IN_SECONDS;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_sign_ups SET expires = expires - $late" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_mails SET changed = changed - $late" );
		do_action( Modules_Module::CLEAN_EVENT );
		foreach ( array( 'subscribers', 'subscriber_sign_ups', 'subscriber_consents', 'subscriber_mails', 'subscriber_texts' ) as $table ) {
			self::assertStringNotContainsString( 'tranger', (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_$table" ) ) );
		}
	}

	public function test_what_was_typed_stays_where_something_is_wrong(): void {
		$answer = $this->sign_up( '"><b>no address' );
		self::assertSays( 'Please enter an email address.', $answer, 400 );
		self::assertSays( 'value="&quot;&gt;&lt;b&gt;no address"', $answer, 400 );
		self::assertSame( array(), $this->mails );
		foreach ( array( array( 'x' ), "\xFF@example.org" ) as $email ) {
			self::assertSays( 'Please enter an email address.', $this->send( array( Request::FIELD_EMAIL => $email ) + $this->form( self::ANN ) ), 400 );
		}
	}

	public function test_a_name_is_stored_as_it_was_typed(): void {
		$name = '🎉 <b>Ann</b> O\'Neil \\';
		self::assertSame( $name, $this->subscribe( self::ANN, $name )->name );
	}

	public function test_programs_are_kept_out(): void {
		$refused = array(
			array( Bot_Trap::name( Request::TRAP ) => 'x' ),
			array( Request::FIELD_OFFER => 'forged' ),
			array( Request::FIELD_OFFER => '' ),
		);
		foreach ( $refused as $change ) {
			$answer = $this->send( $change + $this->form( self::ANN ) );
			self::assertInstanceOf( Site_Page::class, $answer );
			self::assertSame( 400, $answer->status );
		}
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.test';
		self::assertSays( 'could not be sent', $this->sign_up(), 400 );
		unset( $_SERVER['HTTP_ORIGIN'] );
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		$answer = $this->sign_up();
		self::assertSays( 'too quickly', $answer, 429 );
		self::assertSame( array( array(), 0 ), array( $this->mails, self::rows( 'subscriber_sign_ups' ) ) );
		self::assertSame( array( Request::FIELD_OFFER ), array_keys( Browser::hidden( $answer->html ) ), 'It can be sent again.' );
	}
}
