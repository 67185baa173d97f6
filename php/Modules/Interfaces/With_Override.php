<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Says whether a filter of a host or another plugin forces it, besides those for all modules. */
interface With_Override extends Switchable {

	/** True if it is forced on, false if it is forced off, null if nobody does. */
	public function override(): ?bool;
}
