<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

/** Something that answers chat requests. */
interface Engine {

	/** Its short name: openai, core, demo, or one of a plugin's own. */
	public function name(): string;

	/** The model that answers, '' where that is not known. */
	public function model(): string;

	/** Whether the text arrives in pieces, not all at once. */
	public function streams(): bool;

	/** Starts an answer. Returns at once where the engine can; failures are told by the completion. */
	public function start( Chat_Request $request ): Completion;
}
