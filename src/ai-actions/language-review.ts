import { requireLanguage, wrongLanguage } from '@slipstream/ai-check';
import type { Expectation, WrongLanguage } from '@slipstream/ai-check';
import type { AiJob } from '@slipstream/ai-client';

type MaybePromise< T > = T | Promise< T >;

/**
 * Has answers asked for once more that come in another language than expected.
 *
 * @param expected The language that each answer should be in, where that matters.
 */
export const languageReview = (
	expected: ( index: number ) => MaybePromise< Expectation | undefined >
): NonNullable< AiJob< WrongLanguage >[ 'review' ] > => ( {
	async check( text, index ) {
		const expectation = await expected( index );
		return expectation && wrongLanguage( text, expectation );
	},
	async retryMessages( messages, wrong, index ) {
		const expectation = await expected( index );
		return requireLanguage(
			messages,
			expectation && 'language' in expectation
				? expectation.language
				: wrong.expected
		);
	},
} );
