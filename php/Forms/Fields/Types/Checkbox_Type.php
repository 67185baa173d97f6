<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Type;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Fields\Validation_Messages;


/** A single checkbox with its label. */
class Checkbox_Type extends Field_Type {

	public const YES = 'Yes';

	public function html( Field $field, Submission_Attempt $attempt ): string {
		return $this->box( $field, $attempt ) . '<div class="clear-form"></div>';
	}

	/** The HTML of the checkbox and its label. */
	protected function box( Field $field, Submission_Attempt $attempt ): string {
		$is_checked = ! in_array(
			strtolower( Html::value( $field, $attempt ) ),
			array( '', '0', 'false', 'no' ),
			true
		);
		return sprintf(
			'<div class="contact-form__checkbox-wrap"><input type="checkbox" name="%s" id="%s" value="%s" %s%s>%s</div>',
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			esc_attr( self::YES ),
			$field->input_style->attributes( $this->name . ' grunion-field' ),
			Html::attributes( array( 'checked' => $is_checked ) + Html::state( $field, $attempt ) ),
			$field->has_label || $this->always_labeled() ? Html::label( $field ) : ''
		);
	}

	/** Whether an empty label is rendered too. */
	protected function always_labeled(): bool {
		return false;
	}

	protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		return match ( trim( $attempt->text( $field->name ) ) ) {
			''                   => new Field_Value( $field ),
			self::YES, '1', 'on' => new Field_Value( $field, self::YES ),
			default              => Validation_Messages::not_offered( $field ),
		};
	}

	protected function required_message( Field $field ): string {
		return Validation_Messages::check_required( $field );
	}

	public function display( Field_Value $field_value ): string {
		return self::YES === $field_value->value ? __( 'Yes', 'slipstream' ) : __( 'No', 'slipstream' );
	}

	public function stored( Field_Value $field_value ): string {
		return $this->display( $field_value );
	}

	/** @param array<string, mixed> $attributes The field's attributes. */
	public function label( array $attributes ): string {
		return self::text( $attributes, 'label' );
	}

	/** @param array<string, mixed> $attributes The field's attributes. */
	public function initial_value( array $attributes ): string {
		return self::text( $attributes, 'defaultValue' );
	}
}
