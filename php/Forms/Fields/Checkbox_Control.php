<?php
/**
 * One check box.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;

/**
 * A single check box, or a consent that is given by a tick or by sending the form.
 */
final class Checkbox_Control implements Control {

	public const YES = 'Yes';

	/**
	 * HTML of the control with its label.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		$state = Html::state( $field, $attempt );
		if ( 'consent' === $field->type && 'explicit' !== $field->text( 'consentType' ) ) {
			return sprintf(
				'<label %s><input type="hidden" name="%s" id="%s" value="%s">%s</label>',
				$field->label_style->attributes( 'grunion-field-label consent consent-implicit' ),
				esc_attr( $field->name ),
				esc_attr( $field->id ),
				esc_attr( self::YES ),
				Html::label_content( $field )
			);
		}
		$is_checked = ! in_array( strtolower( Html::value( $field, $attempt ) ), array( '', '0', 'false', 'no' ), true );
		return sprintf(
			'<div class="contact-form__checkbox-wrap"><input type="checkbox" name="%s" id="%s" value="%s" %s%s>%s</div>',
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			esc_attr( self::YES ),
			$field->input_style->attributes( $field->type . ' grunion-field' ),
			Html::attributes( array( 'checked' => $is_checked ) + $state ),
			$field->has_label || 'consent' === $field->type ? Html::label( $field ) : ''
		) . ( 'checkbox' === $field->type ? '<div class="clear-form"></div>' : '' );
	}
}
