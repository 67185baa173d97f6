<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

use Closure;

/** A page that a script fills: the folder of its name in src/screens. */
interface Screen {

	/**
	 * Its name, such as 'my-jetpack'. The script and the style are slipstream-screen-{name}, and so is the id of what
	 * they fill.
	 */
	public function name(): string;

	public function title(): string;

	/**
	 * The slices of start-up data that its script reads besides addresses and nonce; see With_Start_Data.
	 *
	 * @return list<string>
	 */
	public function start_data(): array;

	/**
	 * Adds it to the menu. Runs on admin_menu.
	 *
	 * @param Closure(): void $render Prints the page.
	 * @return string|false The page's hook suffix; false if the current user cannot open it.
	 */
	public function add_to_menu( Closure $render ): string|false;
}
