<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Input_Type;
use Slipstream\Forms\Fields\Validation_Messages;


/** A number, within the author's limits, if any. */
class Number_Type extends Input_Type {

	/**
	 * The script's validation messages, by rule.
	 *
	 * @return array<string, string>
	 */
	public function messages( Field $field ): array {
		list( $minimum, $maximum ) = $this->limits( $field );
		return array_filter(
			parent::messages( $field ) + array(
				'min' => null === $minimum ? '' : Validation_Messages::too_small( $field, $minimum ),
				'max' => null === $maximum ? '' : Validation_Messages::too_large( $field, $maximum ),
			)
		);
	}

	/** @return array{float|null, float|null} The smallest and the largest number; null for no limit. */
	protected function limits( Field $field ): array {
		return array( $field->number( 'min' ), $field->number( 'max' ) );
	}

	/** @return array<string, string|float|null> */
	protected function attributes( Field $field ): array {
		list( $minimum, $maximum ) = $this->limits( $field );
		return array(
			'min'  => $minimum,
			'max'  => $maximum,
			'step' => 'any',
		);
	}

	/** The error in a non-empty text, or null. */
	protected function problem( Field $field, string $value ): ?string {
		list( $minimum, $maximum ) = $this->limits( $field );
		return match ( true ) {
			! is_numeric( $value ) || ! is_finite( (float) $value ) => $this->invalid_message( $field ),
			null !== $minimum && (float) $value < $minimum          => Validation_Messages::too_small(
				$field,
				$minimum
			),
			null !== $maximum && (float) $value > $maximum          => Validation_Messages::too_large(
				$field,
				$maximum
			),
			default                                                 => null,
		};
	}

	/** The message for an invalid text. */
	protected function invalid_message( Field $field ): string {
		return Validation_Messages::not_a_number( $field );
	}
}
