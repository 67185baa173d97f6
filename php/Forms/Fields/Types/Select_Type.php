<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Html;


/**
 * One of several options in a drop-down list.
 */
final class Select_Type extends Choice_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		$chosen  = Html::chosen( $field, $attempt )[0] ?? null;
		$options = '';
		// Browsers select the first option by default, so it must not be an answer.
		$first = sprintf( '<option value="">%s</option>', Verbatim::html( $field->placeholder ) );
		foreach ( $field->options as $option ) {
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $option->key() ),
				selected( $option === $chosen, true, false ),
				Verbatim::html( $option->label )
			);
		}
		return sprintf(
			'<div class="contact-form__select-wrapper"><span class="contact-form__select-element-wrapper"><select name="%s" id="%s" %s%s>%s</select></span></div>',
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			$field->input_style->attributes( 'select grunion-field' ),
			Html::attributes( Html::state( $field, $attempt ) ),
			$first . $options
		);
	}

	/** @param array<string, mixed> $attributes The field's attributes. */
	public function placeholder( array $attributes ): string {
		foreach ( array( self::text( $attributes, 'toggleLabel' ), parent::placeholder( $attributes ) ) as $text ) {
			if ( '' !== trim( $text ) ) {
				return $text;
			}
		}
		return $this->message( 'placeholder' );
	}
}
