<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Remembers where the site uses it, for what is said of privacy. */
interface With_Use extends Module {

	/** Counts it anew. If the database fails, what was known stays. */
	public function recount_use(): void;
}
