<?php
/** Prompt: about twice the size. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-make-longer',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Expand {$context->subject()} to about twice its length. Explain and illustrate what is there already; keep its structure, voice and language, and add no new claims."
	),
	new Prompt_Ability( 'make-longer', __( 'Expand', 'slipstream' ), __( 'Makes a text longer.', 'slipstream' ) )
);
