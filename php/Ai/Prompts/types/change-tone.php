<?php
/** Prompt: another tone. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;
use Slipstream\Settings\Declared_Choices;

return new Prompt_Type(
	'ai-assistant-change-tone',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Rewrite {$context->subject()} in this tone: {$context->word(
			'tone',
			Declared_Choices::names( 'Ai', 'tones' )[0]
		)}. Keep the meaning, the structure and the language."
	),
	new Prompt_Ability(
		'change-tone',
		__( 'Change tone', 'slipstream' ),
		__( 'Rewrites a text in another tone.', 'slipstream' ),
		array( 'content', 'tone' )
	)
);
