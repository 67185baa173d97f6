<?php
/**
 * Who may use AI.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Admin\Start_Data;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Installer;
use Slipstream\Plugin;
use Slipstream\Provider\Provider_Module;
use Slipstream\Provider\Token_Issuer;
use Slipstream\Tests\Test_Case;

/**
 * Switches, and what the server makes of them.
 */
final class Control_Test extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function tearDown(): void {
		remove_all_filters( 'wp_supports_ai' );
		parent::tearDown();
	}

	/**
	 * A linked user of a role, who has a token.
	 *
	 * @return array<string, string> The token as a header.
	 */
	private function linked( string $role ): array {
		$user = $this->sign_in( $role )->ID;
		Plugin::module( Connection_Module::class )->connection()->register( $user );
		Plugin::module( Connection_Module::class )->connection()->link( $user );
		return array( 'Authorization' => 'Bearer ' . Plugin::module( Provider_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI ) );
	}

	public function test_whoever_may_write_may_ask_at_first(): void {
		foreach ( array(
			'administrator' => true,
			'editor'        => true,
			'author'        => true,
			'contributor'   => true,
			'subscriber'    => false,
		) as $role => $may ) {
			self::assertSame( $may, user_can( $this->sign_in( $role ), 'use_ai_assistant' ), $role );
		}
		self::assertFalse( user_can( 0, 'use_ai_assistant' ) );
	}

	public function test_a_role_that_is_off(): void {
		( new Ai_Access() )->store( true, array(), array( 'author', 'made-up' ) );
		self::assertFalse( user_can( $this->sign_in( 'author' ), 'use_ai_assistant' ) );
		self::assertTrue( user_can( $this->sign_in( 'editor' ), 'use_ai_assistant' ) );
		$both = $this->sign_in( 'author' );
		$both->add_role( 'editor' );
		self::assertTrue( user_can( $both->ID, 'use_ai_assistant' ), 'One role that may is enough.' );
		$header = $this->linked( 'author' );
		self::assertSame( 'ai_not_allowed', $this->rest( 'POST', '/jetpack/v4/jetpack-ai-jwt' )->get_data()['code'] );
		self::assertSame( 'ai_not_allowed', $this->rest( 'POST', '/wpcom/v2/jetpack-ai-query', array( 'question' => 'Why?' ), $header )->get_data()['code'], 'A token from before does not help.' );
	}

	/**
	 * Every route that AI is asked by.
	 *
	 * @return array<string, array{string, string, array<string, mixed>, bool}>
	 */
	public static function routes(): array {
		return array(
			'token'         => array( 'POST', '/jetpack/v4/jetpack-ai-jwt', array(), false ),
			'hosted token'  => array( 'POST', '/wpcom/v2/sites/1/jetpack-openai-query/jwt', array(), false ),
			'query'         => array( 'POST', '/wpcom/v2/jetpack-ai-query', array( 'question' => 'Why?' ), true ),
			'stop'          => array( 'POST', '/slipstream/v1/ai-query/stop', array( 'request_id' => '12345678' ), true ),
			'image'         => array( 'POST', '/wpcom/v2/jetpack-ai-image', array( 'prompt' => 'A frog' ), true ),
			'transcription' => array( 'POST', '/wpcom/v2/jetpack-ai-transcription', array(), true ),
			'feature'       => array( 'GET', '/wpcom/v2/jetpack-ai/ai-assistant-feature', array(), false ),
			'usage'         => array( 'GET', '/slipstream/v1/ai-usage', array(), false ),
		);
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed> $params
	 */
	public function test_off_means_off_on_every_route( string $method, string $path, array $params, bool $needs_token ): void {
		$header = $this->linked( 'editor' );
		( new Ai_Access() )->store( false, array(), array() );
		$answer = $this->rest( $method, $path, $params, $needs_token ? $header : array() );
		self::assertSame( array( 403, 'ai_disabled' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_the_switches_can_be_reached_while_all_is_off(): void {
		$this->sign_in( 'administrator' );
		self::assertFalse( $this->rest( 'POST', '/slipstream/v1/ai-control', array( 'is_on' => false ) )->get_data()['is_on'] );
		self::assertSame( 200, $this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_status() );
		self::assertFalse( ( new Start_Data( Plugin::modules() ) )->build()['ai']['isEnabled'] );
		self::assertTrue( $this->rest( 'POST', '/slipstream/v1/ai-control', array( 'is_on' => true ) )->get_data()['is_on'] );
		self::assertTrue( ( new Ai_Access() )->is_on() );
	}

	public function test_core_may_switch_it_off(): void {
		if ( ! function_exists( 'wp_supports_ai' ) ) {
			self::markTestSkipped( 'This WordPress does not say whether it supports AI.' );
		}
		add_filter( 'wp_supports_ai', '__return_false' );
		self::assertFalse( ( new Ai_Access() )->is_on() );
	}

	public function test_a_feature_that_is_off(): void {
		$header = $this->linked( 'editor' );
		( new Ai_Access() )->store( true, array( 'forms' ), array() );
		$ask = fn ( string $feature ): string => (string) ( $this->rest(
			'POST',
			'/wpcom/v2/jetpack-ai-query',
			array(
				'question' => 'Why?',
				'feature'  => $feature,
				'stream'   => false,
			),
			$header
		)->get_data()['code'] ?? '' );
		self::assertSame( 'ai_feature_disabled', $ask( 'jetpack-form-ai-extension' ) );
		self::assertSame( 'no_ai_engine', $ask( 'ai-assistant' ) );
		( new Ai_Access() )->store( true, array( 'images', 'voice' ), array() );
		self::assertSame( 'ai_feature_disabled', $this->rest( 'POST', '/wpcom/v2/jetpack-ai-image', array( 'prompt' => 'A frog' ), $header )->get_data()['code'] );
		self::assertSame( 'ai_feature_disabled', $this->rest( 'POST', '/wpcom/v2/jetpack-ai-transcription', array(), $header )->get_data()['code'] );
	}

	public function test_the_features_of_requests(): void {
		$known = array(
			'ai-assistant'              => 'writing',
			''                          => 'writing',
			'jetpack-form-ai-extension' => 'forms',
			'featured-post-image'       => 'images',
			'general-image'             => 'images',
			'jetpack-ai-logo-generator' => 'images',
			'voice-to-content'          => 'voice',
			'jetpack-ai-transcription'  => 'voice',
		);
		foreach ( $known as $feature => $switch ) {
			self::assertSame( $switch, Ai_Access::switch_of( (string) $feature ), (string) $feature );
		}
	}

	public function test_the_block_leaves_the_inserter_and_stays_a_block(): void {
		$this->sign_in( 'editor' );
		$args = array( 'supports' => array( 'html' => false ) );
		self::assertSame( $args, ( new Ai_Access() )->hide_block( $args, 'writing' ) );
		( new Ai_Access() )->store( true, array( 'writing' ), array() );
		self::assertSame(
			array(
				'inserter' => false,
				'html'     => false,
			),
			( new Ai_Access() )->hide_block( $args, 'writing' )['supports']
		);
	}

	public function test_what_is_stored_is_what_is_told(): void {
		$this->sign_in( 'administrator' );
		$sent   = array(
			'off_features' => array( 'voice' ),
			'off_roles'    => array( 'contributor' ),
			'site'         => array(
				'requests' => 500,
				'tokens'   => 1_000_000,
				'cost'     => 5_000_000,
			),
			'role_limits'  => array( 'author' => array( 'requests' => 50 ) ),
			'person'       => array( 'requests' => 20 ),
			'currency'     => 'EUR',
			'prices'       => array(
				'fake-model' => array(
					'in'     => 0.15,
					'out'    => 0.6,
					'image'  => 0.04,
					'minute' => 0.006,
				),
			),
			'log_days'     => 30,
			'has_label'    => true,
		);
		$answer = $this->rest( 'POST', '/slipstream/v1/ai-control', $sent );
		$told   = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( array( 'voice' ), array( 'contributor' ), $sent['site'], 50, 20, 'EUR', $sent['prices'], 30, true ), array( $told['off_features'], $told['off_roles'], $told['site'], $told['role_limits']['author']['requests'], $told['person']['requests'], $told['currency'], $told['prices'], $told['log_days'], $told['has_label'] ) );
		self::assertSame( 500, ( new Limits() )->site()['requests'] );
		self::assertSame( 'once', $told['label'] );
		$again = json_decode( (string) wp_json_encode( $this->rest( 'POST', '/slipstream/v1/ai-control', array( 'log_days' => 31 ) )->get_data() ), true );
		self::assertEquals( array( 'log_days' => 31 ) + $told, $again, 'What is not named stays.' );
		foreach ( array(
			array( 'off_features' => array( 'cooking' ) ),
			array( 'site' => array( 'requests' => -1 ) ),
			array( 'person' => 'x' ),
			array( 'currency' => 'euro' ),
			array( 'prices' => array( 'm' => array( 'in' => 1 ) ) ),
			array(
				'prices' => array(
					'm' => array(
						'in'    => 1,
						'out'   => 1,
						'image' => -1,
					),
				),
			),
			array( 'log_days' => 4000 ),
			array( 'people' => array( 'me' => array( 'requests' => 1 ) ) ),
		) as $wrong ) {
			self::assertSame( 400, $this->rest( 'POST', '/slipstream/v1/ai-control', $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
	}
}
