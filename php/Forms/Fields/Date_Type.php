<?php
/**
 * Dates.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Field;

/**
 * A day, written in the order that the author chose.
 */
final class Date_Type extends Input_Type {

	/**
	 * Labels that the form's script needs: it adds a calendar.
	 *
	 * @return array<string, string>
	 */
	public function script_labels(): array {
		return array( 'pick' => __( 'Choose a date', 'slipstream' ) );
	}

	/**
	 * Attributes of the input that depend on the field.
	 *
	 * @param Field $field The field.
	 * @return array<string, string|float|null>
	 */
	protected function attributes( Field $field ): array {
		$format = Date_Format::of( $field );
		return array(
			'placeholder' => $format->hint(),
			'data-format' => $format->name,
		);
	}

	/**
	 * A class of the input besides the type's.
	 */
	protected function input_class(): string {
		return 'jp-contact-form-date';
	}

	/**
	 * Whether a text is what the type asks for.
	 *
	 * @param Field  $field The field.
	 * @param string $value The text.
	 */
	protected function is_valid( Field $field, string $value ): bool {
		return Date_Format::of( $field )->matches( $value );
	}

	/**
	 * What to say of a text that is not what the type asks for.
	 *
	 * @param Field $field The field.
	 */
	protected function invalid_message( Field $field ): string {
		return sprintf( $this->message( 'invalid' ), $field->plain_label(), Date_Format::of( $field )->hint() );
	}
}
