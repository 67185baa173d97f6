<?php
/**
 * The My Jetpack page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Modules\With_Screens;

/**
 * Brings the page.
 */
final class My_Jetpack_Module implements With_Screens {

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'my-jetpack';
	}

	/**
	 * It has none.
	 */
	public function add_hooks(): void {}

	/**
	 * Its screen.
	 */
	public function screens(): array {
		return array( new My_Jetpack_Screen() );
	}
}
