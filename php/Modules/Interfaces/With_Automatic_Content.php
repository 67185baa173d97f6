<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Shows something on pages that have no block or shortcode of it. Who turns it off is told before. */
interface With_Automatic_Content extends Switchable {

	/** @return list<string> What it shows where now, in sentences; none where it shows nothing by itself. */
	public function automatic_content(): array;
}
