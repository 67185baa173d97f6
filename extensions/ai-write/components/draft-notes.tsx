import { AnswerNotes } from '@slipstream/ai-actions';
import { isBusy } from '@slipstream/ai-client';
import type { Drafts } from '../use-drafts';

/** What is to be said about a new text before it is taken. */
export function DraftNotes( { drafts }: { drafts: Drafts } ) {
	const { request, wrong, text, count } = drafts;
	return count === 0 || isBusy( request.state ) ? null : (
		<AnswerNotes
			text={ text }
			wrong={ wrong }
			onAgain={ drafts.again }
			onKeep={ drafts.keep }
			onReplace={ drafts.reword }
			onChange={ drafts.change }
		/>
	);
}
