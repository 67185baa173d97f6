<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Http\Request_Error;

/** An answer that an engine is giving. The caller drives it: wait(), then take() and look whether it has ended. */
interface Completion {

	/** Lets the answer go on; returns as soon as something arrived, at the latest after so many seconds. */
	public function wait( float $seconds ): void;

	/** Whether the engine has accepted the request, so that an answer can be promised to the client. */
	public function is_open(): bool;

	/** @return list<Delta> What has arrived since the last call. */
	public function take(): array;

	/** Whether the answer is complete and all of it was taken. */
	public function is_finished(): bool;

	/**
	 * Why there will be no (more) answer, if so. Told only after all that came before was taken: no text is lost to an
	 * error.
	 */
	public function failure(): ?Request_Error;

	/** When the engine last gave a sign of life, in seconds of a clock that only runs forward (hrtime). */
	public function last_activity(): float;

	/** Ends the answer at once and frees its resources. */
	public function stop(): void;
}
