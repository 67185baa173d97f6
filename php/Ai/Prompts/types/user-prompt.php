<?php
/** Prompt: the author's own request. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-user-prompt',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Do this:\n" . $context->text( 'request' )
	),
	new Prompt_Ability(
		'write-text',
		__( 'Write a text', 'slipstream' ),
		__( 'Writes what you ask for, or edits a given text.', 'slipstream' ),
		array( 'request' ),
		array( 'content' )
	)
);
