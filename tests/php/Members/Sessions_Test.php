<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Members;

use Slipstream\Members\Session_Cookie;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Members\Sign_In_View;
use Slipstream\Modules\Modules_Module;

require_once __DIR__ . '/Members_Case.php';

/**
 * A session lasts thirty days, and ends when its person wants it to.
 */
final class Sessions_Test extends Members_Case {

	/** A browser that is signed in. */
	private function signed_in( string $email = self::ANN ): Browser {
		$browser = new Browser();
		$browser->as( fn () => Session_Cookie::set( $this->members->sessions()->start( $email ), time() + 9 ) );
		return $browser;
	}

	public function test_it_ends_by_itself(): void {
		$browser = $this->signed_in();
		self::pass( 30 * DAY_IN_SECONDS - 10 );
		self::assertSame( self::ANN, $this->email_in( $browser ) );
		self::pass( 11 );
		self::assertSame( '', $this->email_in( $browser ) );
	}

	public function test_signing_out_ends_it_also_for_who_has_copied_the_cookie(): void {
		$browser = $this->signed_in();
		$thief   = clone $browser;
		$other   = $this->signed_in();
		self::assertSame( Sign_In_Page::url(), $this->sign_out( $browser ) );
		self::assertSame( array( '', '', self::ANN ), array_map( $this->email_in( ... ), array( $browser, $thief, $other ) ) );
		self::assertArrayNotHasKey( Session_Cookie::name(), $browser->cookies() );
	}

	public function test_signing_out_everywhere_ends_all_of_the_person_and_links_on_their_way(): void {
		$browsers = array( $this->signed_in(), $this->signed_in(), $this->signed_in( 'bob@example.org' ) );
		$this->ask( new Browser() );
		$this->sign_out( $browsers[0], Sign_In_View::OUT_ALL );
		self::assertSame( array( '', '', 'bob@example.org' ), array_map( $this->email_in( ... ), $browsers ) );
		self::assertSays( 'has expired', $this->open( new Browser(), $this->link() ), 400 );
	}

	public function test_going_back_after_signing_out_does_not_sign_in_again(): void {
		$this->ask( new Browser() );
		$browser = new Browser();
		$link    = $this->link();
		$this->confirm( $browser, $link );
		$this->sign_out( $browser );
		self::assertSays( 'has expired', $this->open( $browser, $link ), 400 );
		$asking = new Browser();
		$this->ask( $asking );
		$this->enter( $asking, $this->code() );
		$this->sign_out( $asking );
		self::assertSays( 'has expired', $this->enter( $asking, $this->code() ), 400 );
	}

	public function test_who_signs_in_again_has_one_session(): void {
		$browser = $this->signed_in( 'bob@example.org' );
		$old     = clone $browser;
		$this->ask( new Browser() );
		$this->confirm( $browser, $this->link() );
		self::assertSame( array( self::ANN, '' ), array( $this->email_in( $browser ), $this->email_in( $old ) ) );
	}

	public function test_nobody_is_signed_in_by_a_made_up_cookie_and_no_cookie_costs_no_query(): void {
		global $wpdb;
		foreach ( array( '', 'x', str_repeat( 'A', 43 ), "' OR 1=1" ) as $token ) {
			$browser = new Browser();
			$browser->as( static fn () => Session_Cookie::set( $token, time() + 9 ) );
			self::assertSame( '', $this->email_in( $browser ) );
		}
		$before = $wpdb->num_queries;
		self::assertSame( '', $this->email_in( new Browser() ) );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertStringStartsWith( 'wordpress_slipstream_member', Session_Cookie::name() );
	}

	public function test_a_form_mark_is_of_one_session_and_one_form(): void {
		$mark = fn ( Browser $browser, string $form ): string => $browser->as( fn (): string => $this->members->form_mark( $form ) );
		$ann  = $this->signed_in();
		self::assertSame( $mark( $ann, 'cancel 1' ), $mark( $ann, 'cancel 1' ) );
		self::assertNotSame( $mark( $ann, 'cancel 1' ), $mark( $ann, 'cancel 2' ) );
		self::assertNotSame( $mark( $ann, 'cancel 1' ), $mark( $this->signed_in(), 'cancel 1' ) );
	}

	public function test_what_is_over_is_removed(): void {
		global $wpdb;
		$this->ask( new Browser() );
		$this->signed_in();
		$count = static fn (): array => array(
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_member_sign_ins" ),
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_member_sessions" ),
		);
		$this->members->add_hooks();
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( 1, 1 ), $count() );
		self::pass( 1801 );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( 0, 1 ), $count() );
		self::pass( 30 * DAY_IN_SECONDS );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( 0, 0 ), $count() );
	}

	public function test_the_privacy_tools_tell_and_sign_out(): void {
		$browser = $this->signed_in();
		$this->signed_in( 'bob@example.org' );
		$this->ask( new Browser() );
		$tool = $this->members->personal_data()[0];
		self::assertCount( 2, $tool->export( 'ANN@example.org', 1 )['data'] );
		self::assertNotSame( array(), $this->members->privacy_policy() );
		self::assertTrue( $tool->erase( self::ANN, 1 )['items_removed'] );
		self::assertSame( '', $this->email_in( $browser ) );
		self::assertSame( array(), $tool->export( self::ANN, 1 )['data'] );
		self::assertCount( 1, $tool->export( 'bob@example.org', 1 )['data'] );
	}
}
