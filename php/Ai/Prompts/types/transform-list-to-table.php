<?php
/** Prompt: a table from a list. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-transform-list-to-table',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string => $context->with_content(
		'Turn the list in this text into one Markdown table. Find columns that fit, give them short headings in the language of the list, keep every item, and leave a cell empty where the list says nothing.'
	),
	new Prompt_Ability(
		'list-to-table',
		__( 'Turn list into a table', 'slipstream' ),
		__( 'Turns a list into a table.', 'slipstream' )
	),
	keeps_block: false
);
