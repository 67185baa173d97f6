<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Ai_Module;
use Slipstream\Blocks\Blocks_Module;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/**
 * There is one switch for AI, wherever it is turned.
 */
final class Ai_Switch_Module_Test extends Test_Case {

	private const SETTINGS = '/jetpack/v4/settings';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
	}

	public function test_the_feature_and_the_setting_are_one_switch(): void {
		$this->sign_in( 'administrator' );
		$module = fn ( bool $is_on ): int => $this->rest( 'POST', '/jetpack/v4/module/ai/active', array( 'active' => $is_on ) )->get_status();
		$told   = fn (): array => array(
			$this->rest( 'GET', self::SETTINGS )->get_data()[ Ai_Access::ENABLED ],
			$this->rest( 'GET', self::SETTINGS )->get_data()['ai'],
			$this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data()['is_enabled'],
		);
		self::assertSame( 200, $module( false ) );
		self::assertSame( array( false, false, false ), $told() );
		$this->rest( 'POST', self::SETTINGS, array( Ai_Access::ENABLED => true ) );
		self::assertSame( array( true, true, true ), $told() );
		$this->rest( 'POST', self::SETTINGS, array( 'ai' => false ) );
		self::assertSame( array( false, false, false ), $told() );
		self::assertSame( 200, $module( true ) );
		self::assertSame( array( true, true, true ), $told() );
		self::assertFalse( get_option( Ai_Access::ENABLED, false ), 'What is the default is not stored.' );
	}

	public function test_posts_keep_their_blocks_while_it_is_off(): void {
		Site_Settings::access( false );
		$names = Plugin::module( Blocks_Module::class )->registrar()->editor_names();
		self::assertContains( 'jetpack/ai-assistant', $names );
		self::assertContains( 'jetpack/voice-to-content', $names );
	}

	public function test_a_filter_that_forbids_it_is_told(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'jetpack_ai_enabled', '__return_false' );
		$status = $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data();
		remove_filter( 'jetpack_ai_enabled', '__return_false' );
		self::assertSame( array( false, false ), array( $status['is_enabled'], $status['is_supported'] ) );
	}

	public function test_one_that_an_earlier_version_has_switched_off_stays_off(): void {
		update_option( 'slipstream_inactive_modules', array( 'ai', 'noted' ) );
		Plugin::module( Ai_Module::class )->install();
		self::assertFalse( Plugin::modules()->is_active( 'ai' ) );
		self::assertSame( array( 'noted' ), get_option( 'slipstream_inactive_modules' ) );
		Site_Settings::access( true );
		Plugin::module( Ai_Module::class )->install();
		self::assertTrue( Plugin::modules()->is_active( 'ai' ) );
	}

	public function test_what_the_database_refused_to_carry_over_is_tried_again(): void {
		self::skip_on_sqlite();
		global $wpdb;
		$installer = new Installer( Plugin::modules() );
		update_option( 'slipstream_inactive_modules', array( 'ai' ) );
		delete_option( Installer::OPTION );
		$break = static fn ( string $query ): string => str_contains( $query, Ai_Access::ENABLED )
			&& 1 === preg_match( '/^\s*(?:INSERT|UPDATE)/i', $query ) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$shows = $wpdb->suppress_errors();
		$installer->upgrade();
		$wpdb->suppress_errors( $shows );
		remove_filter( 'query', $break );
		self::assertTrue( Plugin::modules()->is_active( 'ai' ) );
		$installer->upgrade();
		self::assertFalse( Plugin::modules()->is_active( 'ai' ) );
	}
}
