<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Cli;

/**
 * Writes by WP-CLI's own means.
 */
final class Wp_Cli_Output implements Output {

	public function line( string $text ): void {
		self::call( 'line', $text );
	}

	public function success( string $text ): void {
		self::call( 'success', $text );
	}

	public function error( string $text ): void {
		self::call( 'error', $text );
	}

	public static function register( string $name, object $command ): void {
		self::call( 'add_command', $name, $command );
	}

	/** Calls WP-CLI, whose classes are there only on the command line. */
	private static function call( string $method, string|object ...$values ): void {
		$callback = array( 'WP_CLI', $method );
		if ( is_callable( $callback ) ) {
			$callback( ...$values );
		}
	}
}
