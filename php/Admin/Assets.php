<?php

declare( strict_types=1 );

namespace Slipstream\Admin;

/**
 * The only reader of the build's asset files.
 */
final class Assets {

	public const EDITOR = 'slipstream-editor';

	/** What the handle of a screen's script and style begins with; the screen's name follows. */
	public const SCREEN = 'slipstream-screen-';

	/** @param non-empty-string $handle */
	public function register_script( string $handle, string $entry ): void {
		/**
		 * What the build says of the entry.
		 *
		 * @var array{dependencies: list<non-empty-string>, version: string} $asset
		 */
		$asset = require SLIPSTREAM_DIR . "/build/$entry.asset.php";
		wp_register_script(
			$handle,
			plugins_url( '/', SLIPSTREAM_FILE ) . "build/$entry.js",
			$asset['dependencies'],
			$asset['version'],
			array( 'in_footer' => true )
		);
		wp_set_script_translations( $handle, 'slipstream' );
	}

	/**
	 * Registers a chunk of the editor's script as a script of its own, for pages that are known to need it.
	 *
	 * @param non-empty-string $handle
	 */
	public function register_chunk( string $handle, string $chunk ): void {
		$path = SLIPSTREAM_DIR . "/build/chunks/$chunk.js";
		wp_register_script(
			$handle,
			plugins_url( '/', SLIPSTREAM_FILE ) . "build/chunks/$chunk.js",
			array(),
			is_file( $path ) ? (string) filemtime( $path ) : \Slipstream\VERSION,
			array( 'in_footer' => true )
		);
	}

	/**
	 * Registers a style of the build, with its right-to-left twin.
	 *
	 * @param list<string> $dependencies Handles of styles that must come first.
	 */
	public function register_style( string $handle, string $entry, array $dependencies = array() ): void {
		$path = SLIPSTREAM_DIR . "/build/$entry.css";
		wp_register_style(
			$handle,
			plugins_url( "build/$entry.css", SLIPSTREAM_FILE ),
			$dependencies,
			is_file( $path ) ? (string) filemtime( $path ) : \Slipstream\VERSION
		);
		wp_style_add_data( $handle, 'rtl', 'replace' );
		wp_style_add_data( $handle, 'path', is_rtl() ? str_replace( '.css', '-rtl.css', $path ) : $path );
	}

	/** Tells whether the plugin was built: a checkout is not until its build command has run. */
	public function is_built(): bool {
		return is_file( SLIPSTREAM_DIR . '/build/editor.asset.php' );
	}
}
