<?php
/**
 * Where an answer goes.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Request_Error;

/**
 * Receives an answer as it is given.
 */
interface Sink {

	/**
	 * The answer begins.
	 */
	public function open(): void;

	/**
	 * A piece of it.
	 *
	 * @param Delta $delta The piece.
	 */
	public function delta( Delta $delta ): void;

	/**
	 * Nothing came for a moment.
	 */
	public function idle(): void;

	/**
	 * The answer has ended as it should.
	 */
	public function done(): void;

	/**
	 * The answer has broken off.
	 *
	 * @param Request_Error $error Why.
	 */
	public function fail( Request_Error $error ): void;

	/**
	 * Whether nobody listens any more.
	 */
	public function is_gone(): bool;
}
