<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Protection;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\File_Store;

/**
 * Two requests with the same key are one submission that was sent twice: from the same page view, with the same values
 * and files.
 */
final class Submission_Key {

	/** Seconds for which identical data from a visitor is the same submission, if no script created a nonce. */
	private const SAME = 600;

	/** @param int    $since The earliest time of the first request, in seconds since the Unix epoch; 0 for any time. */
	private function __construct( public readonly string $hash, public readonly int $since ) {}

	/** The key for a submission. */
	public static function of( Form_Response $response, Form_Token $tokens, int $now ): self {
		$form  = $response->form;
		$nonce = $form->attempt->nonce();
		// Not the token itself: a page that shows an attempt again has a new token with the old time.
		$parts = array(
			$form->id,
			$form->source->kind,
			$form->source->id,
			$form->source->path,
			$form->attempt->started_at,
			'' === $nonce ? 'visitor|' . $response->visitor->mark() : "nonce|$nonce",
		);
		foreach ( $response->field_values as $field_value ) {
			$takes_files = $field_value->field->field_type()->takes_files();
			$parts[]     = array(
				$field_value->field->id,
				$field_value->value,
				$field_value->values,
				$takes_files ? self::files( $form, $field_value, $tokens ) : $field_value->display(),
			);
		}
		return new self(
			hash( 'sha256', (string) wp_json_encode( $parts, JSON_INVALID_UTF8_SUBSTITUTE ) ),
			'' === $nonce ? $now - self::SAME : 0
		);
	}

	/**
	 * The hashes of a value's files. They use the contents, because photos from one camera can have the same names.
	 *
	 * @return list<string>
	 */
	private static function files( Form $form, Field_Value $field_value, Form_Token $tokens ): array {
		$files = array_map(
			static fn ( array $upload ): string => $upload['name'] . '|' . hash_file( 'sha256', $upload['tmp_name'] ),
			$field_value->uploads
		);
		foreach ( $form->attempt->texts( $field_value->field->name . '-kept' ) as $reference ) {
			$data    = $tokens->open( 'file', $reference );
			$path    = File_Store::path( (string) ( $data['folder'] ?? '' ), (string) ( $data['id'] ?? '' ) );
			$files[] = ( $data['name'] ?? '' )
				. '|'
				. ( null !== $path && is_file( $path ) ? hash_file( 'sha256', $path ) : $reference );
		}
		sort( $files );
		return $files;
	}
}
