<?php
/**
 * The switches that stand among the settings.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Http\Request_Error;

/**
 * What is switched on and off by its name, as a setting is stored by its own.
 */
interface Switches {

	/**
	 * Whether there is a switch of a name.
	 *
	 * @param string $slug Its name.
	 */
	public function has( string $slug ): bool;

	/**
	 * Whether it is on.
	 *
	 * @param string $slug Its name.
	 */
	public function is_on( string $slug ): bool;

	/**
	 * Switches it.
	 *
	 * @param string $slug  Its name.
	 * @param bool   $is_on Whether it is to be on.
	 *
	 * @throws Request_Error When that cannot be.
	 */
	public function set( string $slug, bool $is_on ): void;

	/**
	 * The names of all switches.
	 *
	 * @return list<string>
	 */
	public function slugs(): array;
}
