import { isBusy } from '@slipstream/ai-client';
import { useState } from '@wordpress/element';
import type { Drafts } from './use-drafts';
import type { ResultActions } from '@slipstream/ai-actions';

interface Props {
	drafts: Drafts;
	/** Whether what is chosen can be taken as it is. */
	canAccept?: boolean;
	acceptLabel?: string;
	onAccept: () => void;
	onClose: () => void;
}

/**
 * What can be done with a new text, and whether it is shown with what a request has changed in it.
 *
 * @param props The text, and what happens in the end.
 */
export function useDraftResult( props: Props ): {
	showsChanges: boolean;
	result?: ResultActions;
} {
	const { drafts, canAccept = true, acceptLabel } = props;
	const { request, at, count, show, before } = drafts;
	const [ isShown, setIsShown ] = useState( false );
	if ( count === 0 || isBusy( request.state ) ) {
		return { showsChanges: false };
	}
	const isChange = before !== undefined;
	return {
		showsChanges: isShown && isChange,
		result: {
			acceptLabel,
			canAccept,
			versions: { shown: at, count, onShow: show },
			changes: isChange
				? { isShown, onToggle: () => setIsShown( ! isShown ) }
				: undefined,
			cutOff: request.isCutOff
				? {
						problem: request.problem,
						// The author may have changed it meanwhile.
						onContinue: () => request.continueText( drafts.text ),
					}
				: undefined,
			onAccept: props.onAccept,
			onDiscard: props.onClose,
			onRegenerate: drafts.again,
			onUndo: at > 0 ? () => show( at - 1 ) : undefined,
		},
	};
}
