<?php

declare( strict_types=1 );

namespace Slipstream\Plugins;

use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Plugins\Rest\Plugin_Controller;
use Slipstream\Plugins\Rest\Plugins_Controller;

/**
 * Lists, installs and activates other plugins for clients that know these routes.
 */
final class Plugins_Module implements With_Routes {

	public function slug(): string {
		return 'plugins';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array( new Plugins_Controller(), new Plugin_Controller() );
	}
}
