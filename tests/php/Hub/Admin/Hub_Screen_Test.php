<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Admin;

use Slipstream\Admin\Screens;
use Slipstream\Admin\Start_Data;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Forms\Rest\Feedback_Controller;
use Slipstream\Hub\Admin\Hub_Screen;
use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\My_Jetpack\My_Jetpack_Screen;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * Where it stands, and for whom.
 */
final class Hub_Screen_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		Feedback_Type::register( Feedback_Controller::class );
		$GLOBALS['menu']    = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The menu that this test fills.
		$GLOBALS['submenu'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The same.
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'] );
		parent::tearDown();
	}

	public function test_administrators_find_it_below_slipstream(): void {
		$this->sign_in( 'administrator' );
		self::assertContains( Hub_Screen::SLUG, $this->pages() );
		// WordPress names it so only where the page above was there before.
		self::assertTrue( has_action( 'admin_print_scripts-slipstream_page_slipstream-hub' ) );
	}

	public function test_nobody_else_does(): void {
		$this->sign_in( 'editor' );
		self::assertNotContains( Hub_Screen::SLUG, $this->pages() );
	}

	/** @return list<string> The pages below Slipstream's, once all modules have added theirs in their order. */
	private function pages(): array {
		( new Screens( Plugin::modules()->all( With_Screens::class ), new Start_Data( Plugin::modules() ) ) )->add();
		return array_column( $GLOBALS['submenu'][ My_Jetpack_Screen::SLUG ] ?? array(), 2 );
	}
}
