<?php
/**
 * Where commands write.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Cli;

/**
 * The command line, as commands need it.
 */
interface Output {

	/**
	 * Writes a line.
	 *
	 * @param string $text The line.
	 */
	public function line( string $text ): void;

	/**
	 * Says that all went well.
	 *
	 * @param string $text What did.
	 */
	public function success( string $text ): void;

	/**
	 * Says what went wrong. The command ends with 1.
	 *
	 * @param string $text What did.
	 */
	public function error( string $text ): void;
}
