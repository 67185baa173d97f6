<?php
/** Prompt: tags of a post. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-assistant-suggest-tags',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string =>
		"Suggest five to ten tags for this post, the most fitting first. Only what the post is really about; one to three words each, in the post's language, no hashes. "
		. "One tag a line and nothing else: no numbers, no bullets.\n"
		. ( $context->has( 'existing' ) ? "Where one of the site's tags fits, give it exactly as it is written here, before any new one:\n" . $context->fenced( 'existing' ) . "\n" : '' )
		. ( $context->has( 'request' ) ? $context->text( 'request' ) . "\n" : '' )
		. "The post:\n" . $context->fenced( 'content' ),
	new Prompt_Ability(
		'suggest-tags',
		__( 'Suggest tags', 'slipstream' ),
		__( 'Suggests tags for a post, one per line.', 'slipstream' )
	)
);
