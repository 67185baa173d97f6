<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Http\Request_Error;

/** What is switched on and off by its name, as a setting is stored by its own. */
interface Switches {

	/** Whether there is a switch of a name. */
	public function has( string $slug ): bool;

	public function is_on( string $slug ): bool;

	/** @throws Request_Error If that cannot be. */
	public function set( string $slug, bool $is_on ): void;

	/** @return list<string> The names of all switches. */
	public function slugs(): array;
}
