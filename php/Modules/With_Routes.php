<?php
/**
 * Modules with routes.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

use WP_REST_Controller;

/**
 * Brings routes.
 */
interface With_Routes extends Module {

	/**
	 * Built for requests to the REST API, and when one is made inside PHP.
	 *
	 * @return list<WP_REST_Controller>
	 */
	public function controllers(): array;
}
