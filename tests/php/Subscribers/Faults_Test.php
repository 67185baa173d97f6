<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Closure;
use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Modules\Modules_Module;
use Slipstream\Plugin;
use Slipstream\Subscribers\Consent\Proof;
use Slipstream\Subscribers\Leaving\Leave_Page;
use Slipstream\Subscribers\Manage\Manage_View;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Tests\Failing_Statements;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Subscribers_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/**
 * A database that fails is "try again", and a process that dies has lost nothing and made nobody a subscriber who has
 * not shown that they want it.
 */
final class Faults_Test extends Subscribers_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	/** Statements on what is stored of subscribers, and on that and settings, which are read twice. */
	private const TABLES = '/slipstream_(subscriber(?!s_key)|member|counters)|user_email/';
	private const OURS   = '/slipstream_(subscriber|member|counters)|user_email|newsletter|slipstream_consent/';

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite gives a whole transaction up for a statement that fails.
		$wpdb->query( 'COMMIT' );
		$wpdb->suppress_errors( true );
		add_filter( 'slipstream_subscribe_limits', static fn (): array => array_fill_keys( array( 'address', 'visitor', 'domain', 'site' ), 999 ) );
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	public function test_what_an_owner_says_when_trying_again_is_stored_too(): void {
		$joining = new Joining( self::ANN, 'owner 1' );
		$add     = fn ( string $consent ): Subscriber => $this->services()->by_hand()->add( $joining, $consent, 1, self::visitor( '192.0.2.1' ) );
		$this->break_statements( '/^INSERT .*slipstream_subscribers\b/' );
		try {
			$add( 'Said so.' );
			self::fail( 'It was stored.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 503, $error->http_status );
		}
		$this->repair();
		self::assertTrue( $add( 'Signed a list.' )->is_active() );
		$proofs = $this->services()->proofs()->of_email( self::ANN );
		self::assertContains( 'Signed a list.', array_map( static fn ( Proof $proof ): string => $proof->agreed->text, $proofs ) );
	}

	/** @param Closure(): (Site_Page|string) $work */
	private function fail_each( int $least, Closure $work ): void {
		$this->fail_each_of(
			'503',
			$least,
			array( self::TABLES, self::OURS ),
			static function () use ( $work ): string {
				$answer = $work();
				return is_string( $answer ) || 200 === $answer->status ? '' : (string) $answer->status;
			}
		);
	}

	/**
	 * Does something again and again, each time killed before the next statement that writes.
	 *
	 * @param Closure(): mixed $work
	 * @param Closure(): mixed $look At what a dead process has left.
	 * @return list<string> Where it was killed.
	 */
	private static function kill_each( Closure $work, Closure $look ): array {
		$killed = array();
		for ( $number = 1; $number < 30; $number++ ) {
			$left  = $number;
			$where = '';
			$kill  = static function ( string $query ) use ( &$left, &$where ): string {
				if ( 1 === preg_match( '/^(INSERT|UPDATE|DELETE)\b.*?\bwptests_slipstream_(subscriber\w*)/s', $query, $found ) && 0 === --$left ) {
					$where = "$found[1] $found[2]";
					throw new RuntimeException( 'Killed.' );
				}
				return $query;
			};
			add_filter( 'query', $kill );
			try {
				$work();
			} catch ( RuntimeException $error ) {
				self::assertSame( 'Killed.', $error->getMessage() );
			} finally {
				remove_filter( 'query', $kill );
			}
			$look();
			if ( '' === $where ) {
				return $killed;
			}
			$killed[] = $where;
		}
		self::fail( 'It does not end.' );
	}

	private function clear_sign_ups(): void {
		global $wpdb;
		foreach ( array( 'subscriber_sign_ups', 'subscriber_mails', 'counters' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
	}

	public function test_signing_up(): void {
		$form = $this->form( self::ANN );
		$this->fail_each( 9, fn () => $this->send( $form ) );
		self::assertLessThanOrEqual( 5, count( $this->mails ) );
		self::assertSame( 0, self::rows( 'subscribers' ) );
	}

	public function test_confirming(): void {
		$this->sign_up();
		$token = $this->token();
		$this->fail_each( 1, fn () => $this->services()->confirm_page()->respond( $token, array() ) );
		$this->fail_each( 8, fn () => $this->confirm( $token ) );
		self::assertTrue( $this->known()?->is_active() );
		self::assertSame( array( 1, 1 ), array( self::rows( 'subscribers' ), self::rows( 'subscriber_consents' ) ) );
	}

	public function test_leaving(): void {
		$token = $this->leave_token( $this->subscribe() );
		$this->fail_each( 2, fn () => $this->services()->leave_page()->respond( $token, array() ) );
		$this->fail_each( 4, fn () => $this->services()->leave_page()->respond( $token, array( Leave_Page::ONE_CLICK => 'One-Click' ) ) );
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_managing(): void {
		$this->subscribe();
		$id = (int) wp_insert_term( 'Boats', 'category' )['term_id'];
		wp_insert_term( 'Ships', 'category' );
		Site_Settings::set( Subscribers_Settings::CATEGORIES, array( $id, 1 ) );
		Site_Settings::set( Subscribers_Settings::CATEGORIES_ENABLED, true );
		$browser = $this->signed_in();
		$send    = fn ( array $post ): Site_Page|string => $browser->as( fn () => $this->services()->manage_page()->respond( '1', $post ) );
		$page    = $send( array() );
		self::assertInstanceOf( Site_Page::class, $page );
		$mark = Browser::hidden( $page->html );
		$this->fail_each( 3, fn () => $send( array() ) );
		$save = array(
			Manage_View::FIELD_ACTION => Manage_View::SAVE,
			Request::FIELD_CATEGORIES => array( (string) $id ),
		) + $mark;
		$this->fail_each( 5, fn () => $send( $save ) );
		self::assertSame( array( $id ), $this->known()?->categories );
		$this->fail_each( 4, fn () => $send( array( Manage_View::FIELD_ACTION => Manage_View::LEAVE ) + $mark ) );
	}

	public function test_a_process_that_dies_while_it_signs_up_makes_nobody_a_subscriber(): void {
		$killed = self::kill_each(
			fn () => $this->sign_up(),
			function (): void {
				self::assertNull( $this->known() );
				self::assertLessThanOrEqual( 1, self::rows( 'subscriber_sign_ups' ) );
				$this->run_jobs( DAY_IN_SECONDS );
				self::assertLessThanOrEqual( 1, count( $this->mails ), 'No mail twice.' );
				$this->clear_sign_ups();
				$this->mails = array();
			}
		);
		self::assertContains( 'INSERT subscriber_sign_ups', $killed );
		self::assertContains( 'UPDATE subscriber_mails', $killed );
	}

	public function test_nobody_is_a_subscriber_without_a_proof_wherever_the_process_dies(): void {
		$this->sign_up();
		$token  = $this->token();
		$killed = self::kill_each(
			fn () => $this->confirm( $token ),
			function (): void {
				$is_active = true === $this->known()?->is_active();
				self::assertTrue( ! $is_active || 1 === self::rows( 'subscriber_consents' ) );
			}
		);
		self::assertContains( 'INSERT subscribers', $killed );
		self::assertSame( array( 1, 1 ), array( self::rows( 'subscribers' ), self::rows( 'subscriber_consents' ) ) );
	}

	public function test_who_leaves_has_left_or_not_wherever_the_process_dies(): void {
		$token  = $this->leave_token( $this->subscribe() );
		$killed = self::kill_each(
			fn () => $this->services()->leave_page()->respond( $token, array( Leave_Page::ONE_CLICK => 'One-Click' ) ),
			function (): void {
				self::assertSame( true === $this->known()?->is_active() ? self::ANN : '', $this->known()?->email );
			}
		);
		self::assertSame( array( 'DELETE subscriber_sign_ups', 'UPDATE subscribers' ), $killed );
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_a_setting_that_cannot_be_read_deletes_no_proof(): void {
		$ann = $this->subscribe();
		$this->services()->departure()->leave( $ann, Left_By::Person );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_subscribers SET ended = 1" );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_subscriber_consents SET created = 1" );
		$this->break_statements( '/slipstream_consent_years/' );
		wp_cache_flush();
		do_action( Modules_Module::CLEAN_EVENT );
		$this->repair();
		self::assertSame( 1, self::rows( 'subscriber_consents' ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( 0, self::rows( 'subscriber_consents' ) );
	}

	public function test_a_database_that_fails_is_not_nobody(): void {
		$this->break_statements( self::OURS );
		foreach ( array(
			fn () => Plugin::module( Subscribers_Module::class )->knows( self::ANN ),
			fn () => $this->services()->subscribers()->add( new Joining( self::ANN, 'x' ) ),
		) as $work ) {
			try {
				$work();
				self::fail( 'Nobody knows.' );
			} catch ( Request_Error $error ) {
				self::assertSame( array( 'subscribers_unavailable', 503 ), array( $error->error_code, $error->http_status ) );
			}
		}
	}
}
