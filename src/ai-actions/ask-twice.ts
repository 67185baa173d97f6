import { insistOn, wrongLanguage } from '@slipstream/ai-check';
import type { Expectation, WrongLanguage } from '@slipstream/ai-check';
import type { PromptMessage } from '@slipstream/ai-client';

/** How a request ended. */
export type Outcome = 'done' | 'stopped' | 'failed';

/** What a request brought. */
export interface Answer {
	text: string;
	outcome: Outcome;
	wrong?: WrongLanguage;
}

/**
 * Asks, and once more where the answer is in another language than expected. A second request that does not work out leaves the first
 * answer.
 *
 * @param messages What is asked.
 * @param expected The language that it should be in.
 * @param ask      Sends a request.
 * @param begin    Hears of the second one, and says whether it is still wanted.
 */
export async function askTwice(
	messages: PromptMessage[],
	expected: Expectation | undefined,
	ask: ( messages: PromptMessage[] ) => Promise< Answer >,
	begin: () => boolean
): Promise< Answer > {
	const first = await ask( messages );
	const wrong =
		expected && first.outcome === 'done'
			? await wrongLanguage( first.text, expected )
			: undefined;
	if ( ! expected || ! wrong || ! begin() ) {
		return { ...first, wrong };
	}
	const language =
		'language' in expected ? expected.language : wrong.expected;
	const second = await ask( insistOn( messages, language ) );
	return second.outcome === 'done'
		? { ...second, wrong: await wrongLanguage( second.text, expected ) }
		: { ...first, wrong, outcome: second.outcome };
}
