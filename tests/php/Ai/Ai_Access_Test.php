<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Admin\Start_Data;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Prompts\Prompt_Type;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;

/**
 * Switches, and what the server makes of them.
 */
final class Ai_Access_Test extends Test_Case {

	private const SETTINGS = '/jetpack/v4/settings';

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
		return array( 'Authorization' => 'Bearer ' . Plugin::module( Tokens_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI ) );
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
		Site_Settings::access( true, array(), array( 'author', 'made-up' ) );
		self::assertFalse( user_can( $this->sign_in( 'author' ), 'use_ai_assistant' ) );
		self::assertTrue( user_can( $this->sign_in( 'editor' ), 'use_ai_assistant' ) );
		$both = $this->sign_in( 'author' );
		$both->add_role( 'editor' );
		self::assertTrue( user_can( $both->ID, 'use_ai_assistant' ), 'One role that may is enough.' );
		$header = $this->linked( 'author' );
		self::assertSame( 'ai_not_allowed', $this->rest( 'POST', '/jetpack/v4/jetpack-ai-jwt' )->get_data()['code'] );
		self::assertSame( 'ai_not_allowed', $this->rest( 'POST', '/wpcom/v2/jetpack-ai-query', array( 'question' => 'Why?' ), $header )->get_data()['code'], 'A token from before does not help.' );
	}

	/** @return array<string, array{string, string, array<string, mixed>, bool}> Every route that AI is asked by. */
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
		Site_Settings::access( false );
		$answer = $this->rest( $method, $path, $params, $needs_token ? $header : array() );
		self::assertSame( array( 403, 'ai_disabled' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_the_switches_can_be_reached_while_all_is_off(): void {
		$this->sign_in( 'administrator' );
		$switch = fn ( bool $is_on ): bool => $this->rest( 'POST', self::SETTINGS, array( Ai_Access::ENABLED => $is_on ) )->get_data()[ Ai_Access::ENABLED ];
		self::assertFalse( $switch( false ) );
		self::assertSame( 200, $this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_status() );
		self::assertFalse( ( new Start_Data( Plugin::modules() ) )->build()['ai']['isEnabled'] );
		self::assertSame( 200, $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_status() );
		self::assertTrue( $switch( true ) );
		self::assertTrue( Plugin::module( Ai_Module::class )->access()->is_on() );
	}

	public function test_core_may_switch_it_off(): void {
		if ( ! function_exists( 'wp_supports_ai' ) ) {
			self::markTestSkipped( 'This WordPress does not say whether it supports AI.' );
		}
		add_filter( 'wp_supports_ai', '__return_false' );
		self::assertFalse( Plugin::module( Ai_Module::class )->access()->is_on() );
	}

	public function test_a_feature_that_is_off(): void {
		$header = $this->linked( 'editor' );
		Site_Settings::access( true, array( 'forms' ) );
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
		Site_Settings::access( true, array( 'images', 'voice' ) );
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
			'transform-list-to-table'   => 'writing',
			'my-form'                   => 'writing',
		);
		foreach ( $known as $feature => $switch ) {
			self::assertSame( $switch, Ai_Access::switch_of( (string) $feature ), (string) $feature );
		}
	}

	public function test_every_prompt_says_its_name_and_which_switch_it_belongs_to(): void {
		$all = Prompt_Type::all();
		self::assertCount( count( (array) glob( SLIPSTREAM_DIR . '/php/Ai/Prompts/types/*.php' ) ), $all );
		foreach ( $all as $name => $type ) {
			self::assertSame( $name, Prompt_Type::of( $name )?->name );
			self::assertContains( $type->switch, Ai_Access::features(), $name );
		}
		foreach ( array( 'simplify', 'ai-assistant-form-ai-extension', '../Prompt_Type', '' ) as $unknown ) {
			self::assertNull( Prompt_Type::of( $unknown ), $unknown );
		}
		$switches = array_filter(
			array_map( static fn ( Prompt_Type $type ): string => $type->switch, $all ),
			static fn ( string $switch ): bool => Ai_Access::WRITING !== $switch
		);
		self::assertSame(
			array(
				'form-ai-extension'             => Ai_Access::FORMS,
				'voice-to-content-simple-draft' => Ai_Access::VOICE,
			),
			$switches
		);
		$ask = static fn ( string $type ): string => ( new Prompt_Builder() )->switch_of( array( array( 'context' => array( 'type' => $type ) ) ) );
		self::assertSame( Ai_Access::WRITING, $ask( 'ai-assistant-transform-list-to-table' ) );
		self::assertSame( Ai_Access::WRITING, $ask( 'ai-assistant-transform-list-to-table-list-extension' ) );
		self::assertSame( Ai_Access::FORMS, $ask( 'form-ai-extension' ) );
		self::assertSame( Ai_Access::WRITING, $ask( 'ai-assistant-form-of-mine' ), 'There is no such prompt.' );
	}

	public function test_the_block_leaves_the_inserter_and_stays_a_block(): void {
		$this->sign_in( 'editor' );
		$args = array( 'supports' => array( 'html' => false ) );
		self::assertSame( $args, Plugin::module( Ai_Module::class )->access()->hide_block( $args, 'writing' ) );
		Site_Settings::access( true, array( 'writing' ) );
		self::assertSame(
			array(
				'inserter' => false,
				'html'     => false,
			),
			Plugin::module( Ai_Module::class )->access()->hide_block( $args, 'writing' )['supports']
		);
	}

	public function test_what_is_stored_is_what_is_told(): void {
		$this->sign_in( 'administrator' );
		$limit  = array(
			'requests' => 500,
			'tokens'   => 1_000_000,
			'cost'     => 5_000_000,
		);
		$sent   = array(
			'slipstream_ai_inactive_features' => array( 'voice' ),
			'slipstream_ai_inactive_roles'    => array( 'contributor' ),
			'slipstream_ai_request_limit'     => 500,
			'slipstream_ai_limits_site'       => $limit,
			'slipstream_ai_limits_roles'      => array( 'author' => array( 'requests' => 50 ) + $limit ),
			'slipstream_ai_limits_person'     => array( 'requests' => 20 ) + $limit,
			'slipstream_ai_limits_people'     => array( '7' => array( 'requests' => 30 ) + $limit ),
			'slipstream_ai_currency'          => 'EUR',
			'slipstream_ai_prices'            => array(
				'fake-model' => array(
					'in'     => 0.15,
					'out'    => 0.6,
					'image'  => 0.04,
					'minute' => 0.006,
				),
			),
			'slipstream_ai_log_days'          => 30,
			'slipstream_ai_label'             => 'each',
		);
		$read   = fn (): array => array_intersect_key( (array) json_decode( (string) wp_json_encode( $this->rest( 'GET', self::SETTINGS )->get_data() ), true ), $sent );
		$answer = $this->rest( 'POST', self::SETTINGS, $sent );
		self::assertSame( 200, $answer->get_status() );
		self::assertEquals( $sent, array_intersect_key( (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true ), $sent ) );
		self::assertEquals( $sent, $read() );
		self::assertSame( 500, ( new Limits() )->site()['requests'] );
		$this->rest( 'POST', self::SETTINGS, array( 'slipstream_ai_log_days' => 31 ) );
		self::assertEquals( array( 'slipstream_ai_log_days' => 31 ) + $sent, $read(), 'What is not named stays.' );
		$this->rest( 'POST', self::SETTINGS, array( 'slipstream_ai_limits_person' => array( 'requests' => 3 ) ) );
		self::assertSame( array( 3, 0, 0 ), array_values( $read()['slipstream_ai_limits_person'] ), 'A limit is stored as a whole.' );
	}

	/** @return iterable<string, array{string, mixed}> What is none of the settings' values. */
	public static function malformed(): iterable {
		$price = array(
			'in'  => 1,
			'out' => 1,
		);
		yield 'no switch' => array( 'slipstream_ai_enabled', 'perhaps' );
		yield 'an unknown feature' => array( 'slipstream_ai_inactive_features', array( 'cooking' ) );
		yield 'fewer than none' => array( 'slipstream_ai_limits_site', array( 'requests' => -1 ) );
		yield 'more than can be counted' => array( 'slipstream_ai_request_limit', 2_000_000_000 );
		yield 'an unknown unit' => array( 'slipstream_ai_limits_site', array( 'hours' => 1 ) );
		yield 'no limit' => array( 'slipstream_ai_limits_person', 'x' );
		yield 'no currency' => array( 'slipstream_ai_currency', 'euro' );
		yield 'half a price' => array( 'slipstream_ai_prices', array( 'm' => array( 'in' => 1 ) ) );
		yield 'a price below nothing' => array( 'slipstream_ai_prices', array( 'm' => $price + array( 'image' => -1 ) ) );
		yield 'a price of nothing known' => array( 'slipstream_ai_prices', array( 'm' => $price + array( 'video' => 1 ) ) );
		yield 'longer than a decade' => array( 'slipstream_ai_log_days', 4000 );
		yield 'no person' => array( 'slipstream_ai_limits_people', array( 'me' => array( 'requests' => 1 ) ) );
		yield 'no place' => array( 'slipstream_ai_label', 'all' );
	}

	/** @dataProvider malformed */
	public function test_what_is_malformed_is_refused_by_name( string $name, mixed $value ): void {
		$this->sign_in( 'administrator' );
		$before = $this->rest( 'GET', self::SETTINGS )->get_data()[ $name ];
		$answer = $this->rest( 'POST', self::SETTINGS, array( $name => $value ) );
		self::assertSame( array( 400, 'some_updated', array( $name ) ), array( $answer->get_status(), $answer->get_data()['code'], array_keys( $answer->get_data()['data']['params'] ) ) );
		self::assertEquals( $before, $this->rest( 'GET', self::SETTINGS )->get_data()[ $name ] );
	}
}
