<?php

declare( strict_types=1 );

namespace Slipstream\Tests\My_Jetpack;

use Slipstream\My_Jetpack\Dashboard_Links;
use Slipstream\Notices\Dismissed;
use Slipstream\Tests\Test_Case;

/**
 * After activation something leads to the dashboard, until someone has been there.
 */
final class Dashboard_Links_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		delete_option( Dismissed::NOTICES );
	}

	private static function notice( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		Dashboard_Links::print_notice();
		return (string) ob_get_clean();
	}

	public function test_the_row_of_the_plugin_has_a_link(): void {
		$links = Dashboard_Links::add_link( array( 'deactivate' => 'x' ) );
		self::assertSame( array( 'settings', 'deactivate' ), array_keys( $links ) );
		self::assertStringContainsString( 'admin.php?page=my-jetpack#/overview', $links['settings'] );
	}

	public function test_administrators_are_led_in_on_two_screens(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( 'plugins', 'dashboard' ) as $screen ) {
			self::assertStringContainsString( 'page=my-jetpack#/overview', self::notice( $screen ) );
		}
		self::assertSame( '', self::notice( 'edit-post' ) );
		$this->sign_in( 'editor' );
		self::assertSame( '', self::notice( 'dashboard' ) );
	}

	public function test_it_is_gone_once_the_dashboard_was_opened(): void {
		$this->sign_in( 'editor' );
		Dashboard_Links::visit();
		$this->sign_in( 'administrator' );
		self::assertNotSame( '', self::notice( 'dashboard' ) );
		Dashboard_Links::visit();
		self::assertSame( array( Dashboard_Links::NOTICE ), Dismissed::all() );
		self::assertSame( '', self::notice( 'dashboard' ) );
	}

	public function test_it_does_not_come_where_the_welcome_was_put_away(): void {
		$this->sign_in( 'administrator' );
		Dismissed::add( 'welcome' );
		self::assertSame( '', self::notice( 'dashboard' ) );
	}

	public function test_it_is_put_away_with_a_nonce_alone(): void {
		$this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '/slipstream-dismiss=way_in[^"]*_wpnonce=\w+/', self::notice( 'dashboard' ) );
		$_GET['slipstream-dismiss'] = Dashboard_Links::NOTICE;
		$stop                       = static fn () => static fn ( $message ) => throw new \RuntimeException( 'Stopped.' );
		add_filter( 'wp_die_handler', $stop );
		try {
			Dashboard_Links::dismiss();
			self::fail( 'Without a nonce it must not be put away.' );
		} catch ( \RuntimeException $error ) {
			self::assertSame( 'Stopped.', $error->getMessage() );
		} finally {
			remove_filter( 'wp_die_handler', $stop );
			unset( $_GET['slipstream-dismiss'] );
		}
		self::assertSame( array(), Dismissed::all() );
	}
}
