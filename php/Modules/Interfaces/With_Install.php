<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Prepares what is no table. */
interface With_Install extends Module {

	/**
	 * Runs when the plugin is activated and after it was updated, with the tables there; more than once does no harm.
	 */
	public function install(): void;
}
