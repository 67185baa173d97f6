<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ads;

use Slipstream\Ads\Ad_Choice;
use Slipstream\Ads\Ad_Codes;
use Slipstream\Ads\Ads_Module;
use Slipstream\Ads\Ads_Settings;
use Slipstream\Embeds\Consent_Text;
use Slipstream\Embeds\Consent_Gate;
use Slipstream\Plugin;
use Slipstream\Tests\Block_Case;
use Slipstream\Tests\Site_Settings;

/**
 * Renders real blocks as a page does, with an owner's own code.
 */
final class Wordads_Test extends Block_Case {

	private const CODE = '<script async src="https://ads.example.net/show.js"></script><ins data-slot="7"></ins><script>run( "a" && 1 );</script>'; // phpcs:ignore WordPress.WP.EnqueuedResources

	private const ROUTE = '/slipstream/v1/ad-formats';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'jetpack_active_modules', array( 'wordads' ) );
		update_option( Ad_Codes::OPTION, array( 'mrec' => self::CODE ) );
	}

	protected static function block(): string {
		return 'wordads';
	}

	public function test_the_code_stands_in_a_place_of_its_size(): void {
		self::assertSame(
			'<div class="wp-block-jetpack-wordads aligncenter wpcnt"><div class="wpa"><span class="wpa-about">Advertisements</span><div class="u inline" data-section="16" style="width:300px;min-height:250px">'
				. self::CODE
				. '</div></div></div>',
			$this->render()
		);
		update_option( Ad_Codes::OPTION, array( 'wideskyscraper' => '<b>tall</b>' ) );
		$html = $this->render( array( 'format' => 'wideskyscraper', 'align' => 'left', 'hideMobile' => true ) ); // phpcs:ignore WordPress.Arrays
		self::assertStringContainsString( 'alignleft wpcnt is-hidden-on-phones"', $html );
		self::assertStringContainsString(
			'width:160px;min-height:600px"><template><b>tall</b></template><script>',
			$html
		);
	}

	public function test_code_that_phones_are_spared_stands_where_it_does_not_run(): void {
		foreach ( array( false, true ) as $asks ) {
			update_option( Consent_Gate::SETTING, $asks );
			$html = $this->render( array( 'hideMobile' => true ) );
			self::assertStringContainsString( '<template>' . self::CODE . '</template>', $html );
			self::assertStringNotContainsString(
				'show.js',
				(string) preg_replace( '~<template>.*</template>~s', '', $html )
			);
		}
	}

	public function test_every_device_gets_the_same_page(): void {
		$agent                      = $_SERVER['HTTP_USER_AGENT'] ?? null; // phpcs:ignore WordPress.Security, WordPressVIPMinimum
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';
		$phone                      = $this->render( array( 'hideMobile' => true ) );
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (X11; Linux x86_64)';
		self::assertSame( $phone, $this->render( array( 'hideMobile' => true ) ) );
		self::assertStringContainsString( 'show.js', $phone );
		$_SERVER['HTTP_USER_AGENT'] = $agent;
	}

	public function test_attributes_that_are_none_are_the_defaults(): void {
		$default = $this->render();
		foreach ( array(
			'banner',
			'',
			'constructor',
			array( 'mrec' ),
			7,
			null,
			new \stdClass(),
			'"><script>alert(1)</script>',
		) as $value ) {
			self::assertSame( $default, $this->render( array( 'format' => $value ) ) );
			self::assertSame( $default, $this->render( array( 'align' => $value ) ) );
		}
		self::assertSame( $default, $this->render( array( 'hideMobile' => array( true ) ) ) );
		self::assertSame( $default, $this->render( array( 'hideMobile' => 'false' ) ) );
	}

	public function test_without_code_only_authors_are_told(): void {
		foreach ( array( null => false, 'subscriber' => false, 'contributor' => true ) as $role => $is_told ) { // phpcs:ignore WordPress.Arrays
			'' === $role ? wp_set_current_user( 0 ) : $this->sign_in( $role );
			$html = $this->render( array( 'format' => 'leaderboard' ) );
			self::assertSame( $is_told, str_contains( $html, 'no ad code for the format 728 × 90 yet' ), $role );
			self::assertSame( $is_told, '' !== $html );
		}
	}

	public function test_neither_feeds_nor_programs_nor_excerpts_have_ads(): void {
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '', $this->render() );
		$GLOBALS['wp_query']->is_feed = false;
		$post                         = $this->show_post(
			array( 'post_content' => "<!-- wp:paragraph -->\n<p>Words.</p>\n<!-- /wp:paragraph -->\n<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:jetpack/wordads /--></div><!-- /wp:group -->" )
		);
		self::assertSame( 'Words.', trim( wp_strip_all_tags( get_the_excerpt( $post ) ) ) );
		self::assertStringNotContainsString( 'Advertisements', get_the_excerpt( $post ) );
		$block   = fn (): string => $this->render();
		add_filter( 'get_the_excerpt', $block, 99 );
		$excerpt = get_the_excerpt( $post );
		remove_filter( 'get_the_excerpt', $block, 99 );
		self::assertSame( '', $excerpt );
	}

	public function test_nothing_while_ads_are_off(): void {
		update_option( 'jetpack_active_modules', array() );
		$this->sign_in( 'administrator' );
		self::assertSame( '', $this->render() );
	}

	public function test_with_consent_the_code_waits(): void {
		update_option( Consent_Gate::SETTING, true );
		$html    = $this->render();
		$outside = (string) preg_replace( '~<template>.*</template>~s', '', $html );
		self::assertStringContainsString( '<template>' . self::CODE . '</template>', $html );
		$text = Consent_Text::of_ads( 'ads.example.net' );
		self::assertStringContainsString( 'ads.example.net', $text->load );
		self::assertStringContainsString( ">$text->load</button>", $outside );
		self::assertStringContainsString( "<p>$text->question</p>", $outside );
		self::assertStringNotContainsString( '<script', $outside );
		self::assertStringNotContainsString( '<a ', $outside );
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<img alt="" src="/own.png">' ) );
		self::assertStringContainsString( '>' . Consent_Text::of_ads( '' )->load . '</button>', $this->render() );
	}

	public function test_visitors_are_asked_for_ads_alone_where_the_owner_wants_that(): void {
		self::assertStringNotContainsString( '<template>', $this->render() );
		Site_Settings::set( Ads_Settings::CONSENT, true );
		$html = $this->render();
		self::assertStringContainsString( '<template>' . self::CODE . '</template>', $html );
		self::assertStringContainsString( Consent_Text::of_ads( 'ads.example.net' )->load, $html );
	}

	public function test_visitors_may_have_their_data_not_sold(): void {
		self::assertStringNotContainsString( 'globalPrivacyControl', $this->render( array( 'hideMobile' => true ) ) );
		Site_Settings::set( Ads_Settings::CHOICE, true );
		Site_Settings::set( Ads_Settings::POLICY, 'https://example.org/privacy?a=1&b=2' );
		$html = $this->render() . $this->render( array( 'hideMobile' => true ) );
		self::assertSame( 2, substr_count( $html, '<template>' . self::CODE . '</template>' ) );
		self::assertSame( 2, substr_count( $html, "localStorage.getItem('slipstream-no-sale')" ) );
		self::assertStringNotContainsString(
			'show.js',
			(string) preg_replace( '~<template>.*?</template>~s', '', $html )
		);
		self::assertNotFalse( has_action( 'wp_footer', array( Ad_Choice::class, 'print' ) ) );
		ob_start();
		Ad_Choice::print();
		$end = (string) ob_get_clean();
		self::assertSame( 1, substr_count( $end, '>Do not sell or share my personal information</button>' ) );
		self::assertStringContainsString( 'data-key="slipstream-no-sale"', $end );
		self::assertStringContainsString( 'href="https://example.org/privacy?a=1&#038;b=2">Privacy policy</a>', $end );
	}

	public function test_the_servers_of_ads_are_named(): void {
		self::assertSame( array( 'ads.example.net' ), Ad_Codes::hosts( self::CODE ) );
		self::assertSame(
			array( 'a.example', 'c.example', 'b.example' ),
			Ad_Codes::hosts(
				"<script>load( '//b.example/x.js' )</script><img src=//A.example/p><iframe src = 'http://c.example/'></iframe>"
			)
		);
		self::assertSame( array(), Ad_Codes::hosts( '<b>Eat bread</b>' ) );
		$hosts = Plugin::module( Ads_Module::class )->external_hosts();
		self::assertSame(
			array( 'ads.example.net' ),
			array_column( $hosts, 'host' )
		);
	}

	public function test_only_those_with_unfiltered_html_change_code(): void {
		$this->sign_in( 'administrator' );
		$set = fn ( string $code ): int => $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array( 'slipstream_ad_code_leaderboard' => $code )
		)->get_status();
		self::assertSame( 200, $set( " <script>1 < 2 && go( 'ä\\n' )</script>\n" ) );
		self::assertSame( "<script>1 < 2 && go( 'ä\\n' )</script>", get_option( Ad_Codes::OPTION )['leaderboard'] );
		self::assertSame( self::CODE, get_option( Ad_Codes::OPTION )['mrec'], 'The others stay.' );
		self::assertSame( 400, $set( str_repeat( 'x', 20001 ) ) );

		$refuse = static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? array(
			'do_not_allow',
		) : $caps;
		add_filter( 'map_meta_cap', $refuse, 10, 2 );
		$answer = $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array( 'slipstream_ad_code_leaderboard' => '<b>other</b>' )
		);
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( 'unfiltered HTML', (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame(
			'locked',
			$this->rest( 'GET', '/jetpack/v4/settings' )->get_data()['settings_fixed']->slipstream_ad_code_mrec ?? null
		);
		self::assertStringContainsString( 'go(', $this->render( array( 'format' => 'leaderboard' ) ) );
		self::assertSame( 200, $set( '' ), 'Code can always be taken away.' );
		remove_filter( 'map_meta_cap', $refuse );

		$this->sign_in( 'editor' );
		self::assertSame( 403, $set( '<b>mine</b>' ) );
	}

	public function test_authors_learn_which_formats_have_code(): void {
		$this->sign_in( 'contributor' );
		$data = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( array( 'is_on' => true, 'formats' => array( 'mrec' ) ), $data ); // phpcs:ignore WordPress.Arrays
		self::assertStringNotContainsString( 'show.js', (string) wp_json_encode( $data ) );
		update_option( 'jetpack_active_modules', array() );
		self::assertFalse( $this->rest( 'GET', self::ROUTE )->get_data()['is_on'] );
		$this->sign_in( 'subscriber' );
		self::assertSame( 403, $this->rest( 'GET', self::ROUTE )->get_status() );
	}

	public function test_a_database_that_fails_does_not_say_that_ads_are_off(): void {
		global $wpdb;
		$this->sign_in( 'author' );
		wp_cache_delete( Ad_Codes::OPTION, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		$break = static fn ( string $query ): string => str_contains(
			$query,
			$wpdb->options
		) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$answer = $this->rest( 'GET', self::ROUTE );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		wp_cache_flush();
		self::assertSame(
			array( 503, 'ads_unavailable' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}

	public function test_hostile_code_of_others_in_the_option_is_no_error(): void {
		foreach ( array( 'text', array( 'mrec' => array( 'x' ) ), array( 'mrec' => 7 ), 3 ) as $stored ) {
			update_option( Ad_Codes::OPTION, $stored );
			wp_set_current_user( 0 );
			self::assertSame( '', $this->render() );
		}
	}
}
