<?php
/**
 * Prompt: go on from the text above.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	'Continue this text where it ends. Write the next one to three paragraphs in the same voice, tense and person, and do not repeat what is there already.'
);
