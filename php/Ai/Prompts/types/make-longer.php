<?php
/**
 * Prompt: about twice the size.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	"Expand {$context->subject()} to about twice its length. Explain and illustrate what is there already; keep its structure, voice and language, and add no new claims."
);
