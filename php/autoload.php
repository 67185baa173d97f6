<?php
/** Loads the plugin's classes: namespace Slipstream\, one class a file, the path follows the name (PSR-4). */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, 'Slipstream\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, strlen( 'Slipstream\\' ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);
