<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

use Slipstream\Settings\Setting;

/** Declares settings: served by jetpack/v4/settings, read ahead in the administration, removed at uninstall. */
interface With_Settings extends Module {

	/** @return list<Setting> Its settings, cheap to list. */
	public function settings(): array;
}
