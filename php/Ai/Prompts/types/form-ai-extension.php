<?php
/** Prompt: a form, or changes of one. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'form-ai-extension',
	Ai_Access::FORMS,
	static fn( Prompt_Context $context ): string => $context->with_content(
		"Make the form that is asked for here. Where a form is given below, change that one:\n" . $context->text( 'request' )
	)
);
