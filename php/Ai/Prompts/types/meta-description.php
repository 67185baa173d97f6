<?php
/** Prompt: what search engines show of a post. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-meta-description',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string =>
		'Write the meta description of this post for search engines: what readers find in it, in one or two sentences of at most 156 characters together. '
		. 'Plain text on one line: no Markdown, no quotation marks around it.'
		. $context->sentence( 'language', 'Write it in this language: %s.', "In the post's language." )
		. ( $context->has( 'request' ) ? "\n" . $context->text( 'request' ) : '' )
		. "\n" . $context->fenced( 'content' ),
	new Prompt_Ability(
		'write-description',
		__( 'Write a meta description', 'slipstream' ),
		__( 'Describes a post in two sentences for search engines.', 'slipstream' ),
		array( 'content' ),
		array( 'language' )
	)
);
