<?php
/**
 * Scripts and styles of the editor.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Admin;

use Closure;

/**
 * Registers the handles that block.json files name. The only reader of the build's asset files.
 */
final class Assets {

	public const EDITOR = 'slipstream-editor';

	/**
	 * What the handle of a screen's script and style begins with; the screen's name follows.
	 */
	public const SCREEN = 'slipstream-screen-';

	/**
	 * Takes the plugin's place and the data that the scripts start with.
	 *
	 * @param string                         $file     The plugin's main file.
	 * @param Closure(): array<string,mixed> $settings Gives the start-up data; called only where a script is printed.
	 */
	public function __construct( private string $file, private Closure $settings ) {}

	/**
	 * Registers the editor's script and the canvas style: 'slipstream-editor' both.
	 */
	public function register(): void {
		if ( ! $this->is_built() ) {
			add_action( 'admin_notices', array( $this, 'warn_not_built' ) );
			return;
		}
		$this->register_script( self::EDITOR, 'editor' );
		$this->register_style( self::EDITOR, 'editor-canvas' );
		add_action( 'enqueue_block_editor_assets', array( $this, 'print_editor_settings' ) );
	}

	/**
	 * Gives the editor's script its start-up data.
	 */
	public function print_editor_settings(): void {
		wp_enqueue_script( self::EDITOR );
		$this->print_settings( self::EDITOR );
	}

	/**
	 * Prints the start-up data before a script.
	 *
	 * @param string $handle The script's handle.
	 */
	public function print_settings( string $handle ): void {
		wp_add_inline_script(
			$handle,
			'window.slipstreamSettings = ' . wp_json_encode( ( $this->settings )(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}

	/**
	 * Registers a script of the build under a handle.
	 *
	 * @param non-empty-string $handle The handle.
	 * @param string           $entry  The entry's name in the build.
	 */
	public function register_script( string $handle, string $entry ): void {
		/**
		 * What the build says of the entry.
		 *
		 * @var array{dependencies: list<non-empty-string>, version: string} $asset
		 */
		$asset = require dirname( $this->file ) . "/build/$entry.asset.php";
		wp_register_script(
			$handle,
			plugins_url( '/', $this->file ) . "build/$entry.js",
			$asset['dependencies'],
			$asset['version'],
			array( 'in_footer' => true )
		);
		wp_set_script_translations( $handle, 'slipstream' );
	}

	/**
	 * Registers a style of the build, with its right-to-left twin.
	 *
	 * @param string       $handle       The handle.
	 * @param string       $entry        The entry's name in the build.
	 * @param list<string> $dependencies Handles of styles that must come first.
	 */
	public function register_style( string $handle, string $entry, array $dependencies = array() ): void {
		$path = dirname( $this->file ) . "/build/$entry.css";
		wp_register_style(
			$handle,
			plugins_url( "build/$entry.css", $this->file ),
			$dependencies,
			is_file( $path ) ? (string) filemtime( $path ) : \Slipstream\VERSION
		);
		wp_style_add_data( $handle, 'rtl', 'replace' );
		wp_style_add_data( $handle, 'path', is_rtl() ? str_replace( '.css', '-rtl.css', $path ) : $path );
	}

	/**
	 * Tells whether the plugin was built: a checkout is not until its build command has run.
	 */
	public function is_built(): bool {
		return is_file( dirname( $this->file ) . '/build/editor.asset.php' );
	}

	/**
	 * Says loudly that a checkout was activated without its build.
	 */
	public function warn_not_built(): void {
		wp_admin_notice(
			esc_html__( 'Slipstream is not built: run "npm ci && npm run build" in its folder.', 'slipstream' ),
			array( 'type' => 'error' )
		);
	}
}
