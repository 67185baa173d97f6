import { StyleNotes } from '@slipstream/ai-check';
import { isBusy } from '@slipstream/ai-client';
import { loadRenderer, loadWriter } from '@slipstream/markdown';
import {
	store as blockEditorStore,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { AssistantControl } from './components/assistant-control';
import { FeedbackPanel } from './components/feedback-panel';
import { GeneratedText } from './components/generated-text';
import { useAcceptance } from './hooks/use-acceptance';
import { useAssistant } from './hooks/use-assistant';
import { useMarkdown } from './hooks/use-markdown';
import { usePost } from './hooks/use-post';
import { originalText } from './original';
import { isEmptyHeading } from './title';
import type { AssistantAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { KeyboardEvent } from 'react';

/** Whether the block is drawn to be looked at only, as in the inserter. */
function useIsPreview(): boolean {
	return useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings().isPreviewMode === true,
		[]
	);
}

export default function Edit( props: EditProps< AssistantAttributes > ) {
	const { attributes, clientId, isSelected } = props;
	const { originalContent, userPrompt } = attributes;
	const isPreview = useIsPreview();
	const isLocked = useBlockEditingMode() !== 'default';
	const post = usePost();
	const assistant = useAssistant( props, post.id );
	const { accept, restore } = useAcceptance(
		clientId,
		post,
		assistant.report
	);
	const busy = isBusy( assistant.state );

	const markdown = useMarkdown(
		busy || !! assistant.text || !! originalContent,
		loadRenderer
	);
	const writer = useMarkdown( !! originalContent, loadWriter );
	const original = useMemo(
		() =>
			originalContent && writer
				? originalText( originalContent, writer )
				: '',
		[ originalContent, writer ]
	);
	const text = assistant.text || original;
	const isStreaming = assistant.state === 'suggesting';
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
			<FeedbackPanel />
			{ ! isEmptyHeading( text ) && (
				<GeneratedText
					text={ text }
					markdown={ markdown }
					isStreaming={ isStreaming }
					isOutdated={ busy && ! assistant.isArriving }
				/>
			) }
			{ ! isLocked && assistant.hasResult && ! busy && (
				<StyleNotes
					text={ assistant.text }
					onReplace={ assistant.reword }
					onAgain={ assistant.change }
				/>
			) }
			{ ! isLocked && (
				<AssistantControl
					assistant={ assistant }
					prompt={ userPrompt }
					isSelected={ isSelected && ! isPreview }
					onAccept={ () => void accept( assistant.text ) }
					onRestore={
						originalContent
							? () => void restore( originalContent )
							: undefined
					}
				/>
			) }
		</div>
	);
}
