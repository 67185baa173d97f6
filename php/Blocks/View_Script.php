<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Loads the script of a block that needs it only with some of its attributes. One that always needs it names it in
 * block.json.
 */
final class View_Script {

	/** Loads a block's script module. */
	public static function enqueue( string $folder ): void {
		$file = SLIPSTREAM_DIR . "/build/$folder/view.asset.php";
		if ( ! is_file( $file ) ) {
			return;
		}
		/**
		 * What the build says of the script.
		 *
		 * @var array{dependencies: list<array<string, string>>, version: string} $asset
		 */
		$asset = require $file;
		wp_enqueue_script_module(
			"slipstream-$folder-view",
			plugins_url( "build/$folder/view.js", SLIPSTREAM_FILE ),
			$asset['dependencies'],
			$asset['version']
		);
	}
}
