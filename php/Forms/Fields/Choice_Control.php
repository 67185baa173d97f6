<?php
/**
 * Options that all can be seen.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;
use Slipstream\Forms\Option;

/**
 * Radio buttons, check boxes and pictures to choose from.
 */
final class Choice_Control implements Control {

	/**
	 * HTML of the control with its legend.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		$is_multiple = $field->is_multiple();
		$chosen      = Html::values( $field, $attempt );
		$options     = '';
		foreach ( $field->options as $at => $option ) {
			$options .= $this->option( $field, $attempt, $option, $at, in_array( $option->value, $chosen, true ) );
		}
		$classes = 'grunion-' . ( 'image-select' === $field->type ? 'image-select' : ( $is_multiple ? 'checkbox-multiple' : 'radio' ) ) . '-options';
		if ( 'image-select' === $field->type ) {
			$classes .= ( $field->is( 'isSupersized' ) ? ' is-supersized' : '' ) . ( $field->is( 'showLabels', true ) ? '' : ' has-hidden-labels' );
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
			$field->input_style->attributes( $classes ),
			Html::attributes( array( 'data-randomize' => 'image-select' === $field->type && $field->is( 'randomizeOptions' ) ) ),
			$options
		);
	}

	/**
	 * HTML of one option.
	 *
	 * @param Field   $field      The field.
	 * @param Attempt $attempt    What was sent.
	 * @param Option  $option     The option.
	 * @param int     $at         Its place.
	 * @param bool    $is_checked Whether it is chosen.
	 */
	private function option( Field $field, Attempt $attempt, Option $option, int $at, bool $is_checked ): string {
		$type  = $field->is_multiple() ? 'checkbox' : 'radio';
		$id    = "{$field->id}-option-$at";
		$state = Html::state( $field, $attempt, true );
		if ( 'radio' === $type ) {
			unset( $state['aria-invalid'] );
		}
		$input = sprintf(
			'<input type="%s" name="%s" id="%s" value="%s" class="%s grunion-field"%s>',
			$type,
			esc_attr( $field->name . ( 'checkbox' === $type ? '[]' : '' ) ),
			esc_attr( $id ),
			esc_attr( $option->value ),
			esc_attr( $field->type ),
			Html::attributes( array( 'checked' => $is_checked ) + $state )
		);
		$image = '' === $option->image ? '' : sprintf( '<img src="%s" alt="%s" loading="lazy" decoding="async">', esc_url( $option->image ), esc_attr( $option->alt ) );
		$label = sprintf(
			'<label for="%s" %s>%s<span class="grunion-field-text">%s</span></label>',
			esc_attr( $id ),
			$option->style->attributes( "grunion-$type-label $type" ),
			$image,
			esc_html( $option->label )
		);
		return '<p class="contact-form-field">' . $input . $label . $this->other( $field, $attempt, $option ) . '</p>';
	}

	/**
	 * The text field beside an option that has one.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 * @param Option  $option  The option.
	 */
	private function other( Field $field, Attempt $attempt, Option $option ): string {
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
