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
import { useAnswers } from './use-answers';
import { useComposeMessages } from './use-compose-messages';
import type { Answer, Answers } from './use-answers';
import type { ComposeMessages } from './use-compose-messages';
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
	answers: Answers;
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

/** Gives the function that asks, and goes on from a conversation. */
const askWith =
	(
		ai: AiRequest< Answer >,
		compose: ComposeMessages,
		keep: (
			answer: Answer,
			isContinued: boolean,
			asked: { request: string; type: PromptType }
		) => void
	) =>
	(
		request: string,
		history: PromptMessage[],
		before = '',
		type: PromptType = 'userPrompt'
	) =>
		void ai.send( {
			compose: () => compose( request, history, type ),
			onEnd( { text, prefix } ) {
				if ( text && ! isEmptyHeading( text ) ) {
					const messages = withExchange( history, request, text );
					keep( { text, messages, before }, !! prefix, {
						request,
						type,
					} );
				}
			},
		} );

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

/** Gives the function that asks, and keeps what is answered. */
function useAsk(
	props: Props,
	ai: AiRequest< Answer >,
	answers: Answers,
	sentPrompt: string
) {
	const { attributes, clientId } = props;
	const { userPrompt } = attributes;
	const write = useWriteAsOneStep( props );
	const compose = useComposeMessages( clientId, attributes );
	return askWith( ai, compose, ( answer, isContinued, asked ) => {
		// Words that were answered go; others stay.
		const isSent = [ asked.request, sentPrompt ].includes(
			userPrompt.trim()
		);
		write( {
			content: answer.text,
			messages: answer.messages,
			userPrompt: isSent ? '' : userPrompt,
			promptType: asked.type,
			requestingState: 'done',
		} );
		answers.add( answer, isContinued );
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
	const ai = useAiRequest< Answer >( { feature: FEATURE, postId } );
	const answers = useAnswers( ai, generated, setAttributes );
	const sentPrompt = lastRequest( messages ) ?? userPrompt;
	const ask = useAsk( props, ai, answers, sentPrompt );
	const change = ( request: string ) => ask( request, messages, generated );
	const hasResult = generated !== '';
	const state = shownState( ai.state, hasResult );
	const arriving = isBusy( state ) ? ai.text : '';

	return {
		...ai,
		state,
		text: arriving || generated,
		isArriving: arriving !== '',
		hasResult,
		answers,
		sentPrompt,
		setPrompt: ( prompt ) => setAttributes( { userPrompt: prompt } ),
		generate: () => change( userPrompt.trim() ),
		begin( { label, prompt } ) {
			setAttributes( { userPrompt: label } );
			ask( label, [], '', prompt );
		},
		change,
		reword: ( text ) => {
			const next = withLastAnswer( messages, text );
			write( { content: text, messages: next } );
			answers.reword( text, next );
		},
		regenerate: () =>
			ask(
				sentPrompt,
				beforeLastRequest( messages ),
				answers.current?.before,
				toolPrompt( attributes.promptType )
			),
		discard() {
			ai.reset();
			answers.forget();
			write( {
				...untouched( attributes ),
				userPrompt: userPrompt || sentPrompt,
				promptType: undefined,
				requestingState: 'init',
			} );
		},
	};
}
