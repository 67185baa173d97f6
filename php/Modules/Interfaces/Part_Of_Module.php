<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Belongs to another module, and is on while that is. */
interface Part_Of_Module extends Module {

	/** The slug of the module that it belongs to. */
	public function parent_slug(): string;
}
