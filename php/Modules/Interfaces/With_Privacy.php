<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\Personal_Data;

/** Lets WordPress's privacy tools export and erase what the module stores of people. */
interface With_Privacy extends Module {

	/** @return list<Personal_Data> What it stores of people, one exporter and eraser each. */
	public function personal_data(): array;
}
