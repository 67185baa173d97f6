<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\Module_Info;

/** While it is off it has no hook, route, block, screen or table. */
interface Switchable extends Module {

	/** Whether it is on if nobody has chosen. */
	public function is_on_by_default(): bool;

	/** Its public data. */
	public function info(): Module_Info;
}
