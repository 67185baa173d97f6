<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Messages;
use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Files\File_Validator;
use Slipstream\Forms\Rendering\Forms;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Database_Errors;

/**
 * Finds the submitted form, with the fields that its visitor saw, and validates the answers.
 *
 * @phpstan-import-type Reference from Form_Token
 */
final class Submission_Reader {

	public function __construct( private Forms $forms, private Form_Token $tokens, private File_Store $files ) {}

	/**
	 * Reads a form and records errors in its attempt.
	 *
	 * @param array<mixed> $values The submitted values, without slashes.
	 * @param array<mixed> $files  Uploaded files in PHP's format.
	 * @throws Request_Error If the submission is rejected.
	 */
	public function read( array $values, array $files, Visitor $visitor ): Form_Response {
		Submission_Attempt::refuse_malformed( $values );
		$token     = $values[ Form_Token::FIELD ] ?? null;
		$reference = is_string( $token ) ? $this->tokens->read( $token ) : null;
		if ( null === $reference ) {
			throw new Request_Error( 'form_bad_reference', Form_Messages::too_old(), 400 );
		}
		$attempt          = new Submission_Attempt( $values, $files, $reference['time'], $reference['filled'] );
		$form             = $this->form( $reference, $attempt );
		$field_values     = self::checked( $form );
		$attempt->errors += $this->files->expired( $form );
		$cut_off          = File_Validator::cut_off( $form );
		if ( null !== $cut_off ) {
			$attempt->errors[''] = $cut_off;
		} elseif ( ! $attempt->errors && self::is_blank( $form, $field_values ) ) {
			$attempt->errors[''] = Form_Messages::nothing();
		}
		return new Form_Response( $form, $field_values, $visitor );
	}

	/** The error for answers that could not be saved. */
	public static function not_stored(): Request_Error {
		return new Request_Error(
			'form_not_stored',
			__( 'The server could not save your answers. Please try again in a few minutes.', 'slipstream' ),
			500
		);
	}

	/**
	 * @param array<string, mixed> $reference From Form_Token.
	 * @phpstan-param Reference $reference
	 */
	private function form( array $reference, Submission_Attempt $attempt ): Form {
		$errors = Database_Errors::count();
		$error  = new Request_Error(
			'form_not_found',
			__( 'This form is no longer on the website.', 'slipstream' ),
			404
		);
		try {
			$form = $this->forms->build( $reference, $attempt );
		} catch ( Request_Error $problem ) {
			$form  = null;
			$error = $problem;
		}
		if ( null !== $form ) {
			return $form;
		}
		// If the database does not respond, the form may still exist.
		throw Database_Errors::count() > $errors ? self::not_stored() : $error;
	}

	/** @return list<Field_Value> The valid answers. Errors in the others are recorded in the attempt. */
	private static function checked( Form $form ): array {
		$field_values = array();
		foreach ( $form->fields() as $field ) {
			$field_value = $field->field_type()->validate( $field, $form->attempt );
			if ( is_string( $field_value ) ) {
				$form->attempt->errors[ $field->id ] = $field_value;
			} else {
				$field_values[] = $field_value;
			}
		}
		return $field_values;
	}

	/**
	 * Whether a form with input fields was sent without any answer.
	 *
	 * @param list<Field_Value> $field_values
	 */
	private static function is_blank( Form $form, array $field_values ): bool {
		$asks = false;
		foreach ( $field_values as $field_value ) {
			if ( ! $field_value->field->field_type()->has_input( $field_value->field ) ) {
				continue;
			}
			$asks = true;
			if (
				! $field_value->is_empty()
				|| $field_value->uploads
				|| $form->attempt->texts( $field_value->field->name . '-kept' )
			) {
				return false;
			}
		}
		return $asks;
	}
}
