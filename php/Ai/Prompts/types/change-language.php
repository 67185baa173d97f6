<?php
/** Prompt: another language. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-change-language',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Translate {$context->subject()} into this language: {$context->required_word( 'language' )}. Keep the formatting, the links and proper names."
	),
	new Prompt_Ability(
		'translate',
		__( 'Translate', 'slipstream' ),
		__( 'Translates a text into another language.', 'slipstream' ),
		array( 'content', 'language' )
	)
);
