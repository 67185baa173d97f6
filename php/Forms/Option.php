<?php
/**
 * One choice of a field.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

/**
 * A choice: what is shown, what is sent, and whether the visitor may write another answer beside it.
 */
final class Option {

	/**
	 * Constructor.
	 *
	 * @param string      $label       What is shown, and stored as the answer.
	 * @param string      $value       What the form sends.
	 * @param bool        $is_other    Whether a text field stands beside it.
	 * @param string      $placeholder The placeholder of that text field.
	 * @param string      $image       The address of a picture, or ''.
	 * @param string      $alt         What the picture shows.
	 * @param Block_Style $style       Its look.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $value,
		public readonly bool $is_other = false,
		public readonly string $placeholder = '',
		public readonly string $image = '',
		public readonly string $alt = '',
		public readonly Block_Style $style = new Block_Style()
	) {}
}
