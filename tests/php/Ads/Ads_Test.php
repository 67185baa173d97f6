<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ads;

use Slipstream\Ads\Ads_Module;
use Slipstream\Ads\Ads_Settings;
use Slipstream\Ads\Ads_Txt;
use Slipstream\Ads\Ads_Txt_File;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/**
 * Settings under the names that sites have, and an ads.txt that buyers can read.
 */
final class Ads_Test extends Test_Case {

	private const ROUTE = '/jetpack/v4/wordads/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		if ( file_exists( ABSPATH . 'ads.txt' ) ) {
			unlink( ABSPATH . 'ads.txt' );
		}
	}

	/** Switches ads on. */
	private function switch_on(): void {
		self::assertSame(
			array( 'module_active' => true ),
			$this->rest( 'POST', self::ROUTE, array( 'module_active' => true ) )->get_data()
		);
		$GLOBALS['wp_rest_server'] = null;
	}

	public function test_ads_are_switched_by_their_own_route(): void {
		self::assertSame( array( 'module_active' => false ), $this->rest( 'GET', self::ROUTE )->get_data() );
		update_option( 'jetpack_active_modules', array( 'markdown' ) );
		$this->switch_on();
		self::assertSame( array( 'markdown', 'wordads' ), get_option( 'jetpack_active_modules' ) );
		self::assertSame( array( 'module_active' => true ), $this->rest( 'GET', self::ROUTE )->get_data() );
		self::assertSame(
			array( 'module_active' => false ),
			$this->rest( 'POST', self::ROUTE, array( 'module_active' => false ) )->get_data()
		);
		foreach ( array(
			array(),
			array( 'module_active' => 'maybe' ),
			array( 'module_active' => array() ),
		) as $malformed ) {
			self::assertSame( 400, $this->rest( 'POST', self::ROUTE, $malformed )->get_status() );
		}
	}

	public function test_the_thirteen_settings(): void {
		$this->switch_on();
		$settings = array_intersect_key(
			$this->rest( 'GET', '/jetpack/v4/settings' )->get_data(),
			array_flip( array_map( static fn ( $setting ): string => $setting->name, Ads_Settings::all() ) )
		);
		$settings = array_filter( $settings, static fn ( string $name ): bool => ! str_starts_with( $name, 'slipstream_' ), ARRAY_FILTER_USE_KEY );
		ksort( $settings );
		self::assertSame(
			array(
				'enable_header_ad'                => false,
				'wordads_approved'                => false,
				'wordads_ccpa_enabled'            => false,
				'wordads_ccpa_privacy_policy_url' => '',
				'wordads_cmp_enabled'             => false,
				'wordads_custom_adstxt'           => '',
				'wordads_custom_adstxt_enabled'   => false,
				'wordads_display_archive'         => false,
				'wordads_display_front_page'      => false,
				'wordads_display_page'            => false,
				'wordads_display_post'            => false,
				'wordads_inline_enabled'          => false,
				'wordads_second_belowpost'        => false,
			),
			$settings
		);
		$set = fn ( string $name, mixed $value ): int => $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array( $name => $value )
		)->get_status();
		self::assertSame( 200, $set( 'wordads_display_post', true ) );
		self::assertSame( '1', (string) get_option( 'wordads_display_post' ) );
		self::assertSame( 400, $set( 'wordads_approved', true ), 'Nobody here approves a site.' );
		self::assertSame( 200, $set( 'wordads_approved', false ) );
		self::assertSame( 200, $set( 'wordads_ccpa_privacy_policy_url', ' https://example.com/privacy?lang=en#ads ' ) );
		self::assertSame( 'https://example.com/privacy?lang=en#ads', get_option( 'wordads_ccpa_privacy_policy_url' ) );
		foreach ( array(
			'javascript:alert(1)',
			'privacy',
			'ftp://example.com/',
			str_repeat( 'https://a.test/', 200 ),
		) as $url ) {
			self::assertSame( 400, $set( 'wordads_ccpa_privacy_policy_url', $url ), $url );
		}
	}

	/**
	 * Texts, and the wrong lines of each with a word of what is wrong.
	 *
	 * @return array<string, array{string, array<int, string>}>
	 */
	public static function texts(): array {
		return array(
			'nothing'                  => array( '', array() ),
			'records'                  => array(
				"google.com, pub-123, DIRECT, f08c47fec0942fa0\r\nads.example.co.uk,7,reseller",
				array(),
			),
			'comments and empty lines' => array(
				"# Mine\n\n  # more, of it\ngoogle.com, pub-1, DIRECT # the first\n#",
				array(),
			),
			'extensions'               => array( 'google.com, pub-1, DIRECT, f08;ext=1;2', array() ),
			'variables'                => array(
				"CONTACT=ads@example.com\nsubdomain = shop.example.com\nOWNERDOMAIN=example.com\nMANAGERDOMAIN=example.com, DE",
				array(),
			),
			'the placeholder'          => array( 'placeholder.example.com, placeholder, DIRECT, placeholder', array() ),
			'too few fields'           => array(
				"google.com, pub-1, DIRECT\ngoogle.com, pub-1",
				array( 2 => 'three or four fields' ),
			),
			'too many fields'          => array(
				'google.com, pub-1, DIRECT, f08, more',
				array( 1 => 'three or four fields' ),
			),
			'no domain'                => array(
				"\n\nhttps://google.com, pub-1, DIRECT\ngoogle, 1, DIRECT",
				array(
					3 => 'ad system’s domain',
					4 => 'ad system’s domain',
				),
			),
			'no account'               => array(
				"google.com, , DIRECT\ngoogle.com, a b, DIRECT",
				array(
					1 => 'account',
					2 => 'account',
				),
			),
			'neither kind'             => array( 'google.com, pub-1, INDIRECT', array( 1 => 'DIRECT or RESELLER' ) ),
			'a wrong number'           => array(
				'google.com, pub-1, DIRECT, f08-c',
				array( 1 => 'letters and digits' ),
			),
			'an empty variable'        => array(
				"CONTACT=\nSUBDOMAIN=not a domain",
				array(
					1 => 'nothing after',
					2 => 'must be a domain',
				),
			),
			'a tag'                    => array( '<script>alert(1)</script>', array( 1 => 'three or four fields' ) ),
			'a character of control'   => array(
				"google.com, pub-1, DIRECT\ngoogle.com, \x00, DIRECT",
				array( 2 => 'unreadable characters' ),
			),
		);
	}

	/**
	 * @dataProvider texts
	 * @param array<int, string> $wrong
	 */
	public function test_lines_are_checked( string $text, array $wrong ): void {
		$problem = Ads_Txt::problem( $text );
		if ( array() === $wrong ) {
			self::assertNull( $problem );
			return;
		}
		$lines = explode( "\n", (string) $problem );
		self::assertCount( count( $wrong ), $lines );
		foreach ( array_keys( $wrong ) as $at => $number ) {
			self::assertStringStartsWith( "Line $number: ", $lines[ $at ] );
			self::assertStringContainsString( $wrong[ $number ], $lines[ $at ] );
		}
	}

	public function test_not_all_of_many_wrong_lines_are_named(): void {
		$lines = explode( "\n", (string) Ads_Txt::problem( str_repeat( "x\n", 9 ) ) );
		self::assertSame( '4 more lines have errors.', $lines[5] );
		self::assertCount( 6, $lines );
	}

	public function test_a_wrong_text_is_refused_with_its_lines(): void {
		$this->switch_on();
		Site_Settings::set( Ads_Settings::TXT, 'google.com, pub-1, DIRECT' );
		$refused = $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array( Ads_Settings::TXT => "google.com, pub-1, DIRECT\nx" )
		);
		self::assertSame( 400, $refused->get_status() );
		self::assertStringStartsWith( 'Line 2: ', $refused->get_data()['data']['params'][ Ads_Settings::TXT ] );
		self::assertSame( 'google.com, pub-1, DIRECT', get_option( Ads_Settings::TXT ) );
	}

	public function test_the_file_has_what_was_written_and_nothing_else(): void {
		$this->switch_on();
		Site_Settings::set( Ads_Settings::TXT, "google.com, pub-1, DIRECT\r\n# Ours\r\n\n" );
		self::assertNull( Ads_Txt_File::content(), 'It is not switched on.' );
		Site_Settings::set( Ads_Settings::TXT_ON, true );
		self::assertSame( "google.com, pub-1, DIRECT\n# Ours\n", Ads_Txt_File::content() );
		file_put_contents( ABSPATH . 'ads.txt', 'of somebody else' );
		self::assertNull( Ads_Txt_File::content(), 'A file goes before.' );
		self::assertSame( 'warning', Plugin::module( Ads_Module::class )->health_checks()[0]->status );
		unlink( ABSPATH . 'ads.txt' );
		self::assertSame( 'good', Plugin::module( Ads_Module::class )->health_checks()[0]->status );
		update_option( Ads_Settings::TXT, '<script>alert(1)</script>' );
		self::assertNull( Ads_Txt_File::content(), 'What others have stored is checked too.' );
		Site_Settings::set( Ads_Settings::TXT, '' );
		self::assertNull( Ads_Txt_File::content(), 'An empty file would say that nobody may sell.' );
		self::assertSame( array(), Plugin::module( Ads_Module::class )->health_checks() );
	}
}
