<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Type;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Fields\Option;
use Slipstream\Forms\Fields\Validation_Messages;


/** Radio buttons or checkboxes. */
class Choice_Type extends Field_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		$is_multiple = $this->is_multiple( $field );
		$chosen      = Html::chosen( $field, $attempt );
		$options     = '';
		foreach ( $field->options as $option ) {
			$options .= $this->option( $field, $attempt, $option, in_array( $option, $chosen, true ) );
		}
		return sprintf(
			'<fieldset class="jetpack-field-multiple__fieldset"%s>%s<div %s%s>%s</div></fieldset>',
			Html::attributes(
				array(
					'id'            => $field->id,
					'data-required' => $field->is_required,
					'role'          => $is_multiple ? null : 'radiogroup',
					'aria-required' => $field->is_required && ! $is_multiple ? 'true' : null,
				)
			),
			Html::legend( $field ),
			$field->input_style->attributes( $this->options_class( $field ) ),
			Html::attributes( array( 'data-randomize' => $this->is_random( $field ) ) ),
			$options
		);
	}

	protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		$chosen = array();
		foreach ( array_unique( $attempt->texts( $field->name ) ) as $value ) {
			$option = Option::find( $field->options, $value );
			if ( null === $option ) {
				return Validation_Messages::not_offered( $field );
			}
			$chosen[ $option->at ] = self::described( $field, $option, $attempt );
		}
		$chosen = array_values( $chosen );
		return $this->is_multiple( $field )
			? new Field_Value( $field, '', $chosen )
			: new Field_Value( $field, $chosen[0] ?? '' );
	}

	protected function required_message( Field $field ): string {
		return Validation_Messages::choice_required( $field );
	}

	public function display( Field_Value $field_value ): string {
		return $this->is_multiple( $field_value->field ) ? implode( ', ', $field_value->values ) : $field_value->value;
	}

	/** @return string|list<string> */
	public function stored( Field_Value $field_value ): string|array {
		return $this->is_multiple( $field_value->field ) ? $field_value->values : $field_value->value;
	}

	/** Classes for the element around the options. */
	protected function options_class( Field $field ): string {
		return "grunion-{$this->name}-options";
	}

	/** Whether the options are shuffled for each visitor. */
	protected function is_random( Field $field ): bool {
		return false;
	}

	/** A selected option, with the visitor's own answer. */
	private static function described( Field $field, Option $option, Submission_Attempt $attempt ): string {
		$more = $option->is_other
			? trim(
				mb_substr(
					(string) preg_replace(
						'/[^\P{C}\x{200c}\x{200d}]+/u',
						' ',
						$attempt->text( $field->name . '-other' )
					),
					0,
					1000
				)
			)
			: '';
		return '' === $more ? $option->label : $option->label . ': ' . $more;
	}

	private function option( Field $field, Submission_Attempt $attempt, Option $option, bool $is_checked ): string {
		$type  = $this->is_multiple( $field ) ? 'checkbox' : 'radio';
		$id    = "{$field->id}-option-{$option->at}";
		$state = Html::state( $field, $attempt, true );
		if ( 'radio' === $type ) {
			unset( $state['aria-invalid'] );
		}
		$input = sprintf(
			'<input type="%s" name="%s" id="%s" value="%s" class="%s grunion-field"%s>',
			$type,
			esc_attr( $field->name . ( 'checkbox' === $type ? '[]' : '' ) ),
			esc_attr( $id ),
			esc_attr( $option->key() ),
			esc_attr( $field->type ),
			Html::attributes( array( 'checked' => $is_checked ) + $state )
		);
		$image = '' === $option->image
			? ''
			: sprintf(
				'<img src="%s" alt="%s" loading="lazy" decoding="async">',
				esc_url( $option->image ),
				Verbatim::html( $option->alt )
			);
		$label = sprintf(
			'<label for="%s" %s>%s<span class="grunion-field-text">%s</span></label>',
			esc_attr( $id ),
			$option->style->attributes( "grunion-$type-label $type" ),
			$image,
			Verbatim::html( $option->label )
		);
		return '<p class="contact-form-field">' . $input . $label . $this->other( $field, $attempt, $option ) . '</p>';
	}

	private function other( Field $field, Submission_Attempt $attempt, Option $option ): string {
		if ( ! $option->is_other ) {
			return '';
		}
		return sprintf(
			'<input type="text" name="%s" class="grunion-field-other grunion-field"%s>',
			esc_attr( $field->name . '-other' ),
			Html::attributes(
				array(
					'value'       => wp_check_invalid_utf8( $attempt->text( $field->name . '-other' ) ),
					'placeholder' => '' === $option->placeholder ? null : $option->placeholder,
					/* translators: %s: an option such as "Other". */
					'aria-label'  => sprintf( __( '%s: your own answer', 'slipstream' ), $option->label ),
				)
			)
		);
	}
}
