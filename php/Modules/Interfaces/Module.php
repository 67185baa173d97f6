<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** The front door of a domain. What else a domain brings it says with the interfaces With_* beside this one. */
interface Module {

	/** The module's name, such as 'related-posts'. */
	public function slug(): string;

	/** Adds its hooks. Runs on every page view while the module is on: whatever a hook needs is built when it runs. */
	public function add_hooks(): void;
}
