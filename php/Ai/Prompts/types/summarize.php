<?php
/**
 * Prompt: a summary.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	"Summarize {$context->subject()} in one paragraph of at most four sentences, in its language. Only what the text says."
);
