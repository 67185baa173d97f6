<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Plugin;
use Slipstream\Support\Jetpack_Compat;
use Slipstream\Tests\Test_Case;

/**
 * Registers nothing beside Jetpack, and says so to those who can change it.
 */
final class Jetpack_Compat_Test extends Test_Case {

	public function tearDown(): void {
		remove_all_filters( 'slipstream_peer_is_active' );
		remove_action( 'admin_notices', array( Jetpack_Compat::class, 'notice' ) );
		parent::tearDown();
	}

	/** What the plugin adds to a hook when plugins are loaded. */
	private function added( bool $is_peer_active ): int {
		global $wp_filter;
		$count = static fn (): int => array_sum(
			array_map( 'count', $wp_filter['rest_api_init']->callbacks ?? array() )
		);
		add_filter( 'slipstream_peer_is_active', static fn (): bool => $is_peer_active );
		$kept  = $wp_filter['plugins_loaded'] ?? null;
		unset( $wp_filter['plugins_loaded'] );
		$before = $count();
		$hooks  = array_map( static fn ( $hook ) => clone $hook, $wp_filter );
		Plugin::boot();
		do_action( 'plugins_loaded' );
		$added     = $count() - $before;
		$wp_filter = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		if ( $kept ) {
			$wp_filter['plugins_loaded'] = $kept;
		}
		return $added;
	}

	public function test_registers_nothing_beside_jetpack(): void {
		self::assertSame( 0, $this->added( true ) );
	}

	public function test_registers_routes_otherwise(): void {
		self::assertGreaterThan( 0, $this->added( false ) );
	}

	public function test_tells_only_who_can_change_it(): void {
		$this->sign_in( 'editor' );
		ob_start();
		Jetpack_Compat::notice();
		self::assertSame( '', ob_get_clean() );

		$this->sign_in( 'administrator' );
		ob_start();
		Jetpack_Compat::notice();
		self::assertStringContainsString( 'Jetpack is active', (string) ob_get_clean() );
	}
}
