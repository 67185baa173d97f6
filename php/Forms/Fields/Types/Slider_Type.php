<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Type;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Fields\Validation_Messages;


/**
 * A number in a range, set with a slider.
 */
final class Slider_Type extends Number_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		list( $minimum, $maximum ) = $this->limits( $field );
		$value                     = Html::value( $field, $attempt );
		$value                     = is_numeric( $value )
			? (string) min( $maximum, max( $minimum, (float) $value ) )
			: (string) $minimum;
		$ends                      = '';
		foreach ( array( 'min', 'max' ) as $end ) {
			$text  = $field->text( $end . 'Label' );
			$ends .= '' === $text
				? ''
				: sprintf( '<span class="jetpack-field-slider__%s-label">%s</span>', $end, esc_html( $text ) );
		}
		return sprintf(
			'<div %s><input type="range" name="%s" id="%s" class="slider grunion-field"%s><output for="%s">%s</output>%s</div>',
			$field->input_style->attributes( 'jetpack-field-slider' ),
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			Html::attributes(
				array(
					'value' => $value,
					'min'   => $minimum,
					'max'   => $maximum,
					'step'  => self::step( $field ),
				) + array_diff_key( Html::state( $field, $attempt ), array( 'required' => 1, 'aria-required' => 1 ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- A range always has a value.
			),
			esc_attr( $field->id ),
			esc_html( $value ),
			$ends
		);
	}

	/** @return array<string, string> Without messages for limits, which a slider always keeps. */
	public function messages( Field $field ): array {
		return Field_Type::messages( $field );
	}

	/** @return array{float, float} */
	protected function limits( Field $field ): array {
		$minimum = $field->number( 'min' ) ?? 0.0;
		return array( $minimum, max( $minimum, $field->number( 'max' ) ?? 100.0 ) );
	}

	/** The error in a non-empty text, or null. */
	protected function problem( Field $field, string $value ): ?string {
		list( $minimum, $maximum ) = $this->limits( $field );
		$steps                     = ( (float) $value - $minimum ) / self::step( $field );
		// Visitors can reach the end of the range even if it is not on a step.
		$is_step = abs( $steps - round( $steps ) ) < 0.0001 || (float) $value === $maximum;
		return parent::problem( $field, $value ) ?? ( $is_step ? null : Validation_Messages::not_offered( $field ) );
	}

	private static function step( Field $field ): float {
		$step = $field->number( 'step' ) ?? 1.0;
		return $step > 0 ? $step : 1.0;
	}
}
