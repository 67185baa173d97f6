<?php
/**
 * What shows a field.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;

/**
 * The part of a field that the visitor fills in.
 */
interface Control {

	/**
	 * HTML of the control.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What the visitor has sent, if anything.
	 */
	public function html( Field $field, Attempt $attempt ): string;
}
