<?php

declare( strict_types=1 );

namespace Slipstream\Security;

use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Security\Rest\Firewall_Controller;

/**
 * Says that there is no firewall here yet, to clients that ask for one.
 */
final class Security_Module implements With_Routes {

	public function slug(): string {
		return 'security';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array( new Firewall_Controller() );
	}
}
