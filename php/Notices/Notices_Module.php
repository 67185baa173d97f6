<?php

declare( strict_types=1 );

namespace Slipstream\Notices;

use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Stored_Data;
use Slipstream\Notices\Rest\First_Steps_Controller;
use Slipstream\Notices\Rest\Notices_Controller;
use Slipstream\Notices\Rest\Reset_Controller;

/**
 * Remembers what of the dashboard was dismissed, so that it stays away, and puts settings back to where they were.
 */
final class Notices_Module implements With_Routes, With_Stored_Data {

	public function __construct( private Modules $modules ) {}

	public function slug(): string {
		return 'notices';
	}

	public function add_hooks(): void {}

	public function controllers(): array {
		return array(
			new Notices_Controller(),
			new First_Steps_Controller(),
			new Reset_Controller( new Reset( $this->modules ) ),
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Dismissed::NOTICES, Dismissed::MODAL, First_Steps::OPTION ) );
	}
}
