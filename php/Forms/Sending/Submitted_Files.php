<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Http\Request_Error;

/** The files in a submission. */
final class Submitted_Files {

	public function __construct( private File_Store $files ) {}

	/** @throws Request_Error If a file could not be saved. */
	public function ensure_stored( Form_Response $response ): void {
		if ( ! $this->store( $response ) ) {
			throw new Request_Error(
				'form_not_stored',
				__( 'The server could not save your file. Try again, or send the form without it.', 'slipstream' ),
				500
			);
		}
	}

	/** Stores them at their final location. */
	public function store( Form_Response $response ): bool {
		foreach ( $response->field_values as $field_value ) {
			if ( ! $field_value->field->field_type()->takes_files() ) {
				continue;
			}
			$field_value->files = $this->files->kept(
				$response->form->attempt->texts( $field_value->field->name . '-kept' ),
				$response->form,
				$field_value->field
			);
			foreach ( $field_value->uploads as $upload ) {
				$file = $this->files->take( $upload );
				if ( null === $file ) {
					self::remove( $response->field_values );
					return false;
				}
				$field_value->files[] = $file;
			}
		}
		$response->form->attempt->has_stored_files = true;
		return true;
	}

	/**
	 * Keeps them for the next attempt, because a browser cannot fill them in again.
	 *
	 * @param bool $is_stored Whether they are at their final location.
	 */
	public function keep( Form_Response $response, bool $is_stored ): void {
		$this->files->keep( $response->form, $is_stored ? $response->field_values : array(), $response->visitor );
	}

	/**
	 * Removes files that nobody needs anymore.
	 *
	 * @param list<Field_Value> $field_values
	 */
	public static function remove( array $field_values ): void {
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				File_Store::remove( $file['folder'] );
			}
		}
	}
}
