<?php
/**
 * The My Jetpack page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Admin\Assets;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\With_Screens;

/**
 * Brings the page.
 */
final class My_Jetpack_Module implements With_Screens {

	/**
	 * Needs the connection.
	 *
	 * @param Connection_Module $connection The site's connection.
	 */
	public function __construct( private Connection_Module $connection ) {}

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'my-jetpack';
	}

	/**
	 * Adds what only its page needs.
	 */
	public function add_hooks(): void {
		if ( is_admin() ) {
			add_action( 'admin_print_scripts-toplevel_page_' . My_Jetpack_Screen::SLUG, fn () => ( new Page_Globals( $this->connection->services() ) )->print_before( Assets::SCREEN . 'my-jetpack' ), 20 );
		}
	}

	/**
	 * Its screen.
	 */
	public function screens(): array {
		return array( new My_Jetpack_Screen() );
	}
}
