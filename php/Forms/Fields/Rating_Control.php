<?php
/**
 * A rating.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;

/**
 * Stars or hearts to choose from.
 */
final class Rating_Control implements Control {

	private const MOST = 20;

	/**
	 * How many stars there are.
	 *
	 * @param Field $field The field.
	 */
	public static function most( Field $field ): int {
		return (int) max( 1, min( self::MOST, $field->number( 'max' ) ?? 5 ) );
	}

	/**
	 * HTML of the control with its legend.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		$value   = (int) Html::value( $field, $attempt );
		$most    = self::most( $field );
		$options = '';
		for ( $number = 1; $number <= $most; $number++ ) {
			$state = Html::state( $field, $attempt, true );
			unset( $state['aria-invalid'] );
			$options .= sprintf(
				'<label class="jetpack-field-rating__label"><input type="radio" name="%s" value="%d" class="rating grunion-field"%s><span class="jetpack-field-rating__text">%s</span></label>',
				esc_attr( $field->name ),
				$number,
				Html::attributes( array( 'checked' => $number === $value ) + $state ),
				/* translators: 1: a number of points, 2: the most there can be. */
				esc_html( sprintf( __( '%1$d of %2$d', 'slipstream' ), $number, $most ) )
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
}
