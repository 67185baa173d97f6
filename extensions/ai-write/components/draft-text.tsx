import { isBusy } from '@slipstream/ai-client';
import { ChangedText } from '@slipstream/ai-diff';
import { SuggestedText, useMarkdown } from '@slipstream/ai-ui';
import { loadRenderer } from '@slipstream/markdown';
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
	const markdown = useMarkdown( showsChanges, loadRenderer );
	if ( ! text ) {
		return null;
	}
	return (
		// What is around it scrolls, so keys must reach it.

		<div className="slipstream-ai-panel__texts" role="group" tabIndex={ 0 }>
			{ showsChanges ? (
				<ChangedText
					before={ before }
					text={ text }
					render={ markdown?.renderMarkdown }
				/>
			) : (
				<SuggestedText
					text={ text }
					isArriving={ isBusy( request.state ) }
				/>
			) }
		</div>
	);
}
