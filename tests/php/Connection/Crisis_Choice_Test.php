<?php
/**
 * Sites that are not where they were.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Trouble;

require_once __DIR__ . '/Hub_Case.php';

/**
 * Administrators are asked where they are.
 */
final class Crisis_Choice_Test extends Hub_Case {

	private const COPY = 'http://localhost:1/copy';

	public function test_administrators_are_told_of_it_wherever_they_are(): void {
		$this->register();
		$notice = static function (): string {
			ob_start();
			do_action( 'admin_notices' );
			return (string) ob_get_clean();
		};
		$health = static fn (): array => apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['slipstream']['test']();
		add_action( 'admin_notices', array( new Connection_Trouble( $this->services() ), 'print_notice' ) );
		set_current_screen( 'dashboard' );
		self::assertStringNotContainsString( '#/connection', $notice() );
		self::assertSame( 'good', $health()['status'] );
		$this->as_if_at(
			self::COPY,
			function () use ( $notice, $health ): void {
				self::assertStringContainsString( 'page=my-jetpack#/connection', $notice() );
				self::assertSame( 'critical', $health()['status'] );
				self::assertStringContainsString( 'moved or is a copy', $health()['description'] );
				set_current_screen( 'toplevel_page_my-jetpack' );
				self::assertStringNotContainsString( '#/connection', $notice(), 'It is asked there.' );
				set_current_screen( 'dashboard' );
				$this->services()->crisis()->confirm_safe_mode();
				self::assertStringNotContainsString( '#/connection', $notice(), 'It is decided.' );
			}
		);
		remove_all_actions( 'admin_notices' );
		unset( $GLOBALS['current_screen'] );
	}
}
