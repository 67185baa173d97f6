<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use Slipstream\Modules\Jetpack\Jetpack_Settings;
use Slipstream\Settings\Setting;
use Slipstream\Tests\Test_Case;

/**
 * Clients of Jetpack set what they know, and learn what changes nothing here.
 */
final class Jetpack_Settings_Test extends Test_Case {

	private const ROUTE = '/jetpack/v4/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	/** @return iterable<string, array{mixed, string, mixed, bool}> Values that are stored, and where. */
	public static function stored(): iterable {
		yield 'dismiss_empty_stats_card' => array( true, 'dismiss_empty_stats_card', '1', false );
		yield 'akismet_show_user_comments_approved' => array( 'on', 'akismet_show_user_comments_approved', '1', false );
		yield 'collapse_nudges' => array( true, 'stats_options', array( 'collapse_nudges' => true ), false );
		yield 'carousel_background_color' => array( 'white', 'carousel_background_color', 'white', true );
		yield 'carousel_display_comments' => array( 'off', 'carousel_display_comments', '0', true );
		yield 'stb_enabled' => array( 'off', 'stb_enabled', '0', false );
		yield 'jetpack_portfolio_posts_per_page' => array( 5, 'jetpack_portfolio_posts_per_page', '5', true );
		yield 'google_analytics_tracking_id' => array( 'G-1A', 'jetpack_wga', array( 'code' => 'G-1A' ), true );
		yield 'subscription_options' => array(
			array( 'welcome' => 'Größe 😀 \\' ),
			'subscription_options',
			array( 'welcome' => 'Größe 😀 \\' ),
			false,
		);
		yield 'wpcom_newsletter_categories' => array(
			array( 3, 4 ),
			'wpcom_newsletter_categories',
			array( 3, 4 ),
			false,
		);
	}

	/** @dataProvider stored */
	public function test_a_plain_value_stands_where_its_plugin_reads_it(
		mixed $value,
		string $option,
		mixed $stored,
		bool $is_unused
	): void {
		global $wpdb;
		$name   = (string) $this->dataName();
		$answer = $this->rest( 'POST', self::ROUTE, array( $name => $value ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $is_unused, str_contains( $answer->get_data()['message'], "had no effect: $name." ) );
		wp_cache_flush();
		self::assertSame(
			$stored,
			maybe_unserialize(
				$wpdb->get_var(
					$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option )
				)
			)
		);
		self::assertEquals( $answer->get_data()[ $name ], $this->rest( 'GET', self::ROUTE )->get_data()[ $name ] );
	}

	public function test_what_does_not_fit_is_refused(): void {
		foreach ( array( 'carousel_background_color' => 'red', 'jetpack_portfolio_posts_per_page' => 0, 'google_analytics_tracking_id' => '<b>', 'jetpack-twitter-cards-site-tag' => 'a b', 'subscription_options' => array( 'other' => 'x' ) ) as $name => $value ) { // phpcs:ignore WordPress.Arrays
			self::assertSame( 400, $this->rest( 'POST', self::ROUTE, array( $name => $value ) )->get_status(), $name );
		}
	}

	public function test_an_object_has_an_end(): void {
		$set = fn ( mixed $member ): int =>
			$this->rest( 'POST', self::ROUTE, array( 'jetpack_wga' => array( 'any' => $member ) ) )->get_status();
		self::assertSame( 200, $set( str_repeat( 'a', 90_000 ) ) );
		self::assertSame( 400, $set( str_repeat( 'a', 110_000 ) ) );
	}

	public function test_nothing_is_promised_that_is_not_kept(): void {
		// As another plugin, or Jetpack before, has left them.
		foreach ( array( 'version', 'show', 'jetpack_waf_automatic_rules' ) as $option ) {
			update_option( $option, '1' );
		}
		$data = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertSame(
			array( 9, array( 'post' ), false ),
			array( $data['version'], $data['show'], $data['jetpack_waf_automatic_rules'] )
		);
		foreach ( array( 'jetpack_waf_automatic_rules' => true, 'jetpack_sso_require_two_step' => 'on', 'monitor_receive_notifications' => 1, 'wordpress_api_key' => 'abc123', 'version' => 10 ) as $name => $value ) { // phpcs:ignore WordPress.Arrays
			$answer = $this->rest( 'POST', self::ROUTE, array( $name => $value ) );
			self::assertSame(
				array( 400, array( $name ) ),
				array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) )
			);
			self::assertStringNotContainsString( 'Setting not found', $answer->get_data()['message'] );
		}
		self::assertSame( 200, $this->rest( 'POST', self::ROUTE, array( 'show' => array( 'post' ), 'jetpack_waf_automatic_rules' => 'off' ) )->get_status() ); // phpcs:ignore WordPress.Arrays
		self::assertSame(
			array( '1', '1' ),
			array( get_option( 'show' ), get_option( 'jetpack_waf_automatic_rules' ) ),
			'What is not ours is left alone.'
		);
	}

	public function test_each_is_told_and_takes_its_default(): void {
		$data = $this->rest( 'GET', self::ROUTE )->get_data();
		foreach ( Jetpack_Settings::all() as $setting ) {
			self::assertInstanceOf( Setting::class, $setting );
			self::assertArrayHasKey( $setting->name, $data );
			self::assertSame(
				200,
				$this->rest( 'POST', self::ROUTE, array( $setting->name => $setting->default_value() ) )->get_status(),
				$setting->name
			);
		}
	}

	public function test_those_of_a_module_that_is_here_go_with_it(): void {
		update_option( 'jetpack_active_modules', array( 'stats' ) );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/module/stats', array( 'collapse_nudges' => true ) )->get_status()
		);
	}
}
