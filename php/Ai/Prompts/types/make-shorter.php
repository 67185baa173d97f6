<?php
/** Prompt: shorter. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-make-shorter',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Shorten {$context->subject()} to about half its length. Keep what matters most, the order, the voice and the language."
	),
	new Prompt_Ability(
		'make-shorter',
		__( 'Make shorter', 'slipstream' ),
		__( 'Makes a text shorter.', 'slipstream' )
	)
);
