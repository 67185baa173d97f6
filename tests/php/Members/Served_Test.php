<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Members;

use Slipstream\Members\Session_Cookie;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Members\Sign_In_View;
use Slipstream\Support\Random_Secret;
use Slipstream\Tests\Support_Server;

require_once __DIR__ . '/Members_Case.php';
require_once dirname( __DIR__ ) . '/Support_Server.php';

/**
 * The pages as a browser gets them.
 */
final class Served_Test extends Members_Case {

	protected const COMMITS = true;

	private static ?Support_Server $server = null;

	private static string $site = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		list( self::$server, self::$site ) = Support_Server::site(
			array(
				'SLIPSTREAM_TEST_PAGES'   => '1',
				'SLIPSTREAM_TEST_FILTERS' => (string) wp_json_encode( array( 'pre_wp_mail' => true ) ),
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
	 * @param array<string, string> $cookies
	 * @param array<string, string> $fields  Sent as a form does; none for GET.
	 * @return array{int, string, string} The status, the headers, and the body.
	 */
	private static function request( string $url, array $cookies = array(), array $fields = array() ): array {
		$context = stream_context_create(
			array(
				'http' => array(
					'method'          => array() === $fields ? 'GET' : 'POST',
					'header'          => "Content-Type: application/x-www-form-urlencoded\r\nCookie: " . http_build_query( $cookies, '', '; ' ),
					'content'         => http_build_query( $fields ),
					'ignore_errors'   => true,
					'follow_location' => 0,
				),
			)
		);
		$body    = file_get_contents( self::$site . '/?' . wp_parse_url( $url, PHP_URL_QUERY ), false, $context );
		self::assertIsString( $body );
		self::assertSame( 1, preg_match( '/^HTTP\S+ (\d+)/', $http_response_header[0] ?? '', $found ) );
		return array( (int) ( $found[1] ?? 0 ), implode( "\n", $http_response_header ), $body );
	}

	/** @return array<string, string> The cookies that an answer sets. */
	private static function cookies( string $headers ): array {
		preg_match_all( '/^Set-Cookie: ([^=]+)=([^;]*)/mi', $headers, $found );
		return array_combine( $found[1], $found[2] );
	}

	public function test_a_link_signs_in_and_out_and_nobody_keeps_the_pages(): void {
		$token = Random_Secret::token();
		$this->members->sign_ins()->add( self::ANN, str_repeat( 'b', 64 ), '', $token, '' );
		list( $status, $headers, $html ) = self::request( Sign_In_Page::link_url( $token ) );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '/^Cache-Control: no-store, private$/m', $headers );
		self::assertMatchesRegularExpression( '/^Referrer-Policy: no-referrer$/m', $headers );
		self::assertMatchesRegularExpression( "/^Content-Security-Policy: frame-ancestors 'self'$/m", $headers );
		self::assertMatchesRegularExpression( '/^Set-Cookie: wordpress_slipstream_browser_[^;]+; path=\/; HttpOnly; SameSite=Lax$/m', $headers );
		self::assertStringContainsString( 'Continue as a…@example.org', $html );
		self::assertStringContainsString( 'slipstream-page-form', $html );
		$cookies                  = self::cookies( $headers );
		list( $status, $headers ) = self::request( Sign_In_Page::url(), $cookies, array( Sign_In_View::FIELD_ACTION => Sign_In_View::LINK ) + Browser::hidden( $html ) );
		self::assertSame( 303, $status );
		self::assertMatchesRegularExpression( '/^Set-Cookie: wordpress_slipstream_member_\w+=[\w-]{43}; expires=[^;]+; Max-Age=\d+; path=[^;]+; HttpOnly; SameSite=Lax$/m', $headers );
		self::assertMatchesRegularExpression( '/^Cache-Control: .*no-(store|cache)/m', $headers );
		$cookies                        += self::cookies( $headers );
		list( $status, $headers, $html ) = self::request( Sign_In_Page::url(), $cookies );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'You are signed in as ann@example.org.', $html );
		list( , $headers ) = self::request( Sign_In_Page::url(), $cookies, array( Sign_In_View::FIELD_ACTION => Sign_In_View::OUT ) + Browser::hidden( $html ) );
		self::assertMatchesRegularExpression( '/^Set-Cookie: ' . Session_Cookie::name() . '=deleted; expires=Thu, 01.Jan.1970/m', $headers );
		self::assertStringNotContainsString( 'signed in as', self::request( Sign_In_Page::url(), $cookies )[2] );
	}

	public function test_a_visitor_asks_and_is_led_on(): void {
		list( , $headers, $html ) = self::request( Sign_In_Page::url() );
		$cookies                  = self::cookies( $headers );
		$values                   = array(
			Sign_In_View::FIELD_ACTION => Sign_In_View::ASK,
			Sign_In_View::FIELD_EMAIL  => 'bob@example.org',
		) + Browser::hidden( $html );
		list( $status, $headers ) = self::request( Sign_In_Page::url(), $cookies, $values );
		self::assertSame( 303, $status );
		self::assertMatchesRegularExpression( '/^Location: .*slipstream_sign_in=code$/m', $headers );
		self::assertSame( 400, self::request( Sign_In_Page::url(), array(), $values )[0], 'Without the cookie.' );
	}
}
