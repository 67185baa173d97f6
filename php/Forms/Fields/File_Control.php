<?php
/**
 * A field for files.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Attempt;
use Slipstream\Forms\Field;
use Slipstream\Forms\File_Rules;

/**
 * Takes files, and shows those that arrived with an attempt that failed.
 */
final class File_Control implements Control {

	/**
	 * HTML of the control.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	public function html( Field $field, Attempt $attempt ): string {
		$rules = File_Rules::of( $field );
		$kept  = '';
		foreach ( $attempt->kept_files[ $field->name ] ?? array() as $file ) {
			$kept .= sprintf( '<li><input type="hidden" name="%s" value="%s">%s</li>', esc_attr( $field->name . '-kept[]' ), esc_attr( $file['token'] ), esc_html( $file['name'] ) );
		}
		$state = Html::state( $field, $attempt );
		if ( '' !== $kept ) {
			$state['required'] = false;
		}
		$input = sprintf(
			'<input type="file" name="%s" id="%s" class="file grunion-field"%s>',
			esc_attr( $field->name . '[]' ),
			esc_attr( $field->id ),
			Html::attributes(
				array(
					'multiple'       => $rules->most_files > 1,
					'accept'         => $rules->accept(),
					'data-max-files' => $rules->most_files,
					'data-max-size'  => $rules->most_bytes,
				) + $state
			)
		);
		return sprintf(
			'<div %s>%s%s</div>',
			$field->input_style->attributes( 'jetpack-form-file-field__container' ),
			$input,
			'' === $kept ? '' : '<ul class="jetpack-form-file-field__kept" aria-label="' . esc_attr__( 'Files that arrived', 'slipstream' ) . '">' . $kept . '</ul>'
		);
	}
}
