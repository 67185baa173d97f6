<?php

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * Writes by WP-CLI's own means.
 */
final class Wp_Cli_Output implements Command_Output {

	public function line( string $text ): void {
		self::call( array( 'WP_CLI', 'line' ), $text );
	}

	public function rows( array $rows, string $format = 'table' ): void {
		self::call( 'WP_CLI\Utils\format_items', $format, $rows, array_keys( $rows[0] ?? array() ) );
	}

	public function success( string $text ): void {
		self::call( array( 'WP_CLI', 'success' ), $text );
	}

	public function error( string $text ): void {
		self::call( array( 'WP_CLI', 'error' ), $text );
	}

	public static function register( string $name, object $command ): void {
		self::call( array( 'WP_CLI', 'add_command' ), $name, $command );
	}

	/**
	 * Calls WP-CLI, which is there only on the command line.
	 *
	 * @param string|array{string, string} $callback
	 */
	private static function call( string|array $callback, mixed ...$values ): void {
		if ( is_callable( $callback ) ) {
			$callback( ...$values );
		}
	}
}
