<?php
/**
 * Prompt: the author's own request.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

use Slipstream\Ai\Prompts\Prompt_Context;

return static fn( Prompt_Context $context ): string => $context->with_content( "Do this:\n" . $context->text( 'request' ) );
