<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Support\Command_Output;

/** Brings commands of WP-CLI. */
interface With_Commands extends Module {

	/** @return array<string, object> Each by its name, such as "slipstream connection". */
	public function commands( Command_Output $output ): array;
}
