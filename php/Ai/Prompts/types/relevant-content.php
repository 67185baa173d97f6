<?php
/** Prompt: the text that the request is about. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-relevant-content',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string =>
		"This is the text that my next request is about:\n" . $context->fenced( 'content' )
);
