<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Speech;

use Slipstream\Http\Request_Error;
use Throwable;

/**
 * An uploaded file that is audio by its content. Its name and the type that the client gave are not looked at.
 */
final class Audio_File {

	public const LARGEST = 25_000_000;

	/** Bytes of a second of speech, as browsers and telephones keep it, for files that do not tell their length. */
	private const BYTES_PER_SECOND = 4000;

	private const TYPES = array(
		'mp3'  => 'audio/mpeg',
		'ogg'  => 'audio/ogg',
		'flac' => 'audio/flac',
		'm4a'  => 'audio/mp4',
		'wav'  => 'audio/wav',
		'webm' => 'audio/webm',
	);

	private function __construct( public readonly string $path, public readonly string $extension ) {}

	/** @throws Request_Error If it is missing, too big or no audio. */
	public static function of_upload( mixed $file ): self {
		$failure = is_array( $file ) ? ( $file['error'] ?? UPLOAD_ERR_NO_FILE ) : UPLOAD_ERR_NO_FILE;
		$path    = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		$is_here = UPLOAD_ERR_OK === $failure && '' !== $path && is_file( $path );
		$kind    = $is_here ? self::extension_of( self::read( $path, 16 ) ) : '';
		$error   = match ( true ) {
			UPLOAD_ERR_INI_SIZE === $failure, UPLOAD_ERR_FORM_SIZE === $failure => self::too_big(),
			! $is_here => self::missing(),
			filesize( $path ) > self::LARGEST => self::too_big(),
			'' === $kind => new Request_Error(
				'file_type_not_supported',
				__( 'The provided audio file type is not supported.', 'slipstream' ),
				400
			),
			default => null,
		};
		return null === $error ? new self( $path, $kind ) : throw $error;
	}

	public static function missing(): Request_Error {
		return new Request_Error(
			'jetpack_ai_missing_audio_param',
			__( 'The audio_file is required to perform a transcription.', 'slipstream' ),
			400
		);
	}

	public static function too_big(): Request_Error {
		return new Request_Error(
			'file_size_not_supported',
			__( 'The provided audio file is too big.', 'slipstream' ),
			413
		);
	}

	/** The type as the web names it. */
	public function mime_type(): string {
		return self::TYPES[ $this->extension ];
	}

	public function bytes(): string {
		return self::read( $this->path, self::LARGEST );
	}

	/** How long it is, in whole seconds: as the file tells, or else by its size. */
	public function seconds(): int {
		$parsed = 'webm' === $this->extension
			? (int) min( DAY_IN_SECONDS, round( ( new Webm_Length( $this->bytes() ) )->seconds() ) )
			: 0;
		$length = $parsed > 0 ? $parsed : $this->declared_length();
		return max(
			1,
			min(
				DAY_IN_SECONDS,
				$length > 0 ? $length : intdiv( (int) filesize( $this->path ), self::BYTES_PER_SECOND )
			)
		);
	}

	/** The length that WordPress reads from the file, 0 for none. */
	private function declared_length(): int {
		if ( ! function_exists( 'wp_read_audio_metadata' ) ) {
			// @phpstan-ignore requireOnce.fileNotFound
			require_once ABSPATH . 'wp-admin/includes/media.php';
		}
		try {
			$data = wp_read_audio_metadata( $this->path );
			return is_array( $data ) ? (int) ( $data['length'] ?? 0 ) : 0;
		} catch ( Throwable ) {
			// What WordPress cannot read may still be a recording to the model.
			return 0;
		}
	}

	/** @param int<0, max> $length How many. */
	private static function read( string $path, int $length ): string {
		return (string) file_get_contents( $path, false, null, 0, $length ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An upload, never an address.
	}

	/** The extension for the first bytes of a file, '' for no audio that we know. */
	private static function extension_of( string $head ): string {
		return match ( true ) {
			str_starts_with( $head, 'RIFF' ) && 'WAVE' === substr( $head, 8, 4 ) => 'wav',
			str_starts_with( $head, 'OggS' ) => 'ogg',
			str_starts_with( $head, 'fLaC' ) => 'flac',
			str_starts_with( $head, "\x1A\x45\xDF\xA3" ) => 'webm',
			'ftyp' === substr( $head, 4, 4 ) => 'm4a',
			str_starts_with( $head, 'ID3' ), 1 === preg_match( '/^\xFF[\xE2-\xE7\xF2-\xF7\xFA-\xFF]/', $head ) => 'mp3',
			default => '',
		};
	}
}
