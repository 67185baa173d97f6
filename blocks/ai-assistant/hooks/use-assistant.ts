import { isBusy, useAiRequest } from '@slipstream/ai-client';
import {
	beforeLastRequest,
	lastRequest,
	withExchange,
	withLastAnswer,
} from '../history';
import { generatedText, untouched } from '../original';
import { isEmptyHeading } from '../title';
import { useBlockEditor } from '@slipstream/block-kit';
import { toolPrompt } from '../tool-prompt';
import { useComposeMessages } from './use-compose-messages';
import type { AssistantAttributes } from '../types';
import type { WriteTool } from '@slipstream/ai-actions';
import type { EditProps } from '@slipstream/block-kit';
import type {
	AiRequest,
	PromptMessage,
	PromptType,
	RequestingState,
} from '@slipstream/ai-client';

const FEATURE = 'ai-assistant';

/** The block's text, and all that can be done with it. */
export interface Assistant extends Pick<
	AiRequest,
	| 'problem'
	| 'canContinue'
	| 'wasStopped'
	| 'retry'
	| 'continueText'
	| 'stop'
	| 'report'
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
	/** Asks for what a tool writes. */
	begin: ( tool: WriteTool ) => void;
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

function shownState(
	state: RequestingState,
	hasResult: boolean
): RequestingState {
	if ( isBusy( state ) || state === 'error' ) {
		return state;
	}
	// Undo and redo change what is kept: that, and not the last request, decides.
	return hasResult ? 'done' : 'init';
}

/** Gives the function that asks, and goes on from a conversation. */
function useAsk(
	{ attributes, clientId }: Props,
	ai: AiRequest,
	write: Props[ 'setAttributes' ]
) {
	const compose = useComposeMessages( clientId, attributes );
	return (
		request: string,
		history: PromptMessage[],
		type: PromptType = 'userPrompt'
	) =>
		void ai.send( {
			compose: () => compose( request, history, type ),
			onEnd( { text } ) {
				if ( text && ! isEmptyHeading( text ) ) {
					write( {
						content: text,
						messages: withExchange( history, request, text ),
						promptType: type,
						requestingState: 'done',
					} );
				}
			},
		} );
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
	const { attributes, setAttributes } = props;
	const { messages, userPrompt } = attributes;
	const generated = generatedText( attributes );
	const write = useWriteAsOneStep( props );
	const ai = useAiRequest( { feature: FEATURE, postId } );
	const ask = useAsk( props, ai, write );
	const change = ( request: string ) => ask( request, messages );
	const hasResult = generated !== '';
	const sentPrompt = lastRequest( messages ) ?? userPrompt;
	const state = shownState( ai.state, hasResult );
	const arriving = isBusy( state ) ? ai.text : '';

	return {
		...ai,
		state,
		text: arriving || generated,
		isArriving: arriving !== '',
		hasResult,
		sentPrompt,
		setPrompt: ( prompt ) => setAttributes( { userPrompt: prompt } ),
		generate: () => change( userPrompt.trim() ),
		begin( { label, prompt } ) {
			setAttributes( { userPrompt: label } );
			ask( label, [], prompt );
		},
		change,
		reword: ( text ) =>
			write( {
				content: text,
				messages: withLastAnswer( messages, text ),
			} ),
		regenerate: () =>
			ask(
				sentPrompt,
				beforeLastRequest( messages ),
				toolPrompt( attributes.promptType )
			),
		discard: () => {
			ai.reset();
			write( {
				...untouched( attributes ),
				promptType: undefined,
				requestingState: 'init',
			} );
		},
	};
}
