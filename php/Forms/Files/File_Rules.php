<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use Slipstream\Forms\Fields\Field;
use Slipstream\Settings\Declared_Choices;

/**
 * The allowed types, sizes, and numbers of files. php/Forms/choices.json lists types by extension, as libmagic reports
 * them: office documents are zip files, old ones are compound files. It has no type that a browser could run.
 */
final class File_Rules {

	/** @param list<string> $extensions The accepted extensions. */
	private function __construct(
		public readonly array $extensions,
		public readonly int $max_bytes,
		public readonly int $max_files
	) {}

	public static function of( Field $field ): self {
		$wanted = array_map(
			static fn ( string $type ): string => ltrim( strtolower( trim( $type ) ), '.' ),
			array_filter( $field->items( 'filetypes' ), 'is_string' )
		);
		// Two names for one type: allowing one allows both.
		$wanted = array_intersect( array( 'jpg', 'jpeg' ), $wanted )
			? array_merge( $wanted, array( 'jpg', 'jpeg' ) )
			: $wanted;
		$all    = Declared_Choices::names( 'Forms', 'fileTypes' );
		/**
		 * Filters the file extensions that forms accept. Types that the plugin does not know are ignored.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $extensions Extensions in lowercase.
		 */
		$known = array_intersect( (array) apply_filters( 'slipstream_form_file_types', $all ), $all );
		$bytes = defined( 'SLIPSTREAM_FORM_FILE_BYTES' )
			? (int) constant( 'SLIPSTREAM_FORM_FILE_BYTES' )
			: 20 * 1024 * 1024;
		/**
		 * Filters the maximum file size that forms accept. The server's own limit applies too.
		 *
		 * @since 0.1.0
		 *
		 * @param int $bytes The constant SLIPSTREAM_FORM_FILE_BYTES, or the default.
		 */
		$bytes = (int) apply_filters( 'slipstream_form_file_bytes', $bytes );
		/**
		 * Filters how many files a field can accept at most, regardless of its author's choice.
		 *
		 * @since 0.1.0
		 *
		 * @param int $files The default.
		 */
		$max_files = (int) apply_filters( 'slipstream_form_file_count', 20 );
		return new self(
			array_values( $wanted ? array_intersect( $known, $wanted ) : $known ),
			max( 1, min( $bytes, wp_max_upload_size() ?: $bytes ) ),
			(int) max( 1, min( $max_files, $field->number( 'maxfiles' ) ?? 1 ) )
		);
	}

	public function accept(): string {
		return implode( ',', array_map( static fn ( string $extension ): string => ".$extension", $this->extensions ) );
	}

	/** The types in a few words for the middle of a sentence, such as "pictures and PDF". */
	public function types(): string {
		$names = array(
			'pictures'  => __( 'pictures', 'slipstream' ),
			'documents' => __( 'documents', 'slipstream' ),
			'sound'     => __( 'audio', 'slipstream' ),
			'video'     => __( 'video', 'slipstream' ),
		);
		$rest  = $this->extensions;
		$kinds = array();
		$all   = array_map(
			static fn ( array $type ): mixed => $type['kind'] ?? null,
			Declared_Choices::of( 'Forms', 'fileTypes' )
		);
		foreach ( $names as $kind => $name ) {
			$extensions = array_keys( $all, $kind, true );
			if ( ! array_diff( $extensions, $rest ) ) {
				$kinds[] = $name;
				$rest    = array_diff( $rest, $extensions );
			}
		}
		return wp_sprintf(
			'%l',
			array_merge( $kinds, array_map( 'strtoupper', array_values( array_diff( $rest, array( 'jpeg' ) ) ) ) )
		);
	}

	/** The hint, such as "Pictures and PDF up to 10 MB". */
	public function text(): string {
		$size = (string) size_format( $this->max_bytes );
		$text = 1 === $this->max_files
			/* translators: 1: types of files such as "pictures and PDF", 2: a size such as 10 MB. */
			? sprintf( __( '%1$s up to %2$s', 'slipstream' ), $this->types(), $size )
			: sprintf(
				/* translators: 1: types of files such as "pictures and PDF", 2: a size such as 10 MB, 3: a number. */
				__( '%1$s up to %2$s each, at most %3$s files', 'slipstream' ),
				$this->types(),
				$size,
				number_format_i18n( $this->max_files )
			);
		return mb_strtoupper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
	}

	/** A file's type, if its name and its content match an accepted type. */
	public function type_of( string $path, string $name ): ?string {
		$extension = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		if ( ! in_array( $extension, $this->extensions, true ) || ! function_exists( 'finfo_open' ) ) {
			return null;
		}
		$info  = finfo_open( FILEINFO_MIME_TYPE );
		$type  = $info ? finfo_file( $info, $path ) : false;
		$known = Declared_Choices::of( 'Forms', 'fileTypes' )[ $extension ]['types'];
		return is_string( $type ) && in_array( $type, $known, true ) ? $known[0] : null;
	}
}
