import { LanguageNote, StyleNotes } from '@slipstream/ai-check';
import { isBusy } from '@slipstream/ai-ui';
import type { Drafts } from '../use-drafts';

/** What is to be said about a new text before it is taken. */
export function DraftNotes( { drafts }: { drafts: Drafts } ) {
	const { queue, wrong, text, count } = drafts;
	if ( count === 0 || isBusy( queue.state ) ) {
		return null;
	}
	return (
		<>
			{ wrong && (
				<LanguageNote
					wrong={ wrong }
					onAgain={ drafts.again }
					onKeep={ drafts.keep }
				/>
			) }
			<StyleNotes
				text={ text }
				onReplace={ drafts.reword }
				onAgain={ drafts.change }
			/>
		</>
	);
}
