<?php
/** Prompt: plainer words. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-simplify',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Rewrite {$context->subject()} in plain words: short sentences, common words, one thought a sentence. Keep the meaning, the order, the structure and the language."
	),
	new Prompt_Ability(
		'simplify',
		__( 'Simplify', 'slipstream' ),
		__( 'Simplifies a text.', 'slipstream' )
	)
);
