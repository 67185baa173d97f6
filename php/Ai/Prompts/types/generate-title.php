<?php
/** Prompt: a title. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-generate-title',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		'Suggest one title for this text, in its language. At most 70 characters, plain text on one line: no quotation marks, no Markdown, no full stop at the end.'
	),
	new Prompt_Ability(
		'suggest-title',
		__( 'Suggest a title', 'slipstream' ),
		__( 'Suggests a title for a post.', 'slipstream' )
	)
);
