import { AiPrompt, PanelFrame } from '@slipstream/ai-actions';
import { isBusy } from '@slipstream/ai-client';
import { useAiAvailability } from '@slipstream/ai-ui';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useDraftResult } from '../use-draft-result';
import type { Choice, WriteTool } from '@slipstream/ai-actions';
import type { Drafts } from '../use-drafts';
import type { Post } from '../use-post';
import type { ReactNode } from 'react';

interface Props {
	tool: WriteTool;
	post: Post;
	drafts: Drafts;
	/** Whether the first request is sent at once, and not when the author has said how it should be. */
	begins: boolean;
	/** Whether what is chosen can be taken as it is. */
	canAccept?: boolean;
	acceptLabel?: string;
	/** What can be chosen while nothing was asked yet. */
	choices?: readonly Choice[];
	/** What a request without a prompt is called; without it there is none. */
	emptyLabel?: string;
	children: ReactNode | ( ( showsChanges: boolean ) => ReactNode );
	onAccept: () => void;
	onClose: () => void;
}

/** What a panel has that asks for the author's own words, until something was asked: a list of tools, and words that wait. */
const askingProps = ( { tool, post, drafts, choices }: Props ) =>
	drafts.count > 0 || tool.request !== ''
		? {}
		: { choices, place: `${ post.place } new` };

/** A panel that asks for texts: what it shows of them, what can be done with them, and a field for more requests. */
export function DraftsFrame( props: Props ) {
	const { tool, post, drafts, begins, children, onClose } = props;
	const { request, count } = drafts;
	const isReady = useAiAvailability() === 'ready';
	useEffect( () => {
		if ( begins && isReady ) {
			drafts.begin( '' );
		}
		// The first request is sent once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	const { showsChanges, result } = useDraftResult( props );
	return (
		<PanelFrame
			label={ tool.label }
			clientId={ post.place }
			isAsking={ tool.request !== undefined }
			onEscape={ isBusy( request.state ) ? request.stop : onClose }
			onAccept={ result?.canAccept ? result.onAccept : undefined }
			foot={
				<AiPrompt
					request={ request }
					initial={ tool.request }
					{ ...askingProps( props ) }
					isDisabled={ ! isReady }
					emptyLabel={ count > 0 ? undefined : props.emptyLabel }
					result={ result }
					placeholder={
						count > 0
							? __( 'Say what to change…', 'slipstream' )
							: __( 'Describe the text you want…', 'slipstream' )
					}
					onSend={ count > 0 ? drafts.change : drafts.begin }
					onClose={ onClose }
				/>
			}
		>
			{ typeof children === 'function'
				? children( showsChanges )
				: children }
		</PanelFrame>
	);
}
