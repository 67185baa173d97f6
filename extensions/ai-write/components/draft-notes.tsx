import { AnswerNotes } from '@slipstream/ai-actions';
import { isBusy } from '@slipstream/ai-ui';
import type { Drafts } from '../use-drafts';

/** What is to be said about a new text before it is taken. */
export function DraftNotes( { drafts }: { drafts: Drafts } ) {
	const { queue, wrong, text, count } = drafts;
	return count === 0 || isBusy( queue.state ) ? null : (
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
