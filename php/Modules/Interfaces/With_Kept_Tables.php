<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Brings tables that may outlive the plugin. */
interface With_Kept_Tables extends With_Tables {

	/** Whether uninstall leaves its tables. Runs before settings are removed. */
	public function keeps_tables(): bool;
}
