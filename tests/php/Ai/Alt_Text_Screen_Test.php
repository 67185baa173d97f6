<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Alt_Text\Alt_Text_Screen;
use Slipstream\Tests\Test_Case;

/**
 * Who sees the page in the menu, and what leads to it.
 */
final class Alt_Text_Screen_Test extends Test_Case {

	/** @return array<string, array{string, bool}> Roles, and whether they see it. */
	public static function roles(): array {
		return array(
			'administrator' => array( 'administrator', true ),
			'author'        => array( 'author', true ),
			'contributor'   => array( 'contributor', false ),
		);
	}

	/** @dataProvider roles */
	public function test_who_may_add_files_sees_it( string $role, bool $sees ): void {
		global $submenu;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$submenu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The menu that this test fills.
		$this->sign_in( $role );
		( new Alt_Text_Screen() )->add_to_menu( static function (): void {} );
		$slugs = array_column( $submenu['upload.php'] ?? array(), 2 );
		self::assertSame( $sees, in_array( Alt_Text_Screen::SLUG, $slugs, true ) );
	}

	public function test_chosen_files_are_handed_over(): void {
		$actions = Alt_Text_Screen::add_action( array( 'delete' => 'Delete' ) );
		self::assertIsArray( $actions );
		self::assertCount( 2, $actions );
		$action  = (string) array_key_last( $actions );
		$address = Alt_Text_Screen::lead( 'upload.php', $action, array( '7', '9 OR 1', '<b>' ) );
		self::assertSame( admin_url( 'upload.php?page=slipstream-alt-text&images=7,9,0' ), $address );
		self::assertSame( 'upload.php', Alt_Text_Screen::lead( 'upload.php', 'delete', array( 7 ) ) );
		self::assertNull( Alt_Text_Screen::add_action( null ) );
		self::assertSame(
			500,
			count(
				explode(
					',',
					explode( 'images=', (string) Alt_Text_Screen::lead( '', $action, range( 1, 900 ) ) )[1]
				)
			)
		);
	}
}
