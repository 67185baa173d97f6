<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Members;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Members\Sign_In_View;

require_once __DIR__ . '/Members_Case.php';

/**
 * Who has the mail of an address signs in, by its link or its code. Nobody else does.
 */
final class Sign_In_Test extends Members_Case {

	public function test_a_code_signs_in_the_browser_that_asked(): void {
		$browser = new Browser();
		$to      = home_url( '/?page_id=2&word=%C3%A4' );
		self::assertSame( add_query_arg( Sign_In_Page::QUERY, Sign_In_View::CODE, home_url( '/' ) ), $this->ask( $browser, ' Ann@Example.org ', $to ) );
		self::assertSame( self::ANN, $this->mails[0]['to'] );
		self::assertSame( '', $this->email_in( $browser ), 'A mail proves nothing yet.' );
		$code = $this->code();
		self::assertSame( $to, $this->enter( $browser, substr( $code, 0, 3 ) . ' ' . substr( $code, 3 ) ) );
		self::assertSame( self::ANN, $this->email_in( $browser ) );
		self::assertSame( '', $this->email_in( new Browser() ) );
		$page = $this->open( $browser, Sign_In_Page::url( $to ) );
		self::assertStringContainsString( 'You are signed in as ann@example.org.', $page->html );
		self::assertStringContainsString( 'page_id=2', $page->html );
	}

	public function test_a_code_is_worth_nothing_in_another_browser(): void {
		$this->ask( new Browser() );
		$thief = new Browser();
		self::assertSays( 'Send email', $this->open( $thief, add_query_arg( Sign_In_Page::QUERY, Sign_In_View::CODE, home_url( '/' ) ) ), 200 );
		self::assertSays( 'has expired', $this->enter( $thief, $this->code() ), 400 );
		self::assertSame( '', $this->email_in( $thief ) );
	}

	public function test_a_link_signs_in_by_a_click_alone(): void {
		$asking = new Browser();
		$this->ask( $asking, return_url: home_url( '/?page_id=2' ) );
		$phone = new Browser();
		$page  = $this->open( $phone, $this->link() );
		self::assertStringContainsString( 'Continue as a…@example.org', $page->html );
		self::assertStringNotContainsString( self::ANN, $page->html );
		self::assertSame( '', $this->email_in( $phone ), 'Programs that check mails open links too.' );
		self::assertSame( home_url( '/?page_id=2' ), $this->confirm( $phone, $this->link() ) );
		self::assertSame( self::ANN, $this->email_in( $phone ) );
		self::assertSame( '', $this->email_in( $asking ) );
	}

	public function test_a_link_is_good_again_for_the_browser_that_used_it_and_not_for_long(): void {
		$this->ask( new Browser() );
		$browser = new Browser();
		$link    = $this->link();
		$this->confirm( $browser, $link );
		self::assertIsString( $this->confirm( $browser, $link ), 'A double click.' );
		$other = new Browser();
		self::assertSays( 'used before', $this->open( $other, $link ), 400 );
		self::assertSays( 'used before', $this->confirm( $other, $link ), 400 );
		self::pass( 601 );
		self::assertSays( 'used before', $this->open( $browser, $link ), 400 );
		self::assertSays( 'used before', $this->confirm( $browser, $link ), 400 );
	}

	public function test_a_code_is_good_although_a_program_has_pressed_the_links_button(): void {
		$browser = new Browser();
		$this->ask( $browser );
		$this->confirm( new Browser(), $this->link() );
		self::assertIsString( $this->enter( $browser, $this->code() ) );
		self::assertSame( self::ANN, $this->email_in( $browser ) );
		self::assertIsString( $this->enter( $browser, $this->code() ), 'A double click.' );
		self::assertSays( 'used before', $this->confirm( new Browser(), $this->link() ), 400 );
		self::pass( 601 );
		self::assertSays( 'used before', $this->enter( $browser, $this->code() ), 400 );
	}

	public function test_links_and_codes_are_valid_for_fifteen_minutes(): void {
		$browser = new Browser();
		$this->ask( $browser );
		self::pass( 890 );
		self::assertStringContainsString( 'Continue as', $this->open( $browser, $this->link() )->html );
		self::pass( 11 );
		self::assertSays( 'has expired', $this->open( $browser, $this->link() ), 400 );
		self::assertSays( 'has expired', $this->confirm( $browser, $this->link() ), 400 );
		self::assertSays( 'has expired', $this->enter( $browser, $this->code() ), 400 );
		self::assertSame( '', $this->email_in( $browser ) );
	}

	public function test_a_code_can_be_tried_five_times(): void {
		$browser = new Browser();
		$this->ask( $browser );
		$code = $this->code();
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSays( 'not the code of the last email', $this->enter( $browser, self::other( $code ) ), 400 );
		}
		self::assertSays( 'Too many wrong codes', $this->enter( $browser, $code ), 429 );
		self::assertSame( '', $this->email_in( $browser ) );
	}

	public function test_only_the_code_of_the_last_mail_counts_and_links_stay(): void {
		$browser = new Browser();
		$this->ask( $browser );
		$link = $this->link();
		$code = $this->code();
		do {
			$this->ask( $browser );
		} while ( $code === $this->code() );
		self::assertSays( 'not the code of the last email', $this->enter( $browser, $code ), 400 );
		self::assertIsString( $this->confirm( new Browser(), $link ) );
		self::assertIsString( $this->enter( $browser, $this->code() ) );
	}

	public function test_forged_links_lead_nowhere(): void {
		$this->ask( new Browser() );
		$query = Browser::query( $this->link() );
		foreach ( array( '', 'x', str_repeat( 'A', 43 ), substr( $query[ Sign_In_Page::QUERY_LINK ], 0, -1 ), "' OR 1=1" ) as $forged ) {
			$link = add_query_arg( Sign_In_Page::QUERY_LINK, rawurlencode( $forged ), $this->link() );
			self::assertSays( 'Send email', $this->open( new Browser(), $link ), 400 );
			self::assertSays( 'has expired', $this->confirm( new Browser(), $link ), 400 );
		}
	}

	public function test_the_answer_is_the_same_for_every_address(): void {
		$known   = new Browser();
		$unknown = new Browser();
		self::assertSame( $this->ask( $known ), $this->ask( $unknown, 'bob@example.org' ) );
		$code = add_query_arg( Sign_In_Page::QUERY, Sign_In_View::CODE, home_url( '/' ) );
		$of   = fn ( Browser $browser ): string => (string) preg_replace( '/value="[0-9a-f]{64}"|(ann|bob)@/', '', $this->open( $browser, $code )->html );
		self::assertSame( $of( $known ), $of( $unknown ) );
		self::assertSame( array( self::ANN, 'bob@example.org' ), array_column( $this->mails, 'to' ), 'Each gets one mail.' );
		self::assertStringContainsString( 'Nothing there belongs to it', $this->text() );
		self::assertDoesNotMatchRegularExpression( '/\d{6}|slipstream_link/', $this->text() );
		self::assertSays( 'not the code of the last email', $this->enter( $unknown, '000000' ), 400 );
		self::assertSame( '', $this->email_in( $unknown ) );
	}

	public function test_an_empty_code_is_not_that_of_an_unknown_address(): void {
		$browser = new Browser();
		$this->ask( $browser, 'bob@example.org' );
		self::assertSays( 'not the code of the last email', $this->enter( $browser, '' ), 400 );
	}

	public function test_what_is_no_address_is_told(): void {
		foreach ( array( '', 'nobody', "ann@example.org\nBcc: bob@example.org", str_repeat( 'a', 250 ) . '@example.org', "\xff@example.org" ) as $email ) {
			self::assertSays( 'Please enter an email address.', $this->ask( new Browser(), $email ), 400 );
		}
		self::assertSame( array(), $this->mails );
		self::assertSays( 'value="nobody"', $this->ask( new Browser(), 'nobody' ), 400 );
	}

	public function test_a_mail_that_is_not_sent_is_told_and_another_try_is_good(): void {
		$browser = new Browser();
		$fail    = static fn (): bool => false;
		$throw   = static fn () => throw new \RuntimeException( 'No mail here.' );
		foreach ( array( $fail, $throw ) as $broken ) {
			add_filter( 'pre_wp_mail', $broken, 30 );
			self::assertSays( 'could not be sent', $this->ask( $browser ), 503 );
			self::assertSays( 'could not be sent', $this->ask( $browser, 'bob@example.org' ), 503 );
			remove_filter( 'pre_wp_mail', $broken, 30 );
		}
		self::assertIsString( $this->ask( $browser ) );
		self::assertIsString( $this->enter( $browser, $this->code() ) );
	}

	public function test_people_only_go_to_pages_of_this_site(): void {
		foreach ( array( 'https://evil.example/', '//evil.example', 'https:evil.example', 'javascript:alert(1)' ) as $evil ) {
			$browser = new Browser();
			self::assertStringNotContainsString( 'evil', $this->open( $browser, Sign_In_Page::url( $evil ) )->html );
			$this->ask( $browser, return_url: $evil );
			global $wpdb;
			self::assertSame( '', (string) $wpdb->get_var( "SELECT return_url FROM {$wpdb->prefix}slipstream_member_sign_ins ORDER BY id DESC LIMIT 1" ), $evil );
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}slipstream_member_sign_ins SET return_url = %s", $evil ) );
			self::assertSame( Sign_In_Page::url(), $this->enter( $browser, $this->code() ), $evil );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		}
		$page = $this->open( new Browser(), Sign_In_Page::url( '/\\evil.example' ) )->html;
		self::assertSame( '/evil.example', Browser::hidden( $page )[ Sign_In_Page::QUERY_RETURN ], 'A page of this site.' );
	}

	public function test_only_forms_that_this_browser_has_shown_do_something(): void {
		$browser = new Browser();
		$this->ask( $browser );
		$values = array(
			Sign_In_View::FIELD_ACTION => Sign_In_View::CODE,
			Sign_In_View::FIELD_CODE   => $this->code(),
		);
		$mark   = Browser::hidden( $this->open( new Browser(), Sign_In_Page::url() )->html )[ Sign_In_View::FIELD_MARK ];
		foreach ( array( array(), array( Sign_In_View::FIELD_MARK => $mark ) ) as $forged ) {
			self::assertSays( 'blocks cookies', $this->respond( $browser, Sign_In_Page::url(), $values + $forged ), 400 );
		}
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
		self::assertSays( 'blocks cookies', $this->enter( $browser, $this->code() ), 400 );
		unset( $_SERVER['HTTP_ORIGIN'] );
		self::assertSays( 'choose one of the buttons', $this->send( $browser, Sign_In_Page::url(), array( Sign_In_View::FIELD_ACTION => 'x' ) ), 400 );
		self::assertSame( '', $this->email_in( $browser ) );
	}

	public function test_programs_that_fill_in_everything_get_no_mail(): void {
		$page = $this->send(
			new Browser(),
			Sign_In_Page::url(),
			array(
				Sign_In_View::FIELD_ACTION           => Sign_In_View::ASK,
				Sign_In_View::FIELD_EMAIL            => self::ANN,
				Bot_Trap::name( Sign_In_View::TRAP ) => 'x',
			)
		);
		self::assertSays( 'reload the page', $page, 400 );
		self::assertSame( array(), $this->mails );
	}

	public function test_an_address_a_visitor_and_the_site_have_limits(): void {
		for ( $mail = 0; $mail < 5; $mail++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.$mail";
			self::assertIsString( $this->ask( new Browser() ) );
		}
		self::assertSays( 'Too many sign-in emails', $this->ask( new Browser(), 'ANN@example.org' ), 429 );
		$limits                 = static fn (): array => array(
			'visitor' => 2,
			'site'    => 8,
		);
		add_filter( 'slipstream_sign_in_limits', $limits );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		self::assertIsString( $this->ask( new Browser(), 'a@example.org' ) );
		self::assertIsString( $this->ask( new Browser(), 'b@example.org' ) );
		self::assertSays( 'Too many sign-in emails', $this->ask( new Browser(), 'c@example.org' ), 429 );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.2';
		self::assertIsString( $this->ask( new Browser(), 'd@example.org' ) );
		self::assertSame( array(), $this->members->health_checks(), 'One address or visitor alarms nobody.' );
		self::assertSays( 'Too many sign-in emails', $this->ask( new Browser(), 'e@example.org' ), 429 );
		self::assertSame( array( 'members_flood' ), array_column( $this->members->health_checks(), 'id' ) );
		self::assertCount( 8, $this->mails );
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	public function test_what_is_stored_signs_nobody_in(): void {
		$browser = new Browser();
		$this->ask( $browser );
		$token = Browser::query( $this->link() )[ Sign_In_Page::QUERY_LINK ];
		$code  = $this->code();
		$this->enter( $browser, $code );
		global $wpdb;
		$stored = (string) wp_json_encode(
			array(
				$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_member_sign_ins" ),
				$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_member_sessions" ),
			)
		);
		self::assertStringContainsString( self::ANN, $stored );
		foreach ( array( $token, $code, hash( 'sha256', $code ), ...array_values( $browser->cookies() ) ) as $secret ) {
			self::assertStringNotContainsString( "\"$secret\"", $stored );
		}
	}

	public function test_two_who_open_a_link_at_once_are_one(): void {
		$this->ask( new Browser() );
		$link  = $this->link();
		$other = new Browser();
		// Between what was read of the link and what is written, another process uses it.
		$meanwhile = function ( string $query ) use ( &$meanwhile, $other, $link ): string {
			if ( 1 === preg_match( '/^UPDATE .*member_sign_ins.* SET used/', $query ) ) {
				remove_filter( 'query', $meanwhile );
				self::assertIsString( $this->confirm( $other, $link ) );
			}
			return $query;
		};
		$late      = new Browser();
		$form      = $this->open( $late, $link );
		add_filter( 'query', $meanwhile );
		$answer = $this->respond( $late, Sign_In_Page::url(), array( Sign_In_View::FIELD_ACTION => Sign_In_View::LINK ) + Browser::hidden( $form->html ) );
		self::assertSays( 'used before', $answer, 400 );
		self::assertSame( array( self::ANN, '' ), array( $this->email_in( $other ), $this->email_in( $late ) ) );
	}

	public function test_strange_requests_are_no_errors_of_the_server(): void {
		foreach ( array( array(), array( Sign_In_Page::QUERY => array( 'x' ) ), array( Sign_In_Page::QUERY => "\xff" ) ) as $get ) {
			foreach ( array( array(), array( Sign_In_View::FIELD_ACTION => array( 'ask' ) ) ) as $post ) {
				$page = ( new Browser() )->as( fn (): Site_Page|string => $this->members->page()->respond( $get, $post ) );
				self::assertInstanceOf( Site_Page::class, $page );
				self::assertLessThan( 500, $page->status );
			}
		}
	}
}
