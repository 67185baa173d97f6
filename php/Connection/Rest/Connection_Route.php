<?php
/**
 * Base of the connection's controllers.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use Slipstream\Rest\Controller;

/**
 * A controller with the services of the connection.
 */
abstract class Connection_Route extends Controller {

	/**
	 * @param Connection_Services $services The services.
	 */
	public function __construct( protected Connection_Services $services ) {}
}
