import { editMessages, expectedLanguage } from './messages';
import { suggestionFor } from './suggestions';
import { markdownOf } from './targets';
import type { AiAction } from './actions';
import type { Round } from './session';
import type { Suggestion } from './suggestions';
import type { Target } from './targets';
import type { Batch } from './use-queue';
import type { WrongLanguage } from '@slipstream/ai-check';
import type { MarkdownApi } from '@slipstream/markdown';

/** What a request goes on from. */
export interface Base {
	readonly action: AiAction;
	readonly round: Round | undefined;
	/** Of several texts, the one that is meant. */
	readonly only?: number;
}

/**
 * The requests about texts: about the answers that are shown, where there are any.
 *
 * @param targets      The texts, each with its place in a round.
 * @param base         What is asked for.
 * @param base.action  The action.
 * @param base.round   The answers that are shown.
 * @param markdown     Converters.
 * @param onSuggestion Gets what they bring.
 */
export function batchOf(
	targets: readonly ( Target & { index: number } )[],
	{ action, round }: Base,
	markdown: MarkdownApi,
	onSuggestion: (
		index: number,
		suggestion: Suggestion,
		wrong?: WrongLanguage
	) => void
): Batch {
	const texts = targets.map( ( target ) => {
		const answer = round?.[ target.index ]?.suggestion.text;
		return {
			target,
			text: answer ?? markdownOf( target, markdown ),
			isFollowUp: answer !== undefined,
		};
	} );
	return {
		requests: texts.map( ( { target, text, isFollowUp } ) =>
			editMessages( action, target.extension, text, isFollowUp )
		),
		expected: ( at ) => expectedLanguage( action, texts[ at ]?.text ?? '' ),
		onText( at, text, wrong ) {
			const target = targets[ at ];
			const suggestion =
				target &&
				suggestionFor( text, target, !! action.replaces, markdown );
			if ( suggestion ) {
				onSuggestion( target.index, suggestion, wrong );
			}
		},
	};
}
