<?php
/**
 * Modules with personal data.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * Lets WordPress's privacy tools export and erase what the module stores of people.
 */
interface With_Privacy extends Module {

	/**
	 * What it stores of people, one exporter and eraser each.
	 *
	 * @return list<Personal_Data>
	 */
	public function personal_data(): array;
}
