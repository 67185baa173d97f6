<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Draws shortcodes. While the module is off, pages show nothing in their place, not the shortcodes themselves. */
interface With_Shortcodes extends Switchable {

	/** @return list<non-empty-string> Such as 'contact-form'. */
	public function shortcodes(): array;
}
