import { isBusy } from '@slipstream/ai-client';
import { useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { countRounds } from './session';
import type { ResultActions } from './components/ai-prompt';
import type { Edits } from './use-edits';

/** How many changes there are in the answers that are shown, and how many of them the author takes. */
function countChanges( { round }: Edits ) {
	const entries = round?.filter( ( entry ) => entry !== undefined ) ?? [];
	return {
		count: entries.reduce(
			( sum, { suggestion } ) => sum + suggestion.diff.changes.length,
			0
		),
		accepted: entries.reduce(
			( sum, entry ) => sum + entry.accepted.size,
			0
		),
	};
}

/** Another word for "Accept" where the author takes some of the changes only. */
function acceptLabel( accepted: number, count: number ): string | undefined {
	return accepted === count
		? undefined
		: sprintf(
				/* translators: 1: how many changes are accepted, 2: how many there are. */
				_n(
					'Accept %1$d of %2$d change',
					'Accept %1$d of %2$d changes',
					count,
					'slipstream'
				),
				accepted,
				count
			);
}

/**
 * What can be done with the answers that are shown, and whether they are shown with what they change.
 *
 * @param edits            The answers.
 * @param actions          What happens in the end.
 * @param actions.onAccept Makes the changes that the author takes.
 * @param actions.onClose  Leaves the texts as they are.
 */
export function useReview(
	edits: Edits,
	actions: { onAccept: () => void; onClose: () => void }
): { showsChanges: boolean; result?: ResultActions } {
	const [ showsChanges, setShowsChanges ] = useState( true );
	const { request, session, round, show } = edits;
	if ( ! round?.some( Boolean ) || isBusy( request.state ) ) {
		return { showsChanges };
	}
	const { count, accepted } = countChanges( edits );
	const { shown } = session;

	return {
		showsChanges,
		result: {
			acceptLabel: acceptLabel( accepted, count ),
			canAccept: accepted > 0,
			versions: {
				shown,
				count: countRounds( session ),
				onShow: show,
			},
			changes: {
				isShown: showsChanges,
				onToggle: () => setShowsChanges( ! showsChanges ),
			},
			cutOff: request.isCutOff
				? {
						problem: request.problem,
						onContinue: request.continueText,
					}
				: undefined,
			onAccept: actions.onAccept,
			onDiscard: actions.onClose,
			onRegenerate: () => edits.again(),
			onUndo: shown > 0 ? () => show( shown - 1 ) : undefined,
		},
	};
}
