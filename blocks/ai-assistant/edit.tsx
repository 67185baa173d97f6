import { useIsPreview } from '@slipstream/block-kit';
import { StyleNotes } from '@slipstream/ai-check';
import { isBusy } from '@slipstream/ai-client';
import { useMarkdown } from '@slipstream/ai-ui';
import { loadRenderer } from '@slipstream/markdown';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { AssistantControl } from './components/assistant-control';
import { FeedbackPanel } from './components/feedback-panel';
import { AssistantText } from './components/assistant-text';
import { UsagePanel } from './components/usage-panel';
import { useAcceptance } from './hooks/use-acceptance';
import { useAssistant } from './hooks/use-assistant';
import { useChanges } from './hooks/use-changes';
import { useOriginalText } from './hooks/use-original-text';
import { usePost } from './hooks/use-post';
import { hasOriginal } from './original';
import { isEmptyHeading } from './title';
import type { AssistantAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { KeyboardEvent } from 'react';

/** What can be done with the block: it may be locked, or drawn to be looked at only, as in the inserter. */
function useMode() {
	const isPreview = useIsPreview();
	const isLocked = useBlockEditingMode() !== 'default';
	return { isPreview, isLocked, isWritable: ! isLocked && ! isPreview };
}

export default function Edit( props: EditProps< AssistantAttributes > ) {
	const { attributes, clientId, isSelected } = props;
	const isMadeOfBlocks = hasOriginal( attributes );
	const { isPreview, isLocked, isWritable } = useMode();
	const post = usePost();
	const assistant = useAssistant( props, post.id );
	const { accept, restore } = useAcceptance(
		clientId,
		post,
		assistant.report
	);
	const busy = isBusy( assistant.state );

	const markdown = useMarkdown(
		busy || !! assistant.text || isMadeOfBlocks,
		loadRenderer
	);
	const original = useOriginalText( props, isWritable );
	const text = assistant.text || original;
	const isStreaming = assistant.state === 'suggesting';
	const { before, changes } = useChanges( assistant, original );
	const canReword = ! isLocked && assistant.hasResult && ! busy;
	const blockProps = useBlockProps( {
		onKeyDown: ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && busy ) {
				event.preventDefault();
				event.stopPropagation();
				assistant.stop();
			}
		},
	} );
	return (
		<div { ...blockProps }>
			<UsagePanel />
			<FeedbackPanel />
			{ ! isEmptyHeading( text ) && (
				<AssistantText
					before={ before }
					text={ text }
					markdown={ markdown }
					isStreaming={ isStreaming }
					isOutdated={ busy && ! assistant.isArriving }
				/>
			) }
			{ canReword && (
				<StyleNotes
					text={ assistant.text }
					onReplace={ assistant.reword }
					onAgain={ assistant.change }
				/>
			) }
			{ ! isLocked && (
				<AssistantControl
					clientId={ clientId }
					assistant={ assistant }
					prompt={ attributes.userPrompt }
					isSelected={ isSelected && ! isPreview }
					changes={ changes }
					onAccept={ () => void accept( assistant.text ) }
					onRestore={
						isMadeOfBlocks
							? () => void restore( attributes )
							: undefined
					}
				/>
			) }
		</div>
	);
}
