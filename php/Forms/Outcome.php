<?php
/**
 * What became of a form that was sent.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Http\Request_Error;

/**
 * A form that was taken, or one with errors.
 */
final class Outcome {

	/**
	 * Constructor.
	 *
	 * @param Form               $form        The form; its attempt holds the errors.
	 * @param list<Field_Value>  $field_values     The answers that are right.
	 * @param int                $feedback_id The stored response, or 0.
	 * @param bool               $is_taken    Whether it was taken.
	 * @param Request_Error|null $error      Why answers that are right were not taken.
	 */
	public function __construct(
		public readonly Form $form,
		public readonly array $field_values,
		public readonly int $feedback_id,
		public readonly bool $is_taken,
		public readonly ?Request_Error $error = null
	) {}
}
