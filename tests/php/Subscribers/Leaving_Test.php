<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Http\Site_Page;
use Slipstream\Modules\Modules_Module;
use Slipstream\Plugin;
use Slipstream\Subscribers\Leaving\Leave_Links;
use Slipstream\Subscribers\Leaving\Leave_Page;
use Slipstream\Subscribers\Manage\Manage_View;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Subscribers_Case.php';

/**
 * Leaving takes one click, and needs nothing that could have changed.
 */
final class Leaving_Test extends Subscribers_Case {

	/** @param array<string, string> $post */
	private function leave( string $token, array $post = array() ): Site_Page|string {
		return $this->services()->leave_page()->respond( $token, $post );
	}

	private const ONE_CLICK = array( Leave_Page::ONE_CLICK => Leave_Page::ONE_CLICK_VALUE );

	public function test_looking_at_the_page_changes_nothing(): void {
		$token = $this->leave_token( $this->subscribe() );
		self::assertSays( 'Do you want no more new posts at a…@example.org?', $this->leave( $token ) );
		self::assertTrue( $this->known()?->is_active() );
		self::assertSame( Pages::leave_url( $token ), $this->leave( $token, array( Leave_Page::FIELD_ACTION => Leave_Page::LEAVE ) ) );
		self::assertFalse( $this->known()?->is_active() );
		self::assertSays( 'sends you no more new posts', $this->leave( $token ) );
		self::assertSame( Pages::leave_url( $token ), $this->leave( $token, array( Leave_Page::FIELD_ACTION => Leave_Page::LEAVE ) ), 'A second click is fine.' );
	}

	public function test_mail_programs_leave_by_one_post_that_is_always_answered_with_200(): void {
		$token = $this->leave_token( $this->subscribe() );
		self::assertSays( 'unsubscribed', new Site_Page( '', $this->leave( $token, self::ONE_CLICK )->title ) );
		self::assertFalse( $this->known()?->is_active() );
		foreach ( array( $token, 'nothing', '' ) as $gone ) {
			self::assertSays( 'no more new posts', $this->leave( $gone, self::ONE_CLICK ) );
		}
	}

	public function test_another_site_or_another_post_ends_nothing(): void {
		$token = $this->leave_token( $this->subscribe() );
		self::assertSays( 'could not be sent', $this->leave( $token, array( 'x' => 'y' ) ), 400 );
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.test';
		self::assertSays( 'could not be sent', $this->leave( $token, array( Leave_Page::FIELD_ACTION => Leave_Page::LEAVE ) ), 400 );
		self::assertSays( 'not valid', $this->leave( 'nothing' ), 404 );
		self::assertTrue( $this->known()?->is_active() );
	}

	public function test_links_are_random_stored_as_hashes_and_outlive_new_salts(): void {
		global $wpdb;
		$ann   = $this->subscribe();
		$token = $this->leave_token( $ann );
		self::assertNotSame( $token, $this->leave_token( $ann ) );
		self::assertStringNotContainsString( $token, (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_subscriber_links" ) ) );
		$salt = static fn (): string => 'other salt';
		add_filter( 'salt', $salt );
		$this->leave( $token, self::ONE_CLICK );
		remove_filter( 'salt', $salt );
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_a_link_of_an_earlier_time_still_unsubscribes(): void {
		$token = $this->leave_token( $this->subscribe() );
		$this->leave( $token, self::ONE_CLICK );
		$this->subscribe();
		$this->leave( $token, self::ONE_CLICK );
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_headers_are_those_of_rfc_8058(): void {
		$token = $this->leave_token( $this->subscribe() );
		self::assertSame(
			array( 'List-Unsubscribe: <' . Pages::leave_url( $token ) . '>', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' ),
			Leave_Links::headers( $token )
		);
	}

	public function test_old_links_are_removed(): void {
		global $wpdb;
		$ann = $this->subscribe();
		$this->leave_token( $ann );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_links SET created = created - " . ( Leave_Links::LIFE + 9 ) );
		$this->leave_token( $ann );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 1, self::rows( 'subscriber_links' ) );
	}

	/** @param array<string, string|list<string>> $post */
	private function manage( Browser $browser, array $post = array(), string $step = '1' ): Site_Page|string {
		return $browser->as( fn (): Site_Page|string => $this->services()->manage_page()->respond( $step, wp_slash( $post ) ) );
	}

	/** @return array<string, string> The token of its form. */
	private function mark( Browser $browser ): array {
		$page = $this->manage( $browser );
		self::assertInstanceOf( Site_Page::class, $page );
		return Browser::hidden( $page->html );
	}

	public function test_managing_needs_to_sign_in_and_no_password(): void {
		$this->subscribe();
		self::assertStringContainsString( 'slipstream_sign_in', (string) $this->manage( new Browser() ) );
		self::assertSays( self::ANN, $this->manage( $this->signed_in() ) );
		$knows = Plugin::module( Subscribers_Module::class )->knows( ... );
		self::assertSame( array( true, false ), array( $knows( self::ANN ), $knows( 'bob@example.org' ) ), 'What the sign-in mails depends on it.' );
		self::assertSays( 'no new posts to bob@example.org', $this->manage( $this->signed_in( 'bob@example.org' ) ) );
	}

	public function test_categories_are_chosen_and_kept(): void {
		$this->subscribe();
		$ids = array_map( static fn ( string $name ): int => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'Boats', 'Ships' ) );
		Site_Settings::set( Subscribers_Settings::CATEGORIES, $ids );
		Site_Settings::set( Subscribers_Settings::CATEGORIES_ENABLED, true );
		$browser = $this->signed_in();
		$save    = fn ( array $chosen ): Site_Page|string => $this->manage(
			$browser,
			array(
				Manage_View::FIELD_ACTION => Manage_View::SAVE,
				Request::FIELD_CATEGORIES => array_map( 'strval', $chosen ),
			) + $this->mark( $browser )
		);
		self::assertSame( Pages::manage_url( Manage_View::SAVED ), $save( array( $ids[1] ) ) );
		self::assertSays( 'Your changes are saved.', $this->manage( $browser, array(), Manage_View::SAVED ) );
		self::assertSame( array( $ids[1] ), $this->known()?->categories );
		self::assertSays( 'Choose at least one', $save( array() ), 400 );
		self::assertSays( 'Choose at least one', $save( array( 1 ) ), 400 );
		self::assertSame( array( $ids[1] ), $this->known()?->categories );
		$save( $ids );
		self::assertSame( array(), $this->known()?->categories );
	}

	public function test_who_is_signed_in_leaves_by_a_button_that_is_theirs(): void {
		$this->subscribe();
		$bob     = $this->subscribe( 'bob@example.org' );
		$browser = $this->signed_in();
		$post    = array( Manage_View::FIELD_ACTION => Manage_View::LEAVE );
		self::assertSays( 'open for too long', $this->manage( $browser, $post ), 400 );
		self::assertSays( 'open for too long', $this->manage( $browser, $post + $this->mark( $this->signed_in( 'bob@example.org' ) ) ), 400 );
		self::assertSays( 'one of the buttons', $this->manage( $browser, $this->mark( $browser ) ), 400 );
		self::assertTrue( $this->known()?->is_active() );
		$this->manage( $browser, $post + $this->mark( $browser ) );
		self::assertFalse( $this->known()?->is_active() );
		self::assertSays( 'no new posts to ann@example.org', $this->manage( $browser ) );
		self::assertTrue( $this->known( $bob->email )?->is_active() );
	}
}
