<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Fields\Input_Type;


/**
 * A long text.
 */
final class Textarea_Type extends Input_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		return sprintf(
			'<textarea name="%s" id="%s" rows="20" %s%s>%s</textarea>',
			esc_attr( $field->name ),
			esc_attr( $field->target_id() ),
			$field->input_style->attributes( 'textarea grunion-field' ),
			Html::attributes(
				array(
					'placeholder' => '' === $field->placeholder ? null : $field->placeholder,
				) + Html::state( $field, $attempt )
			),
			// Browsers drop a first line break.
			"\n" . Verbatim::html( Html::value( $field, $attempt ) )
		);
	}

	public function target_id( Field $field ): string {
		return 'contact-form-comment-' . $field->id;
	}

	/** A text without control characters, except line breaks, tabs, and those that join letters. */
	protected function clean( string $text ): string {
		return (string) preg_replace( '/[^\P{C}\n\t\x{200c}\x{200d}]/u', '', $text );
	}
}
