<?php
/**
 * Fields of one line.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;

/**
 * Text, name, email, website, phone, number, time and date.
 */
final class Input_Control implements Control {

	private const TYPES = array(
		'email'     => 'email',
		'telephone' => 'tel',
		'number'    => 'number',
		'time'      => 'time',
	);

	private const COMPLETE = array(
		'email'     => 'email',
		'telephone' => 'tel',
		'name'      => 'name',
		'url'       => 'url',
	);

	private const VARIANTS = array(
		'first-name' => 'given-name',
		'last-name'  => 'family-name',
	);

	/**
	 * HTML of the control.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		$is_date = 'date' === $field->type;
		$format  = $is_date ? Date_Format::of( $field ) : null;
		$hint    = $format ? $format->hint() : '';
		$classes = $field->type . ( $is_date ? ' jp-contact-form-date' : '' ) . ' grunion-field';
		return sprintf(
			'<input type="%s" name="%s" id="%s" %s%s>',
			self::TYPES[ $field->type ] ?? 'text',
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			$field->input_style->attributes( $classes ),
			Html::attributes(
				array(
					'value'        => Html::value( $field, $attempt ),
					'placeholder'  => '' === $field->placeholder ? ( $hint ?: null ) : $field->placeholder,
					'autocomplete' => self::VARIANTS[ $field->text( 'fieldVariant' ) ] ?? self::COMPLETE[ $field->type ] ?? null,
					'inputmode'    => 'url' === $field->type ? 'url' : null,
					'min'          => 'number' === $field->type ? $field->number( 'min' ) : null,
					'max'          => 'number' === $field->type ? $field->number( 'max' ) : null,
					'step'         => 'number' === $field->type ? 'any' : null,
					'data-format'  => $format?->name,
				) + Html::state( $field, $attempt )
			)
		);
	}
}
