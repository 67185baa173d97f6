<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Modules\Stored_Data;

/** Names what else uninstall removes. */
interface With_Stored_Data extends Module {

	/** Options, metadata, events and files. */
	public function stored_data(): Stored_Data;
}
