<?php
/**
 * The My Jetpack page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Admin\Assets;
use Slipstream\Admin\Screen;

/**
 * Adds admin.php?page=my-jetpack, which the browser fills.
 */
final class My_Jetpack_Screen {

	public const SLUG = 'my-jetpack';

	/**
	 * Takes its parts.
	 *
	 * @param Assets $assets Scripts and styles.
	 */
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the page to the menu.
	 */
	public function add(): void {
		$screen = new Screen( $this->assets, 'my-jetpack' );
		$screen->attach(
			add_menu_page(
				__( 'Slipstream', 'slipstream' ),
				__( 'Slipstream', 'slipstream' ),
				'edit_posts',
				self::SLUG,
				static fn () => $screen->render( __( 'My Jetpack', 'slipstream' ) ),
				'dashicons-edit-large',
				3
			)
		);
	}
}
