<?php
/** Prompt: a short piece from the title. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-summary-by-title',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		'The text above is the title of a post that is not written yet. Write a short piece of two or three paragraphs that such a post could open with, in the language of the title. Do not repeat the title.'
	),
	new Prompt_Ability(
		'write-opening',
		__( 'Write an opening', 'slipstream' ),
		__( 'Writes an opening for a post with this title.', 'slipstream' )
	)
);
