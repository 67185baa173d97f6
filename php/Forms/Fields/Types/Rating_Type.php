<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Type;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Fields\Validation_Messages;


/**
 * Stars or hearts to choose from.
 */
final class Rating_Type extends Field_Type {

	private const MAX_ICONS = 20;

	public function html( Field $field, Submission_Attempt $attempt ): string {
		$value   = (int) Html::value( $field, $attempt );
		$maximum = self::maximum( $field );
		$options = '';
		for ( $number = 1; $number <= $maximum; $number++ ) {
			$state = Html::state( $field, $attempt, true );
			unset( $state['aria-invalid'] );
			$options .= sprintf(
				'<label class="jetpack-field-rating__label"><input type="radio" name="%s" value="%d" class="rating grunion-field"%s><span class="jetpack-field-rating__text">%s</span></label>',
				esc_attr( $field->name ),
				$number,
				Html::attributes( array( 'checked' => $number === $value ) + $state ),
				/* translators: 1: a number of points, 2: the most there can be. */
				esc_html( sprintf( __( '%1$d of %2$d', 'slipstream' ), $number, $maximum ) )
			);
		}
		return sprintf(
			'<fieldset class="jetpack-field-multiple__fieldset jetpack-field-rating__fieldset" role="radiogroup"%s>%s<div %s data-icon="%s">%s</div></fieldset>',
			Html::attributes(
				array(
					'id'            => $field->id,
					'data-required' => $field->is_required,
					'aria-required' => $field->is_required ? 'true' : null,
				)
			),
			Html::legend( $field ),
			$field->input_style->attributes( 'jetpack-field-rating__options' ),
			'hearts' === $field->text( 'iconStyle' ) ? 'hearts' : 'stars',
			$options
		);
	}

	protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		$value = trim( $attempt->text( $field->name ) );
		if ( in_array( $value, array( '', '0' ), true ) ) {
			return new Field_Value( $field );
		}
		return ctype_digit( $value ) && (int) $value <= self::maximum( $field )
			? new Field_Value( $field, ltrim( $value, '0' ) )
			: Validation_Messages::not_offered( $field );
	}

	protected function required_message( Field $field ): string {
		return Validation_Messages::choice_required( $field );
	}

	/** The value to show, such as 4/5, or ''. */
	public function display( Field_Value $field_value ): string {
		return '' === $field_value->value ? '' : $field_value->value . '/' . self::maximum( $field_value->field );
	}

	public function stored( Field_Value $field_value ): string {
		return $this->display( $field_value );
	}

	private static function maximum( Field $field ): int {
		return (int) max( 1, min( self::MAX_ICONS, $field->number( 'max' ) ?? 5 ) );
	}
}
