<?php
/**
 * The My Jetpack page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Closure;
use Slipstream\Modules\Screen;

/**
 * Adds admin.php?page=my-jetpack.
 */
final class My_Jetpack_Screen implements Screen {

	public const SLUG = 'my-jetpack';

	/**
	 * The folder in src/screens.
	 */
	public function name(): string {
		return 'my-jetpack';
	}

	/**
	 * Its heading.
	 */
	public function title(): string {
		return __( 'Slipstream', 'slipstream' );
	}

	/**
	 * The slices that its script reads.
	 */
	public function start_data(): array {
		return array( 'providerRoot', 'siteSuffix', 'siteType', 'blogId', 'connection', 'ai', 'modules', 'health', 'stats', 'analytics', 'instagram' );
	}

	/**
	 * Adds it to the menu.
	 *
	 * @param Closure(): void $render Prints the page.
	 */
	public function add_to_menu( Closure $render ): string {
		return add_menu_page(
			__( 'Slipstream', 'slipstream' ),
			__( 'Slipstream', 'slipstream' ),
			'edit_posts',
			self::SLUG,
			$render,
			'dashicons-edit-large',
			3
		);
	}
}
