<?php
/** Prompt: spelling and grammar. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-correct-spelling',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Correct the spelling, grammar and punctuation of {$context->subject()}. Change nothing else: keep wording, tone, structure and language. If nothing is wrong, give the text back as it is."
	),
	new Prompt_Ability(
		'correct-spelling',
		__( 'Correct spelling and grammar', 'slipstream' ),
		__( 'Fixes spelling and grammar and changes nothing else.', 'slipstream' )
	)
);
