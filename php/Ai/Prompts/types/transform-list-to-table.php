<?php
/**
 * Prompt: a table from a list.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	'Turn the list in this text into one Markdown table. Find columns that fit, give them short headings in the language of the list, keep every item, and leave a cell empty where the list says nothing.'
);
