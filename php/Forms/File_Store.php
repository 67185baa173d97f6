<?php
/**
 * Where files of visitors are kept.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

/**
 * Keeps files under names that cannot be guessed and that no server would run; people get them through a route that checks who asks.
 *
 * @phpstan-import-type Stored from Field_Value
 * @phpstan-import-type Upload from Field_Value
 */
final class File_Store {

	private const FOLDER = 'slipstream-forms';

	/**
	 * Takes the key of references to files.
	 *
	 * @param Form_Token $tokens Seals references.
	 */
	public function __construct( private Form_Token $tokens ) {}

	/**
	 * Moves an upload to its place.
	 *
	 * @param Upload $upload A checked upload.
	 * @return Stored|null Null where the server cannot write.
	 */
	public function take( array $upload ): ?array {
		$folder = bin2hex( random_bytes( 16 ) );
		$id     = bin2hex( random_bytes( 16 ) );
		$path   = self::path( $folder, $id );
		if ( null === $path || ! self::protect() || ! wp_mkdir_p( dirname( $path ) ) ) {
			return null;
		}
		// phpcs:disable WordPress.PHP.NoSilencedErrors, Generic.PHP.ForbiddenFunctions -- The result is looked at; core's own function would give the file a public name.
		if ( ! @move_uploaded_file( $upload['tmp_name'], $path ) ) {
			return null;
		}
		@chmod( $path, 0640 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours.
		// phpcs:enable
		return array(
			'id'     => $id,
			'folder' => $folder,
			'name'   => $upload['name'],
			'type'   => $upload['type'],
			'size'   => $upload['size'],
		);
	}

	/**
	 * Where a file is; null for what is no reference of ours.
	 *
	 * @param string $folder Its folder.
	 * @param string $id     Its id.
	 */
	public static function path( string $folder, string $id ): ?string {
		return preg_match( '/^[0-9a-f]{32}$/D', $folder ) && preg_match( '/^[0-9a-f]{32}$/D', $id ) ? self::base() . "/$folder/$id.bin" : null;
	}

	/**
	 * A reference to a file that a visitor may send again.
	 *
	 * @param array $file    The file.
	 * @param Form  $form    The form that it came with.
	 * @param Field $field   Its field.
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
	 * @param list<string> $references What was sent.
	 * @param Form         $form       The form.
	 * @param Field        $field      Its field.
	 * @return list<Stored> Those that are ours, not older than a day and still there.
	 */
	public function kept( array $references, Form $form, Field $field ): array {
		$files = array();
		foreach ( $references as $reference ) {
			$data = $this->tokens->open( 'file', $reference );
			$path = $data ? self::path( (string) $data['folder'], (string) $data['id'] ) : null;
			$ours = $data && $data['form'] === $form->id && $data['field'] === $field->id && $data['time'] + 86400 > time();
			if ( $ours && null !== $path && is_file( $path ) && null === Feedback_Store::owner_of( (string) $data['folder'] ) ) {
				$files[ (string) $data['id'] ] = array(
					'id'     => (string) $data['id'],
					'folder' => (string) $data['folder'],
					'name'   => (string) $data['name'],
					'type'   => (string) $data['type'],
					'size'   => (int) $data['size'],
				);
			}
		}
		return array_values( $files );
	}

	/**
	 * Removes a folder of files.
	 *
	 * @param string $folder The folder.
	 */
	public static function remove( string $folder ): void {
		if ( ! preg_match( '/^[0-9a-f]{32}$/D', $folder ) || ! is_dir( self::base() . "/$folder" ) ) {
			return;
		}
		array_map( 'wp_delete_file', glob( self::base() . "/$folder/*" ) ?: array() );
		rmdir( self::base() . "/$folder" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty folder of ours.
	}

	/**
	 * Removes folders that belong to no response and are older than a day.
	 */
	public static function remove_orphans(): void {
		foreach ( (array) glob( self::base() . '/*', GLOB_ONLYDIR ) as $path ) {
			$folder = basename( (string) $path );
			if ( filemtime( (string) $path ) < time() - 86400 && null === Feedback_Store::owner_of( $folder ) ) {
				self::remove( $folder );
			}
		}
	}

	/**
	 * The folder of all files.
	 */
	public static function base(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
	}

	/**
	 * Makes the folder and tells servers to give nothing out of it.
	 */
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
		foreach ( $files as $name => $content ) {
			if ( ! is_file( "$base/$name" ) && false === file_put_contents( "$base/$name", $content ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours.
				return false;
			}
		}
		return true;
	}
}
