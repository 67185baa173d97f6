<?php
/**
 * A slider.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;

/**
 * A number in a range.
 */
final class Slider_Control implements Control {

	/**
	 * The range of a slider.
	 *
	 * @param Field $field The field.
	 * @return array{float, float, float} Least, most and step.
	 */
	public static function range( Field $field ): array {
		$least = $field->number( 'min' ) ?? 0.0;
		$most  = $field->number( 'max' ) ?? 100.0;
		$step  = $field->number( 'step' ) ?? 1.0;
		return array( $least, max( $least, $most ), $step > 0 ? $step : 1.0 );
	}

	/**
	 * HTML of the control.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		list( $least, $most, $step ) = self::range( $field );
		$value                       = Html::value( $field, $attempt );
		$value                       = is_numeric( $value ) ? (string) min( $most, max( $least, (float) $value ) ) : (string) $least;
		$ends                        = '';
		foreach ( array( 'min', 'max' ) as $end ) {
			$text  = $field->text( $end . 'Label' );
			$ends .= '' === $text ? '' : sprintf( '<span class="jetpack-field-slider__%s-label">%s</span>', $end, esc_html( wp_strip_all_tags( $text ) ) );
		}
		return sprintf(
			'<div %s><input type="range" name="%s" id="%s" class="slider grunion-field"%s><output for="%s">%s</output>%s</div>',
			$field->input_style->attributes( 'jetpack-field-slider' ),
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			Html::attributes(
				array(
					'value' => $value,
					'min'   => $least,
					'max'   => $most,
					'step'  => $step,
				) + array_diff_key( Html::state( $field, $attempt ), array( 'required' => 1, 'aria-required' => 1 ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A range always has a value.
			),
			esc_attr( $field->id ),
			esc_html( $value ),
			$ends
		);
	}
}
