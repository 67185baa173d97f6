import { languageName } from './language-names';
import type { PromptMessage } from '@slipstream/ai-client';

/**
 * A request that says which language the answer must be in.
 *
 * @param messages The request.
 * @param language The language.
 */
export function requireLanguage(
	messages: readonly PromptMessage[],
	language: string
): PromptMessage[] {
	const last = messages.findLastIndex( ( { context } ) => context );
	return messages.map( ( message, at ) =>
		at === last && message.context
			? {
					...message,
					context: {
						...message.context,
						answer_language: `${ language } (${ languageName( language, 'en' ) })`,
					},
				}
			: message
	);
}
