<?php
/** Prompt: turn what was spoken into a first draft. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'voice-to-content-simple-draft',
	Ai_Access::VOICE,
	static fn( Prompt_Context $context ): string =>
		"This is the transcription of a voice note. Turn it into a draft for a post, in the language that was spoken.\n"
		. "Leave out filler words, false starts and repetitions; correct what was plainly misheard. Keep every thought, the order they build on each other, and the speaker's own voice.\n"
		. "Divide it into paragraphs; use headings and lists only where the speaker's thoughts have that shape. Add nothing that was not said.\n"
		. $context->fenced( 'content' )
);
