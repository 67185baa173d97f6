<?php
/** Prompt: a post from a list. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-write-post-from-list',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		'Write a post from this list, in its language: a short opening, then for each item a second-level heading and one or two paragraphs, in the order of the list. Keep the links and names in it, and add no facts.'
	),
	new Prompt_Ability(
		'write-from-list',
		__( 'Write a post from a list', 'slipstream' ),
		__( 'Writes a post based on a list.', 'slipstream' )
	),
	keeps_block: false
);
