import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { useDrafts } from '../use-drafts';
import { DraftNotes } from './draft-notes';
import { DraftsFrame } from './drafts-frame';
import { DraftText } from './draft-text';
import type { Choice, WriteTool } from '@slipstream/ai-actions';
import type { Post } from '../use-post';

interface Props {
	tool: WriteTool;
	post: Post;
	/** What can be chosen while nothing was asked yet. */
	choices?: readonly Choice[];
	onClose: () => void;
}

/** Writes a new text, and puts it where the author wants it. */
export function DraftPanel( { tool, post, choices, onClose }: Props ) {
	const { prompt = 'userPrompt' } = tool;
	const drafts = useDrafts( ( { request, answer } ) =>
		answer === undefined
			? post.compose( prompt, request )
			: post.compose( 'userPrompt', request, answer )
	);
	const { text } = drafts;
	const accept = async () => {
		if ( prompt === 'generateTitle' ) {
			post.setTitle( text );
		} else {
			await post.insert( text );
		}
		speak( __( 'Text added to the post.', 'slipstream' ) );
		onClose();
	};
	return (
		<DraftsFrame
			tool={ tool }
			post={ post }
			drafts={ drafts }
			begins={ tool.request === undefined }
			choices={ choices }
			onAccept={ () => void accept() }
			onClose={ onClose }
		>
			{ ( showsChanges ) => (
				<>
					<DraftText
						drafts={ drafts }
						showsChanges={ showsChanges }
					/>
					<DraftNotes drafts={ drafts } />
				</>
			) }
		</DraftsFrame>
	);
}
