<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Verification;

use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use Slipstream\Verification\Verification_Module;
use Slipstream\Verification\Verification_Settings;
use Slipstream\Verification\Verification_Tags;

/** Codes are taken from tags, printed as tags, and looked for on the front page. */
final class Verification_Test extends Test_Case {

	/** @var array{int, string} What the front page answers, and where it was asked for. */
	private array $page = array( 200, '' );

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	/**
	 * What people enter, and the code that is stored; null where it is refused.
	 *
	 * @return array<string, array{string, string, string|null}>
	 */
	public static function entries(): array {
		return array(
			'a code'                 => array( 'google', 'aB3_-x', 'aB3_-x' ),
			'a code with spaces'     => array( 'bing', '  0123ABC ', '0123ABC' ),
			'an old code of Google'  => array( 'google', 'abc123=', 'abc123=' ),
			'a tag'                  => array(
				'google',
				'<meta name="google-site-verification" content="aB3_-x" />',
				'aB3_-x',
			),
			'a tag as Yandex has it' => array( 'yandex', "<META content='f00' name=yandex-verification>", 'f00' ),
			'a tag of Facebook'      => array(
				'facebook',
				'<meta name="facebook-domain-verification" content="q1w2" />',
				'q1w2',
			),
			'a tag of Pinterest'     => array( 'pinterest', '<meta name="p:domain_verify" content="0a1b"/>', '0a1b' ),
			'nothing'                => array( 'google', '', '' ),
			'a tag of another'       => array( 'google', '<meta name="msvalidate.01" content="abc" />', null ),
			'a tag without a code'   => array( 'google', '<meta name="google-site-verification" />', null ),
			'another tag'            => array( 'google', '<script>alert(1)</script>', null ),
			'a code that breaks out' => array( 'google', 'a"><script>', null ),
			'a tag that breaks out'  => array(
				'google',
				'<meta name="google-site-verification" content="a&quot;&gt;&lt;script&gt;">',
				null,
			),
			'a file name'            => array( 'google', 'google123.html', null ),
			'more than any code has' => array( 'google', str_repeat( 'a', 201 ), null ),
		);
	}

	/** @dataProvider entries */
	public function test_a_code_is_taken_from_what_was_entered( string $service, string $entry, ?string $code ): void {
		$answer = $this->rest( 'POST', '/jetpack/v4/settings', array( $service => $entry ) );
		self::assertSame( null === $code ? 400 : 200, $answer->get_status() );
		self::assertSame( (string) $code, $this->rest( 'GET', '/jetpack/v4/settings' )->get_data()[ $service ] );
		if ( null === $code ) {
			self::assertNotSame( '', $answer->get_data()['data']['params'][ $service ] );
		}
	}

	public function test_codes_are_members_of_one_option(): void {
		update_option(
			Verification_Settings::OPTION,
			array(
				'bing'  => 'kept',
				'other' => 'also',
			)
		);
		Site_Settings::set( 'google', '<meta name="google-site-verification" content="abc">' );
		self::assertSame(
			array(
				'bing'   => 'kept',
				'other'  => 'also',
				'google' => 'abc',
			),
			get_option( Verification_Settings::OPTION )
		);
	}

	public function test_tags_stand_in_the_head_of_the_front_page_alone(): void {
		Site_Settings::set( 'google', 'abc' );
		Site_Settings::set( 'pinterest', 'def' );
		$head                = function (): string {
			ob_start();
			do_action( 'wp_head' );
			return (string) ob_get_clean();
		};
		$GLOBALS['wp_query'] = new \WP_Query();
		$GLOBALS['wp_query']->parse_query( '' );
		$GLOBALS['wp_query']->is_home = true;
		self::assertTrue( is_front_page() );
		$front                          = $head();
		$GLOBALS['wp_query']->is_home   = false;
		$GLOBALS['wp_query']->is_search = true;
		$other                          = $head();
		self::assertStringContainsString(
			"<meta name=\"google-site-verification\" content=\"abc\" />\n<meta name=\"p:domain_verify\" content=\"def\" />",
			$front
		);
		self::assertStringNotContainsString( 'verif', $other );
	}

	public function test_what_others_stored_cannot_break_the_page(): void {
		update_option(
			Verification_Settings::OPTION,
			array(
				'google' => '"><script>alert(1)</script>',
				'bing'   => array( 'x' ),
				'yandex' => 'ok',
			)
		);
		ob_start();
		Verification_Tags::print();
		self::assertSame( "<meta name=\"yandex-verification\" content=\"ok\" />\n", ob_get_clean() );
	}

	public function test_the_front_page_is_looked_at(): void {
		Site_Settings::set( 'google', 'abc' );
		Site_Settings::set( 'bing', 'def' );
		Site_Settings::set( 'yandex', 'ghi' );
		$asked = array();
		add_filter(
			'pre_http_request',
			function ( $answer, array $args, string $url ) use ( &$asked ): array {
				$asked[] = array( $url, $args['redirection'], isset( $args['headers']['Cookie'] ) );
				return array(
					'headers'  => array(),
					'body'     => $this->page[1],
					'response' => array(
						'code'    => $this->page[0],
						'message' => '',
					),
					'cookies'  => array(),
				);
			},
			10,
			3
		);
		$this->page = array(
			200,
			'<!doctype html><html><head><META NAME="Google-Site-Verification" CONTENT="abc"><meta name="msvalidate.01" content="old"><!-- <meta name="yandex-verification" content="ghi"> --></head><body><meta name="yandex-verification" content="ghi"></body></html>',
		);
		$found      = $this->rest( 'GET', '/slipstream/v1/verification/check' )->get_data();
		self::assertSame(
			array( array( home_url( '/' ), 0, false ) ),
			$asked,
			'Once, without redirects, as a visitor.'
		);
		self::assertEquals(
			(object) array(
				'google' => 'found',
				'bing'   => 'different',
				'yandex' => 'missing',
			),
			$found['services']
		);
		$this->page = array( 503, '<head><meta name="google-site-verification" content="abc"></head>' );
		$down       = $this->rest( 'GET', '/slipstream/v1/verification/check' )->get_data();
		self::assertSame( 503, $down['http_status'] );
		self::assertSame( '{}', wp_json_encode( $down['services'] ), 'A page that is down tells nothing.' );
		remove_all_filters( 'pre_http_request' );
	}

	public function test_nobody_says_verified_but_google(): void {
		Site_Settings::set( 'google', 'abc' );
		foreach ( array( array( 'GET', '' ), array( 'GET', '/7' ), array( 'POST', '' ) ) as list( $method, $end ) ) {
			$answer = $this->rest(
				$method,
				"/jetpack/v4/verify-site/google$end",
				'POST' === $method ? array( 'keyring_id' => 7 ) : array()
			);
			self::assertSame( 424, $answer->get_status() );
			self::assertArrayNotHasKey( 'verified', $answer->get_data() );
		}
		foreach ( array( array(), array( 'keyring_id' => 0 ), array( 'keyring_id' => 'x' ) ) as $malformed ) {
			self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/verify-site/google', $malformed )->get_status() );
		}
		self::assertSame( 404, $this->rest( 'GET', '/jetpack/v4/verify-site/elsewhere' )->get_status() );
	}

	public function test_its_data_name_the_services(): void {
		$module = Plugin::module( Verification_Module::class );
		Site_Settings::set( 'bing', 'def' );
		self::assertSame( array( 'Bing' ), $module->module_data( 'day' )['services'] );
		Site_Settings::set( 'bing', '' );
		$this->expectException( Request_Error::class );
		$module->module_data( 'day' );
	}
}
