<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Fields\Input_Type;


/**
 * A phone number, with its country if the author turned that on.
 */
final class Telephone_Type extends Input_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		$input = parent::html( $field, $attempt );
		return $field->is( 'showCountrySelector' )
			? '<div class="jetpack-field__input-prefix-wrap">' . self::countries( $field, $attempt ) . $input . '</div>'
			: $input;
	}

	protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		$result = parent::read( $field, $attempt );
		return $result instanceof Field_Value
			? new Field_Value( $field, self::with_country( $field, $attempt, $result->value ) )
			: $result;
	}

	/**
	 * Whether a text can be dialed: with digits in any script, extensions, letters for digits, and common separators.
	 */
	protected function is_valid( Field $field, string $value ): bool {
		$digits = (int) preg_match_all( '/\p{Nd}/u', $value );
		// The longest number in any country, and more with an extension.
		return $digits >= 3
			&& $digits <= ( preg_match( '/[\p{L}#,;]/u', $value ) ? 30 : 17 )
			&& preg_match( '/^(tel[.:]?\s*)?[^\p{L}\p{Nd}@]*\p{Nd}[^@]*$/iuD', $value );
	}

	/** @param array<string, mixed> $attributes The field's attributes. */
	public function initial_value( array $attributes ): string {
		return self::text( $attributes, 'defaultValue' );
	}

	/** Whether the label can float in or on the control: it cannot float in two controls. */
	public function has_floating_label( Field $field ): bool {
		return ! $field->is( 'showCountrySelector' ) && parent::has_floating_label( $field );
	}

	/** A number with the selected country's code. A number that begins with its own code keeps it. */
	private static function with_country( Field $field, Submission_Attempt $attempt, string $number ): string {
		$code = $field->is( 'showCountrySelector' )
			? Calling_Codes::all()[ $attempt->text( self::country_name( $field ) ) ] ?? ''
			: '';
		return '' === $code || '' === $number || preg_match( '/^(\+|00)/', $number ) ? $number : "+$code $number";
	}

	/** The name of the country control, which no field can have. */
	private static function country_name( Field $field ): string {
		return $field->name . ':country';
	}

	private static function countries( Field $field, Submission_Attempt $attempt ): string {
		$codes   = Calling_Codes::all();
		$chosen  = $attempt->is_made()
			? $attempt->text( self::country_name( $field ) )
			: strtoupper( $field->text( 'default' ) );
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'Country', 'slipstream' ) );
		foreach ( Calling_Codes::names() as $country => $name ) {
			$options .= sprintf(
				'<option value="%s"%s>%s +%s</option>',
				$country,
				selected( $country, $chosen, false ),
				esc_html( $name ),
				$codes[ $country ]
			);
		}
		return sprintf(
			'<select class="jetpack-field__input-prefix" name="%s" autocomplete="country" aria-label="%s">%s</select>',
			esc_attr( self::country_name( $field ) ),
			/* translators: %s: the label of a phone field. */
			esc_attr( sprintf( __( 'Country of: %s', 'slipstream' ), $field->plain_label() ) ),
			$options
		);
	}
}
