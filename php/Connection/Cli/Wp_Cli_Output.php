<?php
/**
 * WP-CLI's output.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Cli;

/**
 * Writes by WP-CLI's own means.
 */
final class Wp_Cli_Output implements Output {

	/**
	 * Writes a line.
	 *
	 * @param string $text The line.
	 */
	public function line( string $text ): void {
		self::call( 'line', $text );
	}

	/**
	 * Says that all went well.
	 *
	 * @param string $text What did.
	 */
	public function success( string $text ): void {
		self::call( 'success', $text );
	}

	/**
	 * Says what went wrong, and ends.
	 *
	 * @param string $text What did.
	 */
	public function error( string $text ): void {
		self::call( 'error', $text );
	}

	/**
	 * Registers commands.
	 *
	 * @param string $name    What they begin with.
	 * @param object $command Has a method for each.
	 */
	public static function register( string $name, object $command ): void {
		self::call( 'add_command', $name, $command );
	}

	/**
	 * Calls WP-CLI, whose classes are there only on the command line.
	 *
	 * @param string        $method    A method of its class.
	 * @param string|object ...$values What it takes.
	 */
	private static function call( string $method, string|object ...$values ): void {
		$callback = array( 'WP_CLI', $method );
		if ( is_callable( $callback ) ) {
			$callback( ...$values );
		}
	}
}
