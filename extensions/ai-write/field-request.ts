import { contextTypeOf } from '@slipstream/ai-client';
import type { DraftRequest } from './use-drafts';
import type { PromptMessage } from '@slipstream/ai-client';

/** How an excerpt is to be. */
export interface ExcerptOptions {
	words: number;
	/** '' leaves it to the text. */
	tone: string;
	/** Code and English name; '' for the text's own. */
	language: string;
}

/** As the excerpt's own settings have them. */
export const WORDS = { least: 10, most: 100, usual: 50 } as const;

/** What search engines show of a description. */
export const LONGEST_META = 156;

/**
 * The context of a request for an excerpt.
 *
 * @param content The post's text.
 * @param postId  The post.
 * @param options How it is to be.
 */
export function excerptContext(
	content: string,
	postId: number | string | null,
	options: ExcerptOptions
): NonNullable< PromptMessage[ 'context' ] > {
	const { words, tone, language } = options;
	return {
		type: 'ai-content-lens',
		contentType: 'post-excerpt',
		postId,
		content,
		words,
		...( tone ? { tone } : {} ),
		...( language ? { language } : {} ),
	};
}

/**
 * The messages of a request for a field: what it is about, and where there is an answer, that and what to change.
 *
 * @param context What it is about.
 * @param asked   What is asked for.
 */
export function fieldMessages(
	context: NonNullable< PromptMessage[ 'context' ] >,
	asked: DraftRequest
): PromptMessage[] {
	const { request, answer } = asked;
	if ( answer === undefined ) {
		return [
			{
				role: 'jetpack-ai',
				context: request ? { ...context, request } : context,
			},
		];
	}
	return [
		{ role: 'jetpack-ai', context },
		{ role: 'assistant', content: answer },
		{
			role: 'jetpack-ai',
			context: { type: contextTypeOf( 'userPrompt' ), request },
		},
	];
}
