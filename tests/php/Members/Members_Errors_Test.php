<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Members;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Session_Cookie;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Members\Sign_In_View;
use Slipstream\Tests\Failing_Statements;

require_once __DIR__ . '/Members_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/**
 * A database that fails signs nobody in, and nobody out: it is "try again".
 */
final class Members_Errors_Test extends Members_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// SQLite gives a whole transaction up for a statement that fails.
		$wpdb->query( 'COMMIT' );
		$wpdb->suppress_errors( true );
		self::clear();
		// Made once, and read with other options.
		( new \Slipstream\Support\Environment() )->signing_key();
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		self::clear();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	private static function clear(): void {
		global $wpdb;
		foreach ( array( 'member_sign_ins', 'member_sessions', 'counters' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
	}

	/** @param \Closure(): (Site_Page|string) $work */
	private function fail_each( int $least, \Closure $work ): void {
		$this->fail_each_of(
			'503',
			$least,
			array( '/slipstream_(member|counters)/', '/slipstream_(member|counters)/' ),
			function () use ( $work ): string {
				$answer = $work();
				return is_string( $answer ) || 200 === $answer->status ? '' : (string) $answer->status;
			}
		);
	}

	public function test_asking(): void {
		add_filter( 'slipstream_sign_in_limits', static fn (): array => array_fill_keys( array( 'address', 'visitor', 'site' ), 999 ) );
		$browser = new Browser();
		$hidden  = Browser::hidden( $this->open( $browser, Sign_In_Page::url() )->html );
		$values  = array(
			Sign_In_View::FIELD_ACTION => Sign_In_View::ASK,
			Sign_In_View::FIELD_EMAIL  => self::ANN,
		);
		$this->fail_each( 7, fn () => $this->respond( $browser, Sign_In_Page::url(), $values + $hidden ) );
		self::assertCount( 2, $this->mails, 'Only what was stored is mailed.' );
	}

	public function test_pages_and_confirming(): void {
		$browser = new Browser();
		$this->ask( new Browser() );
		$link = $this->link();
		$this->fail_each( 1, fn () => $this->open( $browser, $link ) );
		$hidden = Browser::hidden( $this->open( $browser, $link )->html );
		$this->fail_each(
			2,
			fn () => $this->respond( $browser, Sign_In_Page::url(), array( Sign_In_View::FIELD_ACTION => Sign_In_View::LINK ) + $hidden )
		);
		self::assertSame( self::ANN, $this->email_in( $browser ), 'Who was interrupted tried again.' );
		$this->fail_each( 2, fn () => $this->open( $browser, Sign_In_Page::url() ) );
	}

	public function test_a_code(): void {
		$browser = new Browser();
		$this->ask( $browser );
		$form   = $this->open( $browser, add_query_arg( Sign_In_Page::QUERY, Sign_In_View::CODE, home_url( '/' ) ) );
		$values = array(
			Sign_In_View::FIELD_ACTION => Sign_In_View::CODE,
			Sign_In_View::FIELD_CODE   => $this->code(),
		) + Browser::hidden( $form->html );
		$codes  = array();
		foreach ( range( 1, 4 ) as $number ) {
			$this->break_statements( '/slipstream_member/', $number, false );
			$answer = $this->respond( $browser, Sign_In_Page::url(), $values );
			$this->repair();
			$codes[] = is_string( $answer ) ? 302 : $answer->status;
			self::assertSame( '', $this->email_in( $browser ) );
		}
		self::assertSame( array( 503, 503, 503, 503 ), $codes );
		self::assertIsString( $this->respond( $browser, Sign_In_Page::url(), $values ) );
		self::assertSame( self::ANN, $this->email_in( $browser ) );
	}

	public function test_who_is_signed_in_and_signing_out(): void {
		$browser = new Browser();
		$browser->as( fn () => Session_Cookie::set( $this->members->sessions()->start( self::ANN ), time() + 9 ) );
		$this->break_statements( '/slipstream_member/' );
		try {
			$this->email_in( $browser );
			self::fail( 'Nobody knows.' );
		} catch ( Request_Error $error ) {
			self::assertSame( array( 'members_unavailable', 503 ), array( $error->error_code, $error->http_status ) );
		}
		$this->repair();
		$this->break_statements( '/slipstream_counters/' );
		self::assertSame( array( 'warning' ), array_column( $this->members->health_checks(), 'status' ), 'Nor whether there was a flood.' );
		$this->repair();
		$hidden = Browser::hidden( $this->open( $browser, Sign_In_Page::url() )->html );
		foreach ( array( Sign_In_View::OUT, Sign_In_View::OUT_ALL ) as $action ) {
			$this->break_statements( '/^DELETE .*slipstream_member_sessions/' );
			$answer = $this->respond( $browser, Sign_In_Page::url(), array( Sign_In_View::FIELD_ACTION => $action ) + $hidden );
			$this->repair();
			self::assertSays( 'Please try again', $answer, 503 );
			self::assertSame( self::ANN, $this->email_in( $browser ), 'They are told that they are not signed out.' );
		}
		$this->fail_each( 4, fn () => $this->respond( $browser, Sign_In_Page::url(), array( Sign_In_View::FIELD_ACTION => Sign_In_View::OUT_ALL ) + $hidden ) );
	}
}
