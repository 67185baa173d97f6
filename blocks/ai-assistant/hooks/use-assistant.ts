import { isBusy } from '@slipstream/ai-ui';
import {
	beforeLastRequest,
	lastRequest,
	withExchange,
	withLastAnswer,
} from '../history';
import { isHeadingWithoutWords } from '../title';
import { useBlockEditor } from '@slipstream/block-kit';
import { useComposeMessages } from './use-compose-messages';
import { useRequests } from './use-requests';
import type { Asked, Requests } from './use-requests';
import type { AssistantAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';
import type { RequestingState } from '@slipstream/ai-client';

/** The block's text, and all that can be done with it. */
export interface Assistant extends Pick<
	Requests,
	'problem' | 'hasPart' | 'wasStopped' | 'retry' | 'goOn' | 'stop' | 'report'
> {
	state: RequestingState;
	/** The text to show: what is arriving, else what is kept. */
	text: string;
	/** Whether the text is the one that is arriving. */
	isArriving: boolean;
	hasResult: boolean;
	/** What the shown result was asked for with. */
	sentPrompt: string;
	setPrompt: ( prompt: string ) => void;
	generate: () => void;
	/** Asks for a change of the result. */
	change: ( request: string ) => void;
	/** Puts other words in the place of the result. */
	reword: ( text: string ) => void;
	regenerate: () => void;
	discard: () => void;
}

type Props = Pick<
	EditProps< AssistantAttributes >,
	'attributes' | 'setAttributes' | 'clientId'
>;

/** Writes attributes so that one undo takes back just them. */
function useWriteAsOneStep( {
	clientId,
	setAttributes,
}: Props ): Props[ 'setAttributes' ] {
	const { selectors, actions } = useBlockEditor();
	return ( attributes ) => {
		// A request that is stopped because its block was removed has nowhere to leave its text.
		if ( selectors.getBlock( clientId ) ) {
			setAttributes( attributes );
			void actions.__unstableMarkLastChangeAsPersistent();
		}
	};
}

function stateOf( requests: Requests, hasResult: boolean ): RequestingState {
	if ( isBusy( requests.state ) || requests.state === 'error' ) {
		return requests.state;
	}
	// Undo and redo change what is kept: that, and not the last request, decides.
	return hasResult ? 'done' : 'init';
}

/**
 * The life of an assistant block. While a text arrives it lives here; the attributes get it once, at the end.
 *
 * @param props  The block's props.
 * @param postId Gives the id of the post around it.
 */
export function useAssistant(
	props: Props,
	postId: () => number | string | null
): Assistant {
	const { attributes, setAttributes, clientId } = props;
	const { content = '', messages, userPrompt } = attributes;
	const write = useWriteAsOneStep( props );
	const requests = useRequests( {
		compose: useComposeMessages( clientId, attributes ),
		postId,
		onText: ( text: string, { request, history }: Asked ) => {
			if ( ! isHeadingWithoutWords( text ) ) {
				write( {
					content: text,
					messages: withExchange( history, request, text ),
					promptType: 'userPrompt',
					requestingState: 'done',
				} );
			}
		},
	} );
	const change = ( request: string ) =>
		void requests.ask( { request, history: messages } );
	const hasResult = content !== '';
	const sentPrompt = lastRequest( messages ) ?? userPrompt;
	const state = stateOf( requests, hasResult );
	const arriving = isBusy( state ) ? requests.arriving : '';

	return {
		...requests,
		state,
		text: arriving || content,
		isArriving: arriving !== '',
		hasResult,
		sentPrompt,
		setPrompt: ( prompt ) => setAttributes( { userPrompt: prompt } ),
		generate: () => change( userPrompt.trim() ),
		change,
		reword: ( text ) =>
			write( {
				content: text,
				messages: withLastAnswer( messages, text ),
			} ),
		regenerate: () =>
			void requests.ask( {
				request: sentPrompt,
				history: beforeLastRequest( messages ),
			} ),
		discard: () => {
			requests.forget();
			write( {
				content: undefined,
				messages: attributes.originalMessages,
				promptType: undefined,
				requestingState: 'init',
			} );
		},
	};
}
