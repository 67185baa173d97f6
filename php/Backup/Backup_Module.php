<?php

declare( strict_types=1 );

namespace Slipstream\Backup;

use Slipstream\Backup\Rest\Backup_Controller;
use Slipstream\Backup\Rest\Backup_State_Controller;
use Slipstream\Modules\Interfaces\With_Routes;

/**
 * Says that there are no backups, scans, records of changes and moves here yet, to clients that ask for them.
 */
final class Backup_Module implements With_Routes {

	public function slug(): string {
		return 'backup';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array(
			new Backup_State_Controller(),
			new Backup_Controller(),
		);
	}
}
