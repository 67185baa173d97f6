<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/** Says whether a filter of a host or another plugin forces it, besides those for all modules. */
interface With_Override extends Switchable {

	/** True where it is forced on, false where it is forced off, null where nobody does. */
	public function override(): ?bool;
}
