<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/** An input: text, and every type without its own class. */
class Input_Type extends Field_Type {

	private const MAX_LENGTH = 1000;

	public function html( Field $field, Submission_Attempt $attempt ): string {
		$input      = $this->definition['input'] ?? array();
		$attributes = $this->attributes( $field );
		$hint       = $attributes['placeholder'] ?? null;
		return sprintf(
			'<input type="%s" name="%s" id="%s" %s%s>',
			esc_attr( $input['type'] ?? 'text' ),
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			$field->input_style->attributes( trim( "{$this->name} {$this->input_class()}" ) . ' grunion-field' ),
			Html::attributes(
				array(
					'value'        => Html::value( $field, $attempt ),
					'placeholder'  => '' === $field->placeholder ? $hint : $field->placeholder,
					'autocomplete' => $this->definition['variants'][ $field->text( 'fieldVariant' ) ]['autocomplete']
						?? $input['autocomplete']
						?? null,
					'inputmode'    => $input['inputmode'] ?? null,
				) + $attributes + array( 'pattern' => $this->definition['pattern'] ?? null ) + Html::state( $field, $attempt ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- One of several.
			)
		);
	}

	protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		$value      = trim(
			$this->clean( str_replace( array( "\r\n", "\r" ), "\n", $attempt->text( $field->name ) ) )
		);
		$max_length = $this->definition['maxLength'] ?? self::MAX_LENGTH;
		if ( mb_strlen( $value ) > $max_length ) {
			return Validation_Messages::too_long( $field, $max_length );
		}
		return ( '' === $value ? null : $this->problem( $field, $value ) ) ?? new Field_Value( $field, $value );
	}

	/**
	 * The script's validation messages, by rule.
	 *
	 * @return array<string, string>
	 */
	public function messages( Field $field ): array {
		return array_filter( parent::messages( $field ) + array( 'wrong' => $this->invalid_message( $field ) ) );
	}

	/** @return array<string, string|float|null> */
	protected function attributes( Field $field ): array {
		return array();
	}

	protected function input_class(): string {
		return '';
	}

	/** A text without control characters, except those that join letters. */
	protected function clean( string $text ): string {
		return (string) preg_replace( '/[^\P{C}\x{200c}\x{200d}]+/u', ' ', $text );
	}

	/** The error in a non-empty text, or null. */
	protected function problem( Field $field, string $value ): ?string {
		$pattern = $this->definition['pattern'] ?? null;
		return ( null === $pattern || preg_match( "~^(?:$pattern)$~uD", $value ) ) && $this->is_valid( $field, $value )
			? null
			: $this->invalid_message( $field );
	}

	/** Whether a text is valid, in addition to the pattern in field.json. */
	protected function is_valid( Field $field, string $value ): bool {
		return true;
	}

	/** The message for an invalid text; '' if any text is valid. */
	protected function invalid_message( Field $field ): string {
		return sprintf( $this->message( 'invalid' ), $field->plain_label() );
	}
}
