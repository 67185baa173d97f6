<?php

declare( strict_types=1 );

namespace Slipstream\Event_Opt_Out;

use Slipstream\Event_Opt_Out\Rest\Event_Opt_Out_Controller;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;

/**
 * Keeps each person's own choice. It is there whether or not anything is counted.
 */
final class Event_Opt_Out_Module implements With_Privacy, With_Routes, With_Stored_Data {

	public function slug(): string {
		return 'tracking';
	}

	public function add_hooks(): void {}

	public function choices(): Opt_Out {
		return new Opt_Out();
	}

	public function controllers(): array {
		return array( new Event_Opt_Out_Controller( $this->choices() ) );
	}

	public function personal_data(): array {
		return array( new Event_Opt_Out_Privacy( $this->choices() ) );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( user_meta: array( Opt_Out::USER_OPTION ) );
	}
}
