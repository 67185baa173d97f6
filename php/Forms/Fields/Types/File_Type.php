<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Definition\Form_Messages;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Type;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Fields\Html;
use Slipstream\Forms\Files\File_Rules;
use Slipstream\Forms\Files\File_Validator;

/**
 * Accepts files, and shows those that were uploaded in a failed attempt.
 */
final class File_Type extends Field_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		$rules = File_Rules::of( $field );
		$kept  = '';
		foreach ( $attempt->kept_files[ $field->name ] ?? array() as $file ) {
			$kept .= sprintf(
				'<li title="%s"><input type="hidden" name="%s" value="%s">%s</li>',
				Verbatim::html( $file['name'] ),
				esc_attr( $field->name . '-kept[]' ),
				esc_attr( $file['token'] ),
				Verbatim::html( File_Validator::short_name( $file['name'] ) )
			);
		}
		$state = Html::state( $field, $attempt );
		if ( '' !== $kept ) {
			$state['required'] = false;
		}
		$text  = self::instructions( $field );
		$hints = '' === $text ? array() : array( "{$field->id}-instructions" );
		$hints = array( ...$hints, "{$field->id}-hint", $field->error_id() );

		$state['aria-describedby'] = implode( ' ', $hints );
		$input                     = sprintf(
			'<input type="file" name="%s" id="%s" class="file grunion-field"%s>',
			esc_attr( $field->name . '[]' ),
			esc_attr( $field->id ),
			Html::attributes(
				array(
					'multiple'       => $rules->max_files > 1,
					'accept'         => $rules->accept(),
					'data-max-files' => $rules->max_files,
					'data-max-size'  => $rules->max_bytes,
				) + $state
			)
		);
		return sprintf(
			'<div %s>%s%s<div class="slipstream-form-hint" id="%s-hint">%s</div>%s%s</div>',
			$field->input_style->attributes( 'jetpack-form-file-field__container' ),
			'' === $text
				? ''
				: sprintf(
					'<div class="jetpack-form-file-field__instructions" id="%s-instructions">%s</div>',
					esc_attr( $field->id ),
					$text
				),
			self::drop_area( $rules->max_files > 1, '' === $text ),
			esc_attr( $field->id ),
			esc_html( $rules->text() ),
			$input,
			'' === $kept ? '' : '<ul class="jetpack-form-file-field__kept" aria-label="' . esc_attr__(
				'Files already uploaded',
				'slipstream'
			) . '">' . $kept . '</ul>'
		);
	}

	/** The drop zone, which the script covers with the file input. */
	private static function drop_area( bool $is_multiple, bool $has_hint ): string {
		$choose = $is_multiple ? __( 'Choose files', 'slipstream' ) : __( 'Choose a file', 'slipstream' );
		$drop   = $is_multiple ? __( 'or drop them here', 'slipstream' ) : __( 'or drop it here', 'slipstream' );
		return '<div class="slipstream-form-drop" aria-hidden="true"><span>'
			. esc_html( $choose )
			. '</span>'
			. ( $has_hint ? '<span>' . esc_html( $drop ) . '</span>' : '' )
			. '</div>';
	}

	/**
	 * The author's drop zone content, without links and buttons.
	 *
	 * @return string HTML, or '' if it is empty.
	 */
	private static function instructions( Field $field ): string {
		$html = implode(
			'',
			array_map(
				static fn ( mixed $block ): string => is_array( $block ) ? render_block( $block ) : '',
				$field->items( 'dropzone' )
			)
		);
		$tags = wp_kses_allowed_html( 'post' );
		$html = trim(
			wp_kses(
				$html,
				array_diff_key(
					$tags,
					array_flip(
						array(
							'a',
							'button',
							'form',
							'label',
							'details',
							'summary',
							'object',
							'audio',
							'video',
							'fieldset',
							'textarea',
						)
					)
				)
			)
		);
		return '' === trim( wp_strip_all_tags( $html ) ) && ! str_contains( $html, '<img' ) ? '' : $html;
	}

	public function validate( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		return $this->read( $field, $attempt );
	}

	protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		return File_Validator::check( $field, $attempt );
	}

	/**
	 * The script's validation messages, by rule; %s is a file's name.
	 *
	 * @return array<string, string>
	 */
	public function messages( Field $field ): array {
		$rules = File_Rules::of( $field );
		return array(
			'most'  => File_Validator::too_many( $field, $rules ),
			'large' => File_Validator::too_large( $rules, '%s' ),
			'type'  => File_Validator::wrong_type( $rules, '%s' ),
		) + parent::messages( $field );
	}

	/**
	 * Labels for the form's script, which lists files and lets visitors remove them.
	 *
	 * @return array<string, string>
	 */
	public function script_labels(): array {
		return array(
			'large'  => Form_Messages::too_large(),
			/* translators: %s: a file's name. */
			'remove' => __( 'Remove %s', 'slipstream' ),
		);
	}

	protected function required_message( Field $field ): string {
		return File_Validator::required( $field );
	}

	public function display( Field_Value $field_value ): string {
		return implode( ', ', array_column( $field_value->files ?: $field_value->uploads, 'name' ) );
	}

	/** @return array{field_id: string, files: list<array{file_id: string, name: string, size: int, type: string}>} */
	public function stored( Field_Value $field_value ): array {
		return array(
			'field_id' => $field_value->field->id,
			'files'    => array_map(
				static fn ( array $file ): array => array(
					'file_id' => $file['id'],
					'name'    => $file['name'],
					'size'    => $file['size'],
					'type'    => $file['type'],
				),
				$field_value->files
			),
		);
	}
}
