<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use RuntimeException;
use Slipstream\Modules\Site_Benefit;

/** Tells in numbers what the site has of it. */
interface With_Benefits extends Module {

	/**
	 * What the site has of it so far; nothing if there is nothing yet.
	 *
	 * @return list<Site_Benefit>
	 * @throws RuntimeException If the database does not respond.
	 */
	public function benefits(): array;
}
