<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Support\Utf8;

/**
 * Validates files by their content, size, and number. It ignores the browser's type.
 */
final class File_Validator {

	/** The longest name to show in full; the form's script has the same limit. */
	private const NAME_LENGTH = 32;

	/** @return Field_Value|string The value, or an error message. */
	public static function check( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		$rules   = File_Rules::of( $field );
		$files   = $attempt->files( $field->name );
		$kept    = count( $attempt->texts( $field->name . '-kept' ) );
		$uploads = array();
		if ( count( $files ) + $kept > $rules->max_files ) {
			return self::too_many( $field, $rules );
		}
		foreach ( $files as $file ) {
			$name = self::clean_name( $file['name'] );
			if (
				in_array( $file['error'], array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true )
				|| $file['size'] > $rules->max_bytes
			) {
				return self::too_large( $rules, $name );
			}
			if ( UPLOAD_ERR_OK !== $file['error'] || ! is_uploaded_file( $file['tmp_name'] ) || 0 === $file['size'] ) {
				/* translators: %s: a file's name. */
				return sprintf( __( '%s was not uploaded completely. Please choose it again.', 'slipstream' ), self::short_name( $name ) );
			}
			$type = $rules->type_of( $file['tmp_name'], $name );
			if ( null === $type ) {
				return self::wrong_type( $rules, $name );
			}
			$uploads[] = array(
				'name'     => $name,
				'tmp_name' => $file['tmp_name'],
				'type'     => $type,
				'size'     => $file['size'],
			);
		}//end foreach
		if ( $field->is_required && ! $uploads && 0 === $kept ) {
			return self::required( $field );
		}
		return new Field_Value( $field, '', array(), $uploads );
	}

	/**
	 * The error if PHP may have dropped files: it accepts a limited number per request and silently ignores the rest.
	 *
	 * @return string|null Null if all files must have arrived.
	 */
	public static function cut_off( Form $form ): ?string {
		$limit   = (int) ini_get( 'max_file_uploads' );
		$arrived = 0;
		$allowed = 0;
		foreach ( $form->fields() as $field ) {
			if ( $field->field_type()->takes_files() ) {
				$arrived += count( $form->attempt->files( $field->name ) );
				$allowed += File_Rules::of( $field )->max_files;
			}
		}
		return $arrived > 0 && $arrived >= $limit && $allowed > $limit ? sprintf(
			/* translators: %s: a number. */
			__( 'Please choose fewer than %s files in total.', 'slipstream' ),
			number_format_i18n( $limit )
		) : null;
	}

	/** The error if there is no file. */
	public static function required( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please choose a file.', 'slipstream' ), $field->plain_label() );
	}

	/**
	 * The error for an expired file from an earlier attempt.
	 *
	 * @param string $name The file's name, or ''.
	 */
	public static function not_kept( Field $field, string $name ): string {
		if ( '' === $name ) {
			/* translators: %s: a field's label. */
			return sprintf( __( '%s: your file has expired. Remove it if it is still listed, then choose it again.', 'slipstream' ), $field->plain_label() );
		}
		/* translators: 1: a field's label, 2: a file's name. */
		return sprintf( __( '%1$s: %2$s has expired. Remove it if it is still listed, then choose it again.', 'slipstream' ), $field->plain_label(), self::short_name( $name ) );
	}

	/** The error for a file that could not be saved for the next attempt. */
	public static function choose_again( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: your file could not be saved. Please choose it again.', 'slipstream' ), $field->plain_label() );
	}

	public static function too_many( Field $field, File_Rules $rules ): string {
		return sprintf(
			/* translators: 1: a field's label, 2: a number. */
			_n(
				'%1$s: please choose at most %2$d file.',
				'%1$s: please choose at most %2$d files.',
				$rules->max_files,
				'slipstream'
			),
			$field->plain_label(),
			$rules->max_files
		);
	}

	/** The error for a file that is too large. Its name is shortened to keep one line. */
	public static function too_large( File_Rules $rules, string $name ): string {
		return sprintf(
			/* translators: 1: a file's name, 2: a size such as 20 MB. */
			__( '%1$s is larger than %2$s.', 'slipstream' ),
			self::short_name( $name ),
			(string) size_format( $rules->max_bytes )
		);
	}

	/** The error for a file type that is not allowed. */
	public static function wrong_type( File_Rules $rules, string $name ): string {
		return sprintf(
			/* translators: 1: a file's name, 2: types of files, such as "pictures and PDF". */
			__( '%1$s is not allowed. Use %2$s.', 'slipstream' ),
			self::short_name( $name ),
			$rules->types()
		);
	}

	/** A file's name on one line. A long name is shortened to its beginning and its end. */
	public static function short_name( string $name ): string {
		return mb_strlen( $name ) > self::NAME_LENGTH
			? mb_substr( $name, 0, self::NAME_LENGTH - 13 ) . '…' . mb_substr( $name, -12 )
			: $name;
	}

	/** A file's name without a path or anything that a header or a file system could misread. */
	private static function clean_name( string $name ): string {
		$name      = sanitize_file_name(
			wp_basename( str_replace( '\\', '/', Utf8::scrub( $name ) ) )
		);
		$extension = pathinfo( $name, PATHINFO_EXTENSION );
		$base      = mb_substr( pathinfo( $name, PATHINFO_FILENAME ), 0, 100 );
		return ( '' === $base ? 'file' : $base ) . ( '' === $extension ? '' : ".$extension" );
	}
}
