<?php
/**
 * Prompt: another tone.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	"Rewrite {$context->subject()} in this tone: {$context->word( 'tone', 'formal' )}. Keep the meaning, the structure and the language."
);
