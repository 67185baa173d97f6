<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use WP_REST_Controller;

/** Brings routes that tell or change whether it is on: they are there while it is off. */
interface With_State_Routes extends Module {

	/** @return list<WP_REST_Controller> Built as those of With_Routes are. */
	public function state_controllers(): array;
}
