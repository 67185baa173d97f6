<?php
/** Prompt: a summary. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-summarize',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Summarize {$context->subject()} in one paragraph of at most four sentences, in its language. Only what the text says."
	),
	new Prompt_Ability(
		'summarize',
		__( 'Summarize', 'slipstream' ),
		__( 'Summarizes a text in one paragraph.', 'slipstream' )
	)
);
