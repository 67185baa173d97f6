<?php
/**
 * The page of the hub.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Hub;

use Closure;
use Slipstream\Admin\Screen;
use Slipstream\My_Jetpack\My_Jetpack_Screen;

/**
 * Adds admin.php?page=slipstream-hub below Slipstream's own page, for those who run the hub.
 */
final class Hub_Screen implements Screen {

	public const SLUG = 'slipstream-hub';

	/**
	 * The folder in src/screens.
	 */
	public function name(): string {
		return 'hub';
	}

	/**
	 * Its heading.
	 */
	public function title(): string {
		return __( 'Hub', 'slipstream' );
	}

	/**
	 * It reads addresses and nonce alone.
	 */
	public function start_data(): array {
		return array();
	}

	/**
	 * Adds it to the menu. The page above it has to be there already: its module stands before this one's.
	 *
	 * @param Closure(): void $render Prints the page.
	 */
	public function add_to_menu( Closure $render ): string|false {
		return add_submenu_page( My_Jetpack_Screen::SLUG, $this->title(), $this->title(), 'manage_options', self::SLUG, $render );
	}
}
