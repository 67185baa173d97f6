<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Http\Request_Error;

/** The submitted values and their errors. */
final class Submission_Attempt {

	/**
	 * The parameter that the form's script renews for each page view, because visitors to a cached page share its
	 * token.
	 */
	public const NONCE_FIELD = 'slipstream-form-nonce';

	private const MAX_VALUES = 500;

	/** @var array<string, string> Errors by field ID; '' for the whole form. */
	public array $errors = array();

	/**
	 * References to files that were uploaded successfully, by field name.
	 *
	 * @var array<string, list<array{token: string, name: string}>>
	 */
	public array $kept_files = array();

	/** Whether its files are at their final location. */
	public bool $has_stored_files = false;

	/**
	 * @param array<mixed>|null $values Values by name, without slashes; null if nothing was sent.
	 * @param array<mixed>      $files  Uploaded files in PHP's format.
	 */
	public function __construct(
		private ?array $values = null,
		private array $files = array(),
		public readonly int $started_at = 0,
		public readonly bool $was_filled_in = false
	) {}

	/** Whether anything was sent. */
	public function is_made(): bool {
		return null !== $this->values;
	}

	/** The value sent under a name. */
	public function value( string $name ): mixed {
		return $this->values[ $name ] ?? null;
	}

	/** The text sent under a name, or ''. */
	public function text( string $name ): string {
		$value = $this->value( $name );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** The key that the form's script created for this page view, or ''. */
	public function nonce(): string {
		$nonce = $this->text( self::NONCE_FIELD );
		return 1 === preg_match( '/^[0-9A-Za-z-]{16,64}$/D', $nonce ) ? $nonce : '';
	}

	/** @return list<string> The texts sent under a name. */
	public function texts( string $name ): array {
		$value = $this->value( $name );
		$list  = is_array( $value ) ? array_values( $value ) : array( $value );
		return array_values(
			array_map(
				'strval',
				array_filter( $list, static fn ( mixed $item ): bool => is_scalar( $item ) && '' !== (string) $item )
			)
		);
	}

	/** @return list<array{name: string, tmp_name: string, error: int, size: int}> The files sent under a name. */
	public function files( string $name ): array {
		$entry = $this->files[ $name ] ?? null;
		if ( ! is_array( $entry ) || ! isset( $entry['name'], $entry['tmp_name'], $entry['error'], $entry['size'] ) ) {
			return array();
		}
		$files = array();
		foreach ( (array) $entry['name'] as $at => $file_name ) {
			$file = array( $file_name );
			foreach ( array( 'tmp_name', 'error', 'size' ) as $part ) {
				$file[] = ( (array) $entry[ $part ] )[ $at ] ?? null;
			}
			if (
				is_string( $file[0] )
				&& is_string( $file[1] )
				&& is_int( $file[2] )
				&& UPLOAD_ERR_NO_FILE !== $file[2]
			) {
				$files[] = array(
					'name'     => $file[0],
					'tmp_name' => $file[1],
					'error'    => $file[2],
					'size'     => (int) $file[3],
				);
			}
		}
		return $files;
	}

	/**
	 * Rejects requests that none of our forms would send.
	 *
	 * @param array<mixed> $values The submitted values.
	 * @throws Request_Error If the request is malformed.
	 */
	public static function refuse_malformed( array $values ): void {
		$count = 0;
		$wrong = false;
		array_walk_recursive(
			$values,
			static function ( mixed $value, int|string $name ) use ( &$count, &$wrong ): void {
				++$count;
				$wrong = $wrong
					|| ( is_string( $value ) && ! mb_check_encoding( $value, 'UTF-8' ) )
					|| ! mb_check_encoding( (string) $name, 'UTF-8' );
			}
		);
		if ( $count > self::MAX_VALUES ) {
			throw new Request_Error(
				'form_malformed',
				__( 'Too many values were sent.', 'slipstream' ),
				400
			);
		}
		if ( $wrong ) {
			throw new Request_Error(
				'form_malformed',
				__( 'Some characters cannot be read. Please type the text again.', 'slipstream' ),
				400
			);
		}
	}
}
