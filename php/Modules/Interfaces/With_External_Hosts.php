<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\External_Host;

/** Tells of the servers for the privacy section and the site's privacy policy. */
interface With_External_Hosts extends Module {

	/** @return list<External_Host> The servers that it contacts as the site is set up now. */
	public function external_hosts(): array;
}
