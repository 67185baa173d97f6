<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Request_Error;

/** Receives an answer as it is given. */
interface Sink {

	public function open(): void;

	/** A piece of it. */
	public function delta( Delta $delta ): void;

	/** Nothing came for a moment. */
	public function idle(): void;

	/** The answer has ended as it should. */
	public function done(): void;

	/** The answer has broken off. */
	public function fail( Request_Error $error ): void;

	/** Whether the client has gone. */
	public function is_gone(): bool;
}
