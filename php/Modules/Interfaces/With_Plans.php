<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Lists what can be bought here, in the place of the one plan of a site that is its own provider. */
interface With_Plans extends Module {

	/** @return list<array<string, mixed>> The plans, as rest/v1.5/plans lists them. */
	public function plans(): array;
}
