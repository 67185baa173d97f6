<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use Slipstream\Rest\Controller;

/**
 * A controller with the services of the connection.
 */
abstract class Connection_Route extends Controller {

	public function __construct( protected Connection_Services $services ) {}
}
