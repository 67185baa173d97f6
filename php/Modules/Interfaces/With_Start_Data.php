<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Closure;

/**
 * Gives slices of window.slipstreamSettings, so that a script needs no request to start. A screen names the slices that
 * it uses; the editor gets all.
 */
interface With_Start_Data extends Module {

	/**
	 * For each slice what builds it for the current user. A value is named here one by one: an author reads what stands
	 * in it.
	 *
	 * @return array<string, Closure(): mixed>
	 */
	public function start_data(): array;
}
