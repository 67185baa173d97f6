import { contextTypeOf, DEFAULT_TONE } from '@slipstream/ai-client';
import type { AiAction } from './actions';
import type { Expectation } from '@slipstream/ai-check';
import type { PromptMessage } from '@slipstream/ai-client';

/**
 * The one message of a request about a block.
 *
 * @param action     What is asked for.
 * @param extension  The kind of block, as the provider names it.
 * @param content    The text, Markdown.
 * @param isFollowUp Whether the text is the assistant's own last answer.
 */
export function editMessages(
	action: AiAction,
	extension: string,
	content: string,
	isFollowUp: boolean
): PromptMessage[] {
	const { prompt, request, tone, language } = action;
	return [
		{
			role: 'jetpack-ai',
			context: {
				type: `${ contextTypeOf( prompt ) }-${ extension }-extension`,
				content,
				...( prompt === 'userPrompt' ? { request } : {} ),
				...( prompt === 'changeTone'
					? { tone: tone ?? DEFAULT_TONE }
					: {} ),
				...( prompt === 'changeLanguage' ? { language } : {} ),
				is_follow_up: isFollowUp,
			},
		},
	];
}

/**
 * The language that an answer should be in. The author's own words may ask for any.
 *
 * @param action          What is asked for.
 * @param action.prompt   Its kind.
 * @param action.language For a translation, code and name.
 * @param source          The text that it is about.
 */
export function expectedLanguage(
	{ prompt, language }: AiAction,
	source: string
): Expectation | undefined {
	switch ( prompt ) {
		case 'userPrompt':
			return undefined;
		case 'changeLanguage':
			// Of code and name, the code.
			return { language: language?.split( ' ' )[ 0 ] ?? '' };
		default:
			return { source };
	}
}
