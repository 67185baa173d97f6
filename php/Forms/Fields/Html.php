<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * Renders the attributes and values of controls.
 */
final class Html {

	/**
	 * Attributes as HTML. Null and false omit an attribute; true writes it without a value.
	 *
	 * @param array<string, string|int|float|bool|null> $attributes Values by name.
	 */
	public static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( true === $value ) {
				$html .= " $name";
			} elseif ( null !== $value && false !== $value ) {
				$html .= sprintf( ' %s="%s"', $name, Verbatim::html( (string) $value ) );
			}
		}
		return $html;
	}

	/**
	 * The required and error attributes of every control.
	 *
	 * @param bool $is_grouped Whether the control is in a group whose legend says that it is required.
	 * @return array<string, string|bool|null>
	 */
	public static function state( Field $field, Submission_Attempt $attempt, bool $is_grouped = false ): array {
		return array(
			'required'         => $field->is_required && ! $is_grouped,
			'aria-required'    => $field->is_required && ! $is_grouped ? 'true' : null,
			'aria-invalid'     => isset( $attempt->errors[ $field->id ] ) ? 'true' : null,
			'aria-describedby' => $field->error_id(),
			'aria-label'       => $field->has_label || $is_grouped ? null : $field->plain_label(),
		);
	}

	/** The value to show: the submitted value, the URL parameter, or the default value, in this order. */
	public static function value( Field $field, Submission_Attempt $attempt ): string {
		if ( $attempt->is_made() ) {
			return wp_check_invalid_utf8( $attempt->text( $field->name ) );
		}
		$asked = self::asked( $field );
		return $asked[0] ?? $field->initial;
	}

	/** @return list<string> The values of a control that accepts several. */
	public static function values( Field $field, Submission_Attempt $attempt ): array {
		if ( $attempt->is_made() ) {
			return $attempt->texts( $field->name );
		}
		return self::asked( $field )
			?: array_values(
				array_filter( array( $field->initial ), static fn ( string $text ): bool => '' !== $text )
			);
	}

	/** @return list<Option> The options that a control shows as selected. */
	public static function chosen( Field $field, Submission_Attempt $attempt ): array {
		return array_values(
			array_filter(
				array_map(
					static fn ( string $value ): ?Option => Option::find( $field->options, $value ),
					self::values( $field, $attempt )
				)
			)
		);
	}

	/** Whether the page's URL fills in a field. */
	public static function is_asked( Field $field ): bool {
		return array() !== self::asked( $field );
	}

	/** The label as a label element. */
	public static function label( Field $field, string $classes = '' ): string {
		return sprintf(
			'<label for="%s" %s>%s</label>',
			esc_attr( $field->target_id() ),
			$field->label_style->attributes( trim( "grunion-field-label {$field->type} $classes" ) ),
			self::label_content( $field )
		);
	}

	/** The label as a legend. */
	public static function legend( Field $field ): string {
		return sprintf(
			'<legend id="%s" tabindex="-1" %s>%s</legend>',
			esc_attr( $field->target_id() ),
			$field->label_style->attributes(
				'grunion-field-label' . ( $field->has_label ? '' : ' screen-reader-text' )
			),
			self::label_content( $field )
		);
	}

	/** The label's text and the required mark. */
	public static function label_content( Field $field ): string {
		$text = $field->has_label ? $field->label : Verbatim::html( $field->plain_label() );
		return $text . ( $field->is_required && '' !== $field->required_text
			? '<span class="grunion-label-required" aria-hidden="true">' . esc_html( $field->required_text ) . '</span>'
			: '' );
	}

	/** @return list<string> */
	private static function asked( Field $field ): array {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A link may fill in a field; the value is escaped where it is printed.
		$value = $field->field_type()->is_hidden() ? null : ( $_GET[ $field->name ] ?? null );
		$list  = array_filter( is_array( $value ) ? $value : array( $value ), 'is_string' );
		return array_values(
			array_filter(
				array_map( static fn ( string $item ): string => wp_check_invalid_utf8( wp_unslash( $item ) ), $list ),
				static fn ( string $text ): bool => '' !== $text
			)
		);
	}
}
