<?php
/**
 * A field of several lines.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;

/**
 * A long text.
 */
final class Textarea_Control implements Control {

	/**
	 * HTML of the control.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		return sprintf(
			'<textarea name="%s" id="%s" rows="20" %s%s>%s</textarea>',
			esc_attr( $field->name ),
			esc_attr( $field->target_id() ),
			$field->input_style->attributes( 'textarea grunion-field' ),
			Html::attributes( array( 'placeholder' => '' === $field->placeholder ? null : $field->placeholder ) + Html::state( $field, $attempt ) ),
			// A first line break would be swallowed.
			"\n" . esc_textarea( Html::value( $field, $attempt ) )
		);
	}
}
