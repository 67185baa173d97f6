<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

use Closure;
use RuntimeException;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Http\Request_Error;

/**
 * Stores files under names that nobody can guess and no server would run. People get them through a route that checks
 * permissions.
 *
 * @phpstan-import-type Stored from Field_Value
 * @phpstan-import-type Upload from Field_Value
 */
final class File_Store {

	private const FOLDER = 'slipstream-forms';

	public function __construct( private Form_Token $tokens ) {}

	/**
	 * Moves an upload to its final location.
	 *
	 * @param Upload $upload A validated upload.
	 * @return Stored|null Null if the server cannot write.
	 */
	public function take( array $upload ): ?array {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, Generic.PHP.ForbiddenFunctions -- The result is looked at; core's own function would give the file a public name.
		$move = static fn ( string $path ): bool => @move_uploaded_file( $upload['tmp_name'], $path );
		return self::put( $upload, $move );
	}

	/**
	 * Creates a file in its own folder, or nothing at all.
	 *
	 * @param array                  $file  Its name, type, and size in bytes.
	 * @param Closure(string): mixed $write Writes it to a path.
	 * @return Stored|null Null if the server could not write the whole file.
	 * @phpstan-param array{name: string, type: string, size: int, ...} $file
	 */
	public static function put( array $file, Closure $write ): ?array {
		$folder = bin2hex( random_bytes( 16 ) );
		$id     = bin2hex( random_bytes( 16 ) );
		$path   = (string) self::path( $folder, $id );
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- Files of ours; each result is looked at.
		$is_whole = self::has_room( $file['size'] )
			&& self::protect()
			&& wp_mkdir_p( dirname( $path ) )
			&& @touch( dirname( $path ) . '/' . File_Site::marker() )
			&& Unfinished_Files::enter( $folder, $file['size'] )
			&& $write( $path )
			&& @filesize( $path ) === $file['size'];
		if ( ! $is_whole ) {
			self::remove( $folder );
			return null;
		}
		@chmod( $path, 0640 );
		// phpcs:enable
		return array(
			'id'     => $id,
			'folder' => $folder,
			'name'   => $file['name'],
			'type'   => $file['type'],
			'size'   => $file['size'],
		);
	}

	/** Whether the disk has room for a file and for the rest of the site, which a full disk would stop. */
	private static function has_room( int $bytes ): bool {
		/**
		 * Filters how many bytes of disk space form files leave free.
		 *
		 * @since 0.1.0
		 *
		 * @param int $bytes The default.
		 */
		$spare = (int) apply_filters( 'slipstream_form_spare_bytes', 100 * 1024 * 1024 );
		$free  = function_exists( 'disk_free_space' ) ? @disk_free_space( wp_upload_dir( null, false )['basedir'] ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Some servers do not report it.
		return false === $free || $free - $bytes >= $spare;
	}

	/** The owner of a file; null for an invalid reference. */
	public static function path( string $folder, string $id ): ?string {
		return self::is_name( $folder ) && self::is_name( $id ) ? self::base() . "/$folder/$id.bin" : null;
	}

	/**
	 * A file's path. Restores the file from quarantine.
	 *
	 * @return string|null Null if the file does not exist.
	 */
	public static function find( string $folder, string $id ): ?string {
		$path = self::path( $folder, $id );
		if ( null === $path || is_file( $path ) ) {
			return $path;
		}
		Quarantine::release( $folder );
		return is_file( $path ) ? $path : null;
	}

	/**
	 * A reference to a file that a visitor can send again.
	 *
	 * @phpstan-param Stored $file
	 */
	public function reference( array $file, Form $form, Field $field ): string {
		return $this->tokens->seal(
			'file',
			array(
				'form'  => $form->id,
				'field' => $field->id,
				'time'  => time(),
			) + $file
		);
	}

	/**
	 * The files that a visitor sends again.
	 *
	 * @param list<string> $references The submitted references.
	 * @return list<Stored> Those that are ours and still exist.
	 * @throws Request_Error If the database cannot say who owns them.
	 */
	public function kept( array $references, Form $form, Field $field ): array {
		$files = array_values(
			array_filter(
				array_map( fn ( string $reference ): ?array => $this->open( $reference, $form, $field ), $references )
			)
		);
		try {
			$owned = File_Owners::among( array_column( $files, 'folder' ) );
		} catch ( RuntimeException ) {
			throw new Request_Error(
				'form_not_stored',
				__( 'The server could not save your file. Try again, or send the form without it.', 'slipstream' ),
				500
			);
		}
		$kept = array();
		foreach ( $files as $file ) {
			// A form that is changed and sent again gets its own copy, because the first response may be deleted.
			$own = isset( $owned[ $file['folder'] ] )
				? self::put(
					$file,
					static fn ( string $path ): bool => copy(
						(string) self::path( $file['folder'], $file['id'] ),
						$path
					)
				)
				: $file;
			if ( null !== $own ) {
				$kept[ $file['id'] ] = $own;
			}
		}
		return array_values( $kept );
	}

	/**
	 * Keeps files for the visitor's next attempt, because browsers do not fill them in again, and reports which ones
	 * the visitor must choose again.
	 *
	 * @param list<Field_Value> $field_values The valid answers with their files; none if the files could not be stored.
	 */
	public function keep( Form $form, array $field_values, Visitor $visitor ): void {
		$stored = array();
		foreach ( $field_values as $field_value ) {
			$stored[ $field_value->field->id ] = $field_value->files;
		}
		foreach ( array_filter(
			$form->fields(),
			static fn ( Field $field ): bool => $field->field_type()->takes_files()
		) as $field ) {
			$references = $form->attempt->texts( $field->name . '-kept' );
			$files      = $stored[ $field->id ] ?? $this->kept( $references, $form, $field );
			$kept       = array();
			foreach ( $files as $file ) {
				if ( Unfinished_Files::hold( $file, $visitor ) ) {
					$kept[] = array(
						'token' => $this->reference( $file, $form, $field ),
						'name'  => $file['name'],
					);
				} else {
					self::remove( $file['folder'] );
				}
			}
			$form->attempt->kept_files[ $field->name ] = $kept;
			if ( count( $kept ) < max(
				count( $files ),
				count( $references ) + count( $form->attempt->files( $field->name ) )
			) ) {
				$form->attempt->errors[ $field->id ] ??= File_Validator::choose_again( $field );
			}
		}
	}

	/**
	 * The errors for resent files that have expired.
	 *
	 * @return array<string, string> Messages by field ID.
	 */
	public function expired( Form $form ): array {
		$messages = array();
		foreach ( $form->fields() as $field ) {
			$references = $field->field_type()->takes_files()
				? $form->attempt->texts( $field->name . '-kept' )
				: array();
			foreach ( $references as $reference ) {
				if ( null === $this->open( $reference, $form, $field ) ) {
					$name                   = $this->tokens->open( 'file', $reference )['name'] ?? '';
					$messages[ $field->id ] = File_Validator::not_kept( $field, is_string( $name ) ? $name : '' );
				}
			}
		}
		return $messages;
	}

	/** @return Stored|null Null if it is not ours, too old, or gone. */
	private function open( string $reference, Form $form, Field $field ): ?array {
		$data = $this->tokens->open( 'file', $reference );
		if (
			! $data
			|| $data['form'] !== $form->id
			|| $data['field'] !== $field->id
			|| $data['time'] + Unfinished_Files::LIFETIME < time()
			|| null === self::find( (string) $data['folder'], (string) $data['id'] )
		) {
			return null;
		}
		return array(
			'id'     => (string) $data['id'],
			'folder' => (string) $data['folder'],
			'name'   => (string) $data['name'],
			'type'   => (string) $data['type'],
			'size'   => (int) $data['size'],
		);
	}

	/** Removes a folder of files, unless another site created it. */
	public static function remove( string $folder ): void {
		if ( self::is_name( $folder ) ) {
			Quarantine::release( $folder );
			Unfinished_Files::settle( $folder );
			File_Site::delete( self::base() . "/$folder" );
		}
	}

	/** Whether a text is a valid name for a folder or a file. */
	public static function is_name( string $name ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $name );
	}

	/** The folder of all files. */
	public static function base(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
	}

	/** Creates the folder and denies web access to it. */
	private static function protect(): bool {
		$base  = self::base();
		$files = array(
			'.htaccess'  => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
			'index.php'  => "<?php\n// Silence is golden.\n",
			'web.config' => "<configuration><system.webServer><authorization><deny users=\"*\" /></authorization></system.webServer></configuration>\n",
		);
		if ( ! wp_mkdir_p( $base ) ) {
			return false;
		}
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- Files of ours; each result is looked at.
		foreach ( $files as $name => $content ) {
			// On a full disk, the files would be empty and protect nothing.
			if (
				( ! is_file( "$base/$name" ) || 0 === filesize( "$base/$name" ) )
				&& @file_put_contents( "$base/$name", $content ) !== strlen( $content )
			) {
				@unlink( "$base/$name" );
				return false;
			}
		}
		// phpcs:enable
		return true;
	}
}
