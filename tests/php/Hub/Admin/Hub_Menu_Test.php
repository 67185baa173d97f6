<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Admin;

use Slipstream\Hub\Admin\Hub_Screen;
use Slipstream\Hub\Sites\Site;
use Slipstream\My_Jetpack\My_Jetpack_Screen;
use Slipstream\Tests\Hub\Hub_Case;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/**
 * Whoever runs it sees in the menu how many sites wait.
 */
final class Hub_Menu_Test extends Hub_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'] );
		parent::tearDown();
	}

	/** @return array{string, string} What stands in the menu: Slipstream's entry, and the hub's below it. */
	private function entries(): array {
		$GLOBALS['menu']    = array( 3 => array( 'Slipstream', 'edit_posts', My_Jetpack_Screen::SLUG ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The menu that this test fills.
		$GLOBALS['submenu'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The same.
		( new Hub_Screen( self::hub()->site_list() ) )->add_to_menu( static fn () => null );
		return array( $GLOBALS['menu'][3][0], end( $GLOBALS['submenu'][ My_Jetpack_Screen::SLUG ] )[0] );
	}

	public function test_sites_that_wait_are_counted_in_the_menu(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( array( 'Slipstream', 'Hub' ), $this->entries() );
		$one   = $this->connected( 'https://one.example' );
		$other = $this->connected( 'https://other.example' );
		self::hub()->sites()->update( $one->id, array( 'status' => Site::PENDING ) );
		self::hub()->sites()->update( $other->id, array( 'wanted_tier' => 'large' ) );
		foreach ( $this->entries() as $entry ) {
			self::assertStringContainsString( '2 sites are waiting for your decision', $entry );
		}
		self::hub()->sites()->update( $one->id, array( 'status' => Site::ACTIVE ) );
		self::assertStringContainsString( '1 site is waiting for your decision', $this->entries()[1] );
	}
}
