<?php
/**
 * Prompt: another language.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content(
	"Translate {$context->subject()} into this language: {$context->required_word( 'language' )}. Keep the formatting, the links and proper names."
);
