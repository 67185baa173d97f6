<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Http\Bot_Trap;
use Slipstream\Plugin;
use Slipstream\Subscribers\Leaving\Leave_Page;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Support_Server;

require_once __DIR__ . '/Subscribers_Case.php';
require_once dirname( __DIR__ ) . '/Support_Server.php';

/**
 * The pages as browsers and mail programs get them.
 */
final class Served_Test extends Subscribers_Case {

	protected const COMMITS = true;

	private static ?Support_Server $server = null;

	private static string $site = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		list( self::$server, self::$site ) = Support_Server::site(
			array(
				'SLIPSTREAM_TEST_PAGES'   => '1',
				'SLIPSTREAM_TEST_FILTERS' => (string) wp_json_encode(
					array(
						'pre_wp_mail'                 => true,
						'slipstream_form_min_seconds' => 0,
					)
				),
			)
		);
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		// The server reads what is stored here; on SQLite, it waits for it.
		$GLOBALS['wpdb']->query( 'COMMIT' );
	}

	/**
	 * @param string $type Of the body.
	 * @return array{int, string, string} The status, the headers, and the body.
	 */
	private static function request( string $url, string $body = '', string $type = 'application/x-www-form-urlencoded' ): array {
		$context = stream_context_create(
			array(
				'http' => array(
					'method'          => '' === $body ? 'GET' : 'POST',
					'header'          => "Content-Type: $type",
					'content'         => $body,
					'ignore_errors'   => true,
					'follow_location' => 0,
				),
			)
		);
		$html    = file_get_contents( self::$site . '/?' . wp_parse_url( $url, PHP_URL_QUERY ), false, $context );
		self::assertIsString( $html );
		self::assertSame( 1, preg_match( '/^HTTP\S+ (\d+)/', $http_response_header[0] ?? '', $found ) );
		return array( (int) ( $found[1] ?? 0 ), implode( "\n", $http_response_header ), $html );
	}

	public function test_mail_programs_post_without_cookies_and_are_not_led_on(): void {
		$multipart = "--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
		$bodies    = array(
			array( 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded' ),
			array( $multipart, 'multipart/form-data; boundary=b' ),
		);
		foreach ( $bodies as list( $body, $type ) ) {
			$url = Pages::leave_url( $this->leave_token( $this->subscribe() ) );
			self::assertSame( 200, self::request( $url )[0] );
			self::assertTrue( $this->known()?->is_active() );
			foreach ( array( 'first', 'again' ) as $time ) {
				list( $status, $headers ) = self::request( $url, $body, $type );
				self::assertSame( 200, $status, $time );
				self::assertDoesNotMatchRegularExpression( '/^(Location|Set-Cookie):/mi', $headers );
				self::assertFalse( $this->known()?->is_active() );
			}
		}
	}

	public function test_people_leave_also_while_the_newsletter_is_off(): void {
		$url = Pages::leave_url( $this->leave_token( $this->subscribe() ) );
		Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), false );
		self::assertStringNotContainsString( 'Email address', self::request( Pages::sign_up_url() )[2], 'Nobody new.' );
		list( $status, , $html ) = self::request( $url );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Do you want no more new posts', $html );
		self::assertSame( 303, self::request( $url, http_build_query( array( Leave_Page::FIELD_ACTION => Leave_Page::LEAVE ) ) )[0] );
		self::assertFalse( $this->known()?->is_active() );
	}

	public function test_people_subscribe_without_a_script_and_can_reload_the_page(): void {
		list( $status, , $html ) = self::request( Pages::sign_up_url() );
		self::assertSame( 200, $status );
		$values                   = array(
			Request::FIELD_EMAIL            => self::ANN,
			Bot_Trap::name( Request::TRAP ) => '',
		) + Browser::hidden( $html );
		list( $status, $headers ) = self::request( Pages::sign_up_url(), http_build_query( $values ) );
		self::assertSame( 303, $status );
		self::assertMatchesRegularExpression( '/^Location: .*slipstream_subscribe=sent$/m', $headers );
		self::assertDoesNotMatchRegularExpression( '/^Set-Cookie:/mi', $headers );
		foreach ( array( 1, 2 ) as $time ) {
			self::assertStringContainsString( 'Check your inbox', self::request( Pages::sent_url() )[2] );
		}
		self::assertSame( 1, self::rows( 'subscriber_sign_ups' ) );
	}
}
