<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Fields\Input_Type;


/**
 * A value sent with the answers.
 */
final class Hidden_Type extends Input_Type {

	/**
	 * The label, as plain text: the page never shows it.
	 *
	 * @param array<string, mixed> $attributes The field's attributes.
	 */
	public function label( array $attributes ): string {
		return esc_html( parent::label( $attributes ) );
	}

	public function html( Field $field, Submission_Attempt $attempt ): string {
		return sprintf(
			'<input type="hidden" name="%s" id="%s" value="%s">',
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			Verbatim::html( Html::value( $field, $attempt ) )
		);
	}
}
