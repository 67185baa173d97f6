<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Answers GET jetpack/v4/module/{slug}/data while it is on. */
interface With_Module_Data extends Switchable {

	/**
	 * Its figures, as JSON has them.
	 *
	 * @param string $range 'day', 'week' or 'month'.
	 */
	public function module_data( string $range ): mixed;

	/** The capability that it takes to read them, besides seeing the dashboard. */
	public function data_capability(): string;
}
