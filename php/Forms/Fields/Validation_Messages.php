<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * The validation messages that several field types share. A single type's messages are in its field.json.
 */
final class Validation_Messages {

	/** The field is empty. */
	public static function required( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please fill in this field.', 'slipstream' ), $field->plain_label() );
	}

	public static function choice_required( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please choose an answer.', 'slipstream' ), $field->plain_label() );
	}

	/** The checkbox is not checked. */
	public static function check_required( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please check this box to continue.', 'slipstream' ), $field->plain_label() );
	}

	/** Several answers to a single-choice field. */
	public static function single( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please choose only one answer.', 'slipstream' ), $field->plain_label() );
	}

	/** An answer that the form does not offer. */
	public static function not_offered( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please choose one of the options.', 'slipstream' ), $field->plain_label() );
	}

	public static function too_long( Field $field, int $max_length ): string {
		return sprintf(
			/* translators: 1: a field's label, 2: a number. */
			__( '%1$s: please use at most %2$s characters.', 'slipstream' ),
			$field->plain_label(),
			number_format_i18n( $max_length )
		);
	}

	public static function not_a_number( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please enter a number.', 'slipstream' ), $field->plain_label() );
	}

	public static function too_small( Field $field, float $minimum ): string {
		return sprintf(
			/* translators: 1: a field's label, 2: a number. */
			__( '%1$s: please enter %2$s or more.', 'slipstream' ),
			$field->plain_label(),
			(string) $minimum
		);
	}

	public static function too_large( Field $field, float $maximum ): string {
		return sprintf(
			/* translators: 1: a field's label, 2: a number. */
			__( '%1$s: please enter %2$s or less.', 'slipstream' ),
			$field->plain_label(),
			(string) $maximum
		);
	}
}
