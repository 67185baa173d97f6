<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\Screen;

/** Brings screens of the administration. */
interface With_Screens extends Module {

	/** @return list<Screen> */
	public function screens(): array;
}
