<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Input_Type;


/**
 * A date in the author's format.
 */
final class Date_Type extends Input_Type {

	/** @return array<string, string> */
	public function script_labels(): array {
		return array( 'pick' => __( 'Choose a date', 'slipstream' ) );
	}

	/** @return array<string, string|float|null> */
	protected function attributes( Field $field ): array {
		$format = Date_Format::of( $field );
		return array(
			'placeholder' => $format->hint(),
			'data-format' => $format->name,
		);
	}

	protected function input_class(): string {
		return 'jp-contact-form-date';
	}

	protected function is_valid( Field $field, string $value ): bool {
		return Date_Format::of( $field )->matches( $value );
	}

	/** The message for an invalid text. */
	protected function invalid_message( Field $field ): string {
		return sprintf( $this->message( 'invalid' ), $field->plain_label(), Date_Format::of( $field )->hint() );
	}
}
