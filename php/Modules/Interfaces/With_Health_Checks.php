<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\Health_Check;

/** Brings checks for My Jetpack's health section and its report. */
interface With_Health_Checks extends Module {

	/** @return list<Health_Check> How it stands now. Asks nobody outside this site, and tells no secret. */
	public function health_checks(): array;
}
