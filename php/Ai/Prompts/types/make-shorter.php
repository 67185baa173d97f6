<?php
/**
 * Prompt: shorter.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	"Shorten {$context->subject()} to about half its length. Keep what matters most, the order, the voice and the language."
);
