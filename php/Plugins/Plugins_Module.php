<?php

declare( strict_types=1 );

namespace Slipstream\Plugins;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Plugins\Rest\Plugin_Controller;
use Slipstream\Plugins\Rest\Plugins_Controller;

/**
 * Lists, installs and activates other plugins for clients that know these routes.
 */
final class Plugins_Module implements With_Routes {

	public function __construct( private Connection_Module $connection ) {}

	public function slug(): string {
		return 'plugins';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		$services = $this->connection->services();
		return array( new Plugins_Controller( $services ), new Plugin_Controller( $services ) );
	}
}
