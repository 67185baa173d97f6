<?php
/** Prompt: go on from the text above. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-continue-writing',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		'Continue this text where it ends. Write the next one to three paragraphs in the same voice, tense and person, and do not repeat what is there already.'
	),
	new Prompt_Ability(
		'continue-writing',
		__( 'Continue writing', 'slipstream' ),
		__( 'Writes the next paragraphs of a text.', 'slipstream' )
	)
);
