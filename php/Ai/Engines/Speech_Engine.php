<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;

/** Something that turns speech into text. */
interface Speech_Engine {

	/** The model that transcribes, as the log and the table of prices name it. */
	public function speech_model(): string;

	/**
	 * Transcribes a recording and waits for the text.
	 *
	 * @throws Request_Error If there is none.
	 */
	public function transcribe( Audio_File $audio ): string;
}
