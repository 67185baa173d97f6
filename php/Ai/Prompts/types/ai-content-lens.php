<?php
/** Prompt: the excerpt of a post. */

declare( strict_types=1 );

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;

return new Prompt_Type(
	'ai-content-lens',
	Ai_Access::WRITING,
	static fn( Prompt_Context $context ): string =>
		'Write the excerpt of this post: what it is about and why it is worth reading, so that it can stand alone in a list of posts. '
		. "About {$context->number(
			'words',
			50,
			5,
			200
		)} words, plain text in one paragraph: no Markdown, no title, no quotation marks around it."
		. $context->sentence( 'tone', 'The tone: %s.' )
		. $context->sentence( 'language', 'Write it in this language: %s.', "In the post's language." )
		. ( $context->has( 'request' ) ? "\n" . $context->text( 'request' ) : '' )
		. "\n" . $context->fenced( 'content' ),
	new Prompt_Ability(
		'write-excerpt',
		__( 'Write an excerpt', 'slipstream' ),
		__( 'Writes a short summary of a post for post lists.', 'slipstream' ),
		array( 'content' ),
		array( 'language' )
	)
);
