<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use WP_REST_Controller;

/** Brings routes. */
interface With_Routes extends Module {

	/** @return list<WP_REST_Controller> Built for requests to the REST API, and when one is made inside PHP. */
	public function controllers(): array;
}
