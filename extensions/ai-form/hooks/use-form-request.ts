import {
	FEATURE,
	describe,
	formMessages,
	propose,
	withWords,
	wordsOf,
} from '@slipstream/ai-form';
import { useEditor } from '@slipstream/ai-actions';
import { markedMetadata } from '@slipstream/ai-provenance';
import {
	continueMessages,
	followUpMessages,
	joinTexts,
	useAiSuggestions,
} from '@slipstream/ai-client';
import { isBusy, useQuotaProblem } from '@slipstream/ai-ui';
import { messageFor } from '@slipstream/errors';
import { useMemo, useState } from '@wordpress/element';
import type { EditorAround } from '@slipstream/ai-actions';
import type { Description, Proposal } from '@slipstream/ai-form';
import type {
	AiSuggestions,
	PromptMessage,
	RequestingState,
} from '@slipstream/ai-client';
import type { Problem } from '@slipstream/ai-ui';
import type { Block } from '@wordpress/blocks';

/** What was asked for, and the form that it was asked about. */
interface Sent {
	prompt: string;
	description: Description;
	/** The part of the answer that came before, where one broke off. */
	part: string;
	/** The answer that is to be changed, and how; nothing where a new one was asked for. */
	earlier?: { answer: string; request: string };
}

/** A request for a form, and what came of it. The form itself is not touched before it is accepted. */
export interface FormRequest {
	state: RequestingState;
	/** What the shown result was asked for with. */
	sentPrompt: string;
	/** The form so far; nothing where there is none that could be used. */
	proposal: Proposal | undefined;
	/** Whether an answer came that changes nothing. */
	isFruitless: boolean;
	wasStopped: boolean;
	problem: Problem | null;
	/** All that visitors will read of the form; '' while the answer arrives. */
	words: string;
	isEmpty: () => boolean;
	send: ( prompt: string ) => void;
	/** Sends the last request again, with what the author makes of it. */
	retry: ( prompt: string ) => void;
	/** Asks for a change of the result. */
	change: ( request: string ) => void;
	/** Puts other words into the result. */
	reword: ( words: string ) => void;
	/** Asks for the rest of an answer that broke off; nothing where none did. */
	goOn: ( () => void ) | undefined;
	stop: () => void;
	discard: () => void;
	dismiss: () => void;
	/** Puts the result into the form; says whether it could. */
	accept: () => boolean;
}

/** What came of a form before it broke off, without the piece of a field at its end. */
const wholePieces = ( text: string ) =>
	text.slice( 0, text.lastIndexOf( '-->' ) + 3 ).trim();

const offline = (): Problem => ( {
	code: 'error_network',
	message: messageFor( 'error_network' ),
} );

/** How a request ended, where the stream itself does not say. */
interface Ending {
	wasStopped: boolean;
	problem: Problem | null;
	/** An error that the author has put away. */
	dismissed: Problem | null;
	/** The answer with the words that the author has put into it. */
	reworded?: string;
}

const RUNNING: Ending = { wasStopped: false, problem: null, dismissed: null };

/** What is to be said: of the request, or else that no requests are left. */
function useShownProblem(
	error: Problem | null,
	{ dismissed }: Ending,
	state: RequestingState
): Problem | null {
	const quota = useQuotaProblem();
	if ( error && error !== dismissed ) {
		return error;
	}
	return isBusy( state ) ? null : quota;
}

/** A request for a form; or for the rest of an answer that broke off. */
function messagesOf( {
	prompt,
	description,
	part,
	earlier,
}: Sent ): PromptMessage[] {
	const first = formMessages( prompt, description );
	const messages = earlier
		? followUpMessages( first, earlier.answer, earlier.request )
		: first;
	return part ? continueMessages( messages, part ) : messages;
}

/** What is shown, and whether it came to its own end. Where a change brought nothing, that is the answer as it was. */
function answerOf(
	sent: Sent | undefined,
	{ suggestion, requestingState: state }: AiSuggestions,
	{ wasStopped, reworded }: Ending
): { text: string; hasEnded: boolean } {
	const text = joinTexts( sent?.part ?? '', suggestion );
	const answer =
		sent?.earlier && ! text && ! isBusy( state )
			? { text: sent.earlier.answer, hasEnded: true }
			: { text, hasEnded: state === 'done' && ! wasStopped };
	return { ...answer, text: reworded ?? answer.text };
}

/** The way to ask for the rest of an answer, where there is one. */
const rest = (
	sent: Sent | undefined,
	part: string | false | null,
	ask: ( next: Sent ) => void
) => ( sent && part ? () => ask( { ...sent, part } ) : undefined );

/** The form that the answer makes, as it is shown, and anew at the moment at which it is wanted. */
function useProposal(
	formNow: () => Block | null,
	sent: Sent | undefined,
	text: string,
	hasEnded: boolean
): { shown?: Proposal; now: () => Proposal | undefined } {
	const proposeNow = () => {
		const form = formNow();
		return form && sent
			? propose( form, sent.description, text, hasEnded )
			: undefined;
	};
	const shown = useMemo(
		proposeNow,
		// What the author does to the form meanwhile counts when the result is accepted.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[ text, hasEnded, sent ]
	);
	return { shown, now: proposeNow };
}

/** Puts blocks into a form, in one step that one undo takes back. */
function put( blocks: Block[], form: Block, editor: EditorAround ): void {
	const { clientId, attributes, innerBlocks } = form;
	const share = innerBlocks.length > 0 ? 'edited' : 'made';
	editor.batch( () => {
		void editor.actions.replaceInnerBlocks( clientId, blocks, false );
		void editor.actions.updateBlockAttributes( clientId, {
			metadata: markedMetadata( attributes, share ),
		} );
		void editor.actions.__unstableMarkLastChangeAsPersistent();
	} );
}

/** Sends requests, one after the other. */
function useAsking( editor: EditorAround ) {
	const [ sent, setSent ] = useState< Sent >();
	const [ ending, setEnding ] = useState( RUNNING );
	const ai = useAiSuggestions( {
		onStop: () => setEnding( { ...RUNNING, wasStopped: true } ),
	} );
	const discard = () => {
		ai.reset();
		setSent( undefined );
		setEnding( RUNNING );
	};
	return {
		ai,
		sent,
		ending,
		end: ( change: Partial< Ending > ) =>
			setEnding( { ...ending, ...change } ),
		discard,
		ask( next: Sent ) {
			discard();
			setSent( next );
			if ( globalThis.navigator.onLine ) {
				const options = { feature: FEATURE, postId: editor.postId() };
				void ai.request( messagesOf( next ), options );
			} else {
				setEnding( { ...RUNNING, problem: offline() } );
			}
		},
	};
}

/**
 * Asks for a form.
 *
 * @param clientId The form's block.
 */
export function useFormRequest( clientId: string ): FormRequest {
	const editor = useEditor();
	const { ai, sent, ending, end, discard, ask } = useAsking( editor );
	const { wasStopped } = ending;
	const { text, hasEnded } = answerOf( sent, ai, ending );
	const formNow = () => editor.selectors.getBlock( clientId );
	const proposal = useProposal( formNow, sent, text, hasEnded );
	const error = ending.problem ?? ai.error;
	const problem = useShownProblem( error, ending, ai.requestingState );
	const send = ( prompt: string ) => {
		const form = formNow();
		if ( form && prompt.trim() ) {
			ask( { prompt, description: describe( form ), part: '' } );
		}
	};

	return {
		state: ending.problem ? 'error' : ai.requestingState,
		sentPrompt: sent?.prompt ?? '',
		proposal: proposal.shown,
		isFruitless: hasEnded && !! sent && ! proposal.shown,
		wasStopped,
		problem,
		words: isBusy( ai.requestingState ) ? '' : wordsOf( text ),
		isEmpty: () => ! formNow()?.innerBlocks.length,
		send,
		retry: ( prompt ) =>
			sent?.earlier && prompt === sent.prompt
				? ask( { ...sent, part: '' } )
				: send( prompt ),
		change: ( request ) =>
			sent &&
			ask( { ...sent, part: '', earlier: { answer: text, request } } ),
		reword: ( words ) => end( { reworded: withWords( text, words ) } ),
		goOn: rest( sent, error && ! hasEnded && wholePieces( text ), ask ),
		stop: ai.stopSuggestion,
		discard,
		dismiss: () => end( { dismissed: error } ),
		accept() {
			const form = formNow();
			const { blocks } = proposal.now() ?? {};
			if ( form && blocks ) {
				put( blocks, form, editor );
				discard();
			}
			return !! blocks;
		},
	};
}
