<?php
/**
 * A field of several lines.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Exact;
use Slipstream\Forms\Field;

/**
 * A long text.
 */
final class Textarea_Type extends Input_Type {

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
			"\n" . Exact::html( Html::value( $field, $attempt ) )
		);
	}

	/**
	 * The element that the error list leads to.
	 *
	 * @param Field $field The field.
	 */
	public function target_id( Field $field ): string {
		return 'contact-form-comment-' . $field->id;
	}

	/**
	 * A text without control characters, but for line breaks, tabs and those that join letters.
	 *
	 * @param string $text What was sent, its line breaks being \n.
	 */
	protected function clean( string $text ): string {
		return (string) preg_replace( '/[^\P{C}\n\t\x{200c}\x{200d}]/u', '', $text );
	}
}
