<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Admin\Start_Data;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;

/**
 * What is stored, what is shown, what is not.
 */
final class Ai_Settings_Test extends Test_Case {

	private const SETTINGS = '/jetpack/v4/settings';
	private const STATUS   = '/slipstream/v1/ai-status';

	private const KEY = 'sk-very-secret-0123456789';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	public function test_nothing_is_set_up_at_first(): void {
		$this->sign_in( 'administrator' );
		$settings = $this->rest( 'GET', self::SETTINGS )->get_data();
		$status   = $this->rest( 'GET', self::STATUS )->get_data();
		self::assertSame( array( '', '', false, 0 ), array( $settings[ Ai_Server_Settings::BASE_URL ], $settings[ Ai_Server_Settings::MODEL ], $settings['settings_secret']->slipstream_ai_api_key, $settings[ Limits::REQUESTS ] ) );
		self::assertSame( '{}', wp_json_encode( $settings['settings_fixed'] ) );
		self::assertSame( array( '', '', 'none', false, 0 ), array( $status['base_url'], $status['model'], $status['engine'], $status['streams'], $status['requests_used'] ) );
	}

	public function test_the_key_goes_in_and_never_comes_out(): void {
		$this->sign_in( 'administrator' );
		$stored = $this->rest(
			'POST',
			self::SETTINGS,
			array(
				Ai_Server_Settings::BASE_URL => 'http://127.0.0.1:11434/v1',
				Ai_Server_Settings::MODEL    => 'llama3',
				Ai_Server_Settings::KEY      => self::KEY,
				Limits::REQUESTS             => 30,
			)
		);
		self::assertSame( 200, $stored->get_status() );
		self::assertSame( self::KEY, Plugin::module( Ai_Module::class )->services()->server()->key() );
		$pages = array( $stored->get_data(), $this->rest( 'GET', self::SETTINGS )->get_data(), ( new Start_Data( Plugin::modules() ) )->build(), $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' )->get_data(), $this->rest( 'GET', self::STATUS )->get_data() );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $pages ) );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $GLOBALS['wpdb']->get_col( "SELECT option_value FROM {$GLOBALS['wpdb']->options}" ) ), 'Encrypted.' );
		self::assertSame( array( true, 30 ), array( $pages[1]['settings_secret']->slipstream_ai_api_key, $pages[1][ Limits::REQUESTS ] ) );
		self::assertSame( array( 'openai', 'http://127.0.0.1:11434/v1', 'llama3', true ), array( $pages[4]['engine'], $pages[4]['base_url'], $pages[4]['model'], $pages[4]['streams'] ) );
		self::assertSame(
			array(
				'isEnabled' => true,
				'isAllowed' => true,
				'features'  => array_fill_keys( array( 'writing', 'forms', 'images', 'voice' ), true ),
				'engine'    => 'openai',
				'model'     => 'llama3',
				'streams'   => true,
				'price'     => null,
			),
			array_intersect_key( $pages[2]['ai'], array_flip( array( 'isEnabled', 'isAllowed', 'features', 'engine', 'model', 'streams', 'price' ) ) )
		);
		self::assertFalse( $this->rest( 'POST', self::SETTINGS, array( Ai_Server_Settings::KEY => '' ) )->get_data()[ Ai_Server_Settings::KEY ] );
		self::assertSame( '', Plugin::module( Ai_Module::class )->services()->server()->key() );
		self::assertSame( 'llama3', Plugin::module( Ai_Module::class )->services()->server()->model() );
	}

	public function test_cores_settings_route_masks_the_key(): void {
		if ( ! function_exists( 'wp_get_connectors' ) ) {
			self::markTestSkipped( 'This WordPress has no connectors.' );
		}
		self::assertTrue( wp_is_connector_registered( 'slipstream' ) );
		$this->sign_in( 'administrator' );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( array( Ai_Server_Settings::KEY => self::KEY ) );
		$server   = rest_get_server();
		$response = apply_filters( 'rest_post_dispatch', $server->dispatch( $request ), $server, $request );
		self::assertSame( 200, $response->get_status() );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $response->get_data() ) );
		self::assertStringEndsWith( '6789', $response->get_data()[ Ai_Server_Settings::KEY ] );
		self::assertSame( self::KEY, Plugin::module( Ai_Module::class )->services()->server()->key(), 'The key that core stored is the one that is used.' );
	}

	public function test_a_key_alone_means_openai(): void {
		$this->sign_in( 'administrator' );
		$status = fn (): array => array_intersect_key( $this->rest( 'GET', self::STATUS )->get_data(), array_flip( array( 'base_url', 'model' ) ) );
		Site_Settings::set( Ai_Server_Settings::KEY, self::KEY );
		self::assertSame( array( 'https://api.openai.com/v1', 'gpt-4o-mini' ), array_values( $status() ) );
		self::assertSame( '', $this->rest( 'GET', self::SETTINGS )->get_data()[ Ai_Server_Settings::BASE_URL ], 'Nothing of it is a setting.' );
		Site_Settings::set( Ai_Server_Settings::BASE_URL, 'http://localhost:8080/v1' );
		self::assertSame( array( 'http://localhost:8080/v1', '' ), array_values( $status() ) );
	}

	public function test_the_environment_wins_over_the_database(): void {
		$this->sign_in( 'administrator' );
		Site_Settings::set( Ai_Server_Settings::KEY, 'sk-stored' );
		putenv( 'SLIPSTREAM_AI_API_KEY=sk-environment' );
		try {
			self::assertSame( 'sk-environment', Plugin::module( Ai_Module::class )->services()->server()->key() );
			self::assertSame( 'environment', $this->rest( 'GET', self::SETTINGS )->get_data()['settings_fixed']->slipstream_ai_api_key );
			$refused = $this->rest(
				'POST',
				self::SETTINGS,
				array(
					Ai_Server_Settings::MODEL => 'm',
					Ai_Server_Settings::KEY   => 'sk-new',
				)
			);
			self::assertSame( array( 400, array( Ai_Server_Settings::KEY ) ), array( $refused->get_status(), array_keys( $refused->get_data()['data']['params'] ) ) );
			self::assertSame( array( 'm', 'sk-stored' ), array( get_option( Ai_Server_Settings::MODEL ), Plugin::module( Ai_Module::class )->services()->server()->stored_key() ), 'The others are stored.' );
		} finally {
			putenv( 'SLIPSTREAM_AI_API_KEY' );
		}
	}

	public function test_addresses(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( 'http://127.0.0.1:11434/v1', 'http://[::1]:8080/v1', 'http://10.0.0.5/v1', 'https://api.example.com/v1', 'http://localhost', '' ) as $good ) {
			self::assertSame( 200, $this->rest( 'POST', self::SETTINGS, array( Ai_Server_Settings::BASE_URL => $good ) )->get_status(), $good );
		}
		foreach ( array( 'ftp://example.com', 'file:///etc/passwd', 'javascript:alert(1)', '//example.com', 'example.com', 'http://', 'http://user:pass@example.com', 'http://example.com/v1?x=1', 'http://example.com/#x', "http://example.com/\r\nX: y", 'gopher://127.0.0.1' ) as $bad ) {
			self::assertSame( 400, $this->rest( 'POST', self::SETTINGS, array( Ai_Server_Settings::BASE_URL => $bad ) )->get_status(), $bad );
		}
		foreach ( array( array( Ai_Server_Settings::KEY => "a\nb" ), array( Ai_Server_Settings::KEY => array( 'x' ) ), array( Ai_Server_Settings::MODEL => str_repeat( 'x', 201 ) ), array( Limits::REQUESTS => -1 ), array( Ai_Server_Settings::BASE_URL => array( 'x' ) ) ) as $bad ) {
			self::assertSame( 400, $this->rest( 'POST', self::SETTINGS, $bad )->get_status(), (string) wp_json_encode( $bad ) );
		}
	}

	public function test_the_demo_answers_only_where_it_may(): void {
		$picker = new Engine_Picker( Plugin::module( Ai_Module::class )->services()->server() );
		self::assertSame( 'production', wp_get_environment_type() );
		self::assertNull( $picker->pick() );
	}

	public function test_the_quota_is_told(): void {
		$this->sign_in( 'contributor' );
		$free = $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' )->get_data();
		self::assertSame( array( false, 'ai-assistant-tier-unlimited', null, false ), array( $free['is-over-limit'], $free['current-tier']['slug'], $free['next-tier'], $free['has-feature'] ) );
		update_option( 'slipstream_ai_request_limit', 2 );
		$usage = Plugin::module( Ai_Module::class )->services()->usage();
		$usage->meter()->reserve( new Usage_Entry( new Caller( get_current_user_id() ), 'ai-assistant', 'm' ), 1 );
		$reservation = $usage->meter()->reserve( new Usage_Entry( new Caller( get_current_user_id() ), 'ai-assistant', 'm' ), 1 );
		$over        = $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' )->get_data();
		self::assertSame( array( true, false, 2, 2, 2 ), array( $over['is-over-limit'], $over['site-require-upgrade'], $over['requests-count'], $over['requests-limit'], $over['usage-period']['requests-count'] ) );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-01 00:00:00$/', $over['usage-period']['next-start'] );
		$usage->meter()->refund( $reservation, 'error_network' );
		self::assertSame( 1, $usage->ledger()->used( 'site' )['requests'] );
	}

	public function test_a_limit_of_one_is_a_limit(): void {
		$this->sign_in( 'author' );
		update_option( Limits::REQUESTS, 1 );
		$feature = $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' )->get_data();
		self::assertSame( array( false, 1, 'ai-assistant-tier-1', 1 ), array( $feature['is-over-limit'], $feature['requests-limit'], $feature['current-tier']['slug'], $feature['current-tier']['limit'] ) );
		self::assertNotContains( $feature['current-tier']['value'], array( 0, 1 ), 'Clients read 0 as free and 1 as unlimited.' );
	}

	public function test_an_upgrade_is_required_only_where_there_is_one(): void {
		$this->sign_in( 'author' );
		$tier = array(
			'slug'  => 'ai-assistant-tier-200',
			'value' => 200,
			'limit' => 200,
		);
		foreach ( array( array( true, null, false ), array( true, $tier, true ), array( false, $tier, false ) ) as list( $is_over, $next, $expected ) ) {
			$sell = static fn ( array $feature ): array => array(
				'is-over-limit'        => $is_over,
				'next-tier'            => $next,
				'site-require-upgrade' => true,
			) + $feature;
			add_filter( 'slipstream_ai_feature', $sell );
			self::assertSame( $expected, $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' )->get_data()['site-require-upgrade'] );
			remove_filter( 'slipstream_ai_feature', $sell );
		}
	}

	public function test_what_an_image_counts_as_is_told(): void {
		$this->sign_in( 'author' );
		$costs = fn (): array => $this->rest( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature' )->get_data()['costs'];
		self::assertSame( array( 10, 10, 10 ), array( $costs()['featured-post-image']['activeModel'], $costs()['featured-post-image']['image'], $costs()['jetpack-ai-logo-generator']['logo'] ) );
		$seven = static fn (): int => 7;
		add_filter( 'slipstream_ai_image_cost', $seven );
		self::assertSame( array( 7, 7 ), array( $costs()['general-image']['activeModel'], $costs()['jetpack-ai-logo-generator']['logo'] ) );
		remove_filter( 'slipstream_ai_image_cost', $seven );
	}
}
