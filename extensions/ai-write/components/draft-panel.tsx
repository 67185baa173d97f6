import { AiPrompt, PanelFrame, Versions } from '@slipstream/ai-actions';
import { isBusy, useAiAvailability } from '@slipstream/ai-ui';
import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useDrafts } from '../use-drafts';
import { Preview } from './preview';
import type { WriteTool } from '../tools';
import type { Drafts } from '../use-drafts';
import type { Post } from '../use-post';

interface Props {
	tool: WriteTool;
	post: Post;
	onClose: () => void;
}

/** What can be done with a new text. */
function DraftBar( {
	drafts,
	onAccept,
	onReject,
}: {
	drafts: Drafts;
	onAccept: () => void;
	onReject: () => void;
} ) {
	return (
		<div className="slipstream-ai-panel__bar">
			<Button size="compact" variant="primary" onClick={ onAccept }>
				{ __( 'Accept', 'slipstream' ) }
			</Button>
			<Button size="compact" variant="tertiary" onClick={ onReject }>
				{ __( 'Discard', 'slipstream' ) }
			</Button>
			<Button size="compact" variant="tertiary" onClick={ drafts.again }>
				{ __( 'Regenerate', 'slipstream' ) }
			</Button>
			<Versions
				shown={ drafts.at }
				count={ drafts.count }
				onShow={ drafts.show }
			/>
		</div>
	);
}

/** Writes a new text, and puts it where the author wants it. */
export function DraftPanel( { tool, post, onClose }: Props ) {
	const drafts = useDrafts( tool, post );
	const { queue, text, count } = drafts;
	const isReady = useAiAvailability() === 'ready';
	const isRunning = isBusy( queue.state );
	const isAsking = tool.request !== undefined;
	useEffect( () => {
		if ( ! isAsking && isReady ) {
			drafts.begin( '' );
		}
		// The first request is sent once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	const accept = async () => {
		if ( tool.prompt === 'generateTitle' ) {
			post.setTitle( text );
		} else {
			await post.insert( text );
		}
		speak( __( 'The text is in the post.', 'slipstream' ) );
		onClose();
	};
	return (
		<PanelFrame
			label={ tool.label }
			clientId={ post.place }
			isAsking={ isAsking }
			onEscape={ isRunning ? queue.stop : onClose }
		>
			{ text && <Preview text={ text } isArriving={ isRunning } /> }
			{ count > 0 && ! isRunning && (
				<DraftBar
					drafts={ drafts }
					onAccept={ () => void accept() }
					onReject={ onClose }
				/>
			) }
			<AiPrompt
				queue={ queue }
				initial={ tool.request }
				isDisabled={ ! isReady }
				placeholder={
					count > 0
						? __( 'Say what to change…', 'slipstream' )
						: __( 'Describe the text you want…', 'slipstream' )
				}
				onSend={ count > 0 ? drafts.change : drafts.begin }
				onClose={ onClose }
			/>
		</PanelFrame>
	);
}
