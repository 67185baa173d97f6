<?php
/**
 * An answer that nobody watches.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Request_Error;

/**
 * Ignores the pieces: the caller waits for the relay's result.
 */
final class Null_Sink implements Sink {

	/**
	 * Nothing to do.
	 */
	public function open(): void {}

	/**
	 * Nothing to do.
	 *
	 * @param Delta $delta The piece.
	 */
	public function delta( Delta $delta ): void {}

	/**
	 * Nothing to do.
	 */
	public function idle(): void {}

	/**
	 * Nothing to do.
	 */
	public function done(): void {}

	/**
	 * Nothing to do.
	 *
	 * @param Request_Error $error Why the answer broke off.
	 */
	public function fail( Request_Error $error ): void {}

	/**
	 * The caller stays.
	 */
	public function is_gone(): bool {
		return false;
	}
}
