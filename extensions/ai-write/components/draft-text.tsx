import { isBusy } from '@slipstream/ai-client';
import { ChangedText } from '@slipstream/ai-diff';
import { SuggestedText } from '@slipstream/ai-ui';
import type { Drafts } from '../use-drafts';

/** A new text as it will look, or with what a request has changed in it. */
export function DraftText( {
	drafts,
	showsChanges,
}: {
	drafts: Drafts;
	showsChanges: boolean;
} ) {
	const { before = '', text, request } = drafts;
	if ( ! text ) {
		return null;
	}
	return (
		<div className="slipstream-ai-panel__texts">
			{ showsChanges ? (
				<ChangedText before={ before } text={ text } />
			) : (
				<SuggestedText
					text={ text }
					isArriving={ isBusy( request.state ) }
				/>
			) }
		</div>
	);
}
