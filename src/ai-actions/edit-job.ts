import { loadMarkdown } from '@slipstream/markdown';
import { languageReview } from './language-review';
import { editMessages, expectedLanguage } from './messages';
import { suggestionFor } from './suggestions';
import { markdownOf } from './targets';
import type { AiAction } from './actions';
import type { Round, SessionAction } from './session';
import type { Target } from './targets';
import type { WrongLanguage } from '@slipstream/ai-check';
import type { AiJob } from '@slipstream/ai-client';
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
 * @param targets     The texts, each with its place in a round.
 * @param base        What is asked for.
 * @param base.action The action.
 * @param base.round  The answers that are shown.
 * @param dispatch    Changes the session.
 */
export function editJob(
	targets: readonly ( Target & { index: number } )[],
	{ action, round }: Base,
	dispatch: ( action: SessionAction ) => void
): AiJob< WrongLanguage > {
	let markdown: MarkdownApi | undefined;
	const answerTo = ( { index }: { index: number } ) =>
		round?.[ index ]?.suggestion.text;
	const sourceOf = async ( target: Target & { index: number } ) => {
		markdown = await loadMarkdown();
		return answerTo( target ) ?? markdownOf( target, markdown );
	};
	return {
		count: targets.length,
		async compose( at ) {
			const target = targets[ at ];
			return target
				? editMessages(
						action,
						target.extension,
						await sourceOf( target ),
						answerTo( target ) !== undefined
					)
				: [];
		},
		review: languageReview( async ( at ) => {
			const target = targets[ at ];
			return (
				target && expectedLanguage( action, await sourceOf( target ) )
			);
		} ),
		onEnd( { text, index: at, outcome, issue } ) {
			const target = targets[ at ];
			const suggestion =
				target && markdown && text
					? suggestionFor(
							text,
							target,
							!! action.replaces,
							markdown
						)
					: undefined;
			if ( target && suggestion ) {
				const { index } = target;
				dispatch( { type: 'add', index, suggestion, wrong: issue } );
			}
			if ( outcome !== 'done' || at === targets.length - 1 ) {
				dispatch( { type: 'end' } );
			}
		},
	};
}
