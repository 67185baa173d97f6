<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Says for the privacy section and the site's privacy policy what is stored about people. */
interface With_Privacy_Policy extends Module {

	/** @return list<string> Sentences that are true of the site as it is set up now. */
	public function privacy_policy(): array;
}
