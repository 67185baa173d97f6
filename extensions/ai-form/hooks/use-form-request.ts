import {
	FEATURE,
	describe,
	formMessages,
	propose,
	withVisibleTexts,
	visibleTexts,
} from '@slipstream/ai-form';
import { useEditor } from '@slipstream/ai-actions';
import { markedMetadata } from '@slipstream/ai-provenance';
import { followUpMessages, isBusy, useAiRequest } from '@slipstream/ai-client';
import { useQuotaProblem } from '@slipstream/ai-ui';
import { useMemo, useRef, useState } from '@wordpress/element';
import type { EditorAround } from '@slipstream/ai-actions';
import type { Description, Proposal } from '@slipstream/ai-form';
import type {
	AiProblem,
	AiRequest,
	PromptMessage,
} from '@slipstream/ai-client';
import type { Block } from '@wordpress/blocks';

/** What was asked for, and the form that it was asked about. */
interface Sent {
	prompt: string;
	description: Description;
	/** The answer that is to be changed, and how; nothing where a new one was asked for. */
	earlier?: { answer: string; request: string };
}

/** A request for a form, and what came of it. The form itself is not touched before it is accepted. */
export interface FormRequest extends Pick<
	AiRequest,
	'state' | 'wasStopped' | 'stop' | 'dismiss'
> {
	/** What the shown result was asked for with. */
	sentPrompt: string;
	/** The form so far; nothing where there is none that could be used. */
	proposal: Proposal | undefined;
	/** Whether an answer came that changes nothing. */
	isFruitless: boolean;
	problem: AiProblem | null;
	/** All that visitors will read of the form; '' while the answer arrives. */
	texts: string;
	isEmpty: () => boolean;
	send: ( prompt: string ) => void;
	/** Sends the last request again, with what the author makes of it. */
	retry: ( prompt: string ) => void;
	/** Asks for a change of the result. */
	change: ( request: string ) => void;
	/** Puts other words into the result. */
	reword: ( texts: string ) => void;
	/** Asks for the rest of an answer that broke off; nothing where none did. */
	continueText: ( () => void ) | undefined;
	discard: () => void;
	/** Puts the result into the form; says whether it could. */
	accept: () => boolean;
}

/** What came of a form before it broke off, without the piece of a field at its end. */
const wholePieces = ( text: string ) =>
	text.slice( 0, text.lastIndexOf( '-->' ) + 3 ).trim();

/** A request for a form, or for a change of an answer. */
function messagesOf( { prompt, description, earlier }: Sent ): PromptMessage[] {
	const messages = formMessages( prompt, description );
	return earlier
		? followUpMessages( messages, earlier.answer, earlier.request )
		: messages;
}

/** What is shown, and whether it came to its own end. Where a change brought nothing, that is the answer as it was. */
function answerOf(
	sent: Sent | undefined,
	{ text, state, wasStopped }: AiRequest
): { text: string; hasEnded: boolean } {
	return sent?.earlier && ! text && ! isBusy( state )
		? { text: sent.earlier.answer, hasEnded: true }
		: { text, hasEnded: state === 'done' && ! wasStopped };
}

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
	/** The answer with the texts that the author has put into it. */
	const [ reworded, setReworded ] = useState< string >();
	const latestReworded = useRef( reworded );
	latestReworded.current = reworded;
	const ai = useAiRequest( { feature: FEATURE, postId: editor.postId } );
	const { text, hasEnded } = answerOf( sent, ai );
	return {
		ai,
		sent,
		text: reworded ?? text,
		hasEnded,
		reword: setReworded,
		discard() {
			ai.reset();
			setSent( undefined );
			setReworded( undefined );
		},
		ask( next: Sent ) {
			setSent( next );
			setReworded( undefined );
			void ai.send( {
				compose: () => messagesOf( next ),
				continuable: ( answer ) =>
					wholePieces( latestReworded.current ?? answer ),
			} );
		},
		continueText() {
			ai.continueText();
			setReworded( undefined );
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
	const asking = useAsking( editor );
	const { ai, sent, text, hasEnded, ask } = asking;
	const { state, wasStopped, stop, dismiss } = ai;
	const formNow = () => editor.selectors.getBlock( clientId );
	const proposal = useProposal( formNow, sent, text, hasEnded );
	const quota = useQuotaProblem();
	const send = ( prompt: string ) => {
		const form = formNow();
		if ( form && prompt.trim() ) {
			ask( { prompt, description: describe( form ) } );
		}
	};

	return {
		state,
		wasStopped,
		stop,
		dismiss,
		sentPrompt: sent?.prompt ?? '',
		proposal: proposal.shown,
		isFruitless: hasEnded && !! sent && ! proposal.shown,
		problem: ai.problem ?? ( isBusy( state ) ? null : quota ),
		texts: isBusy( state ) ? '' : visibleTexts( text ),
		isEmpty: () => ! formNow()?.innerBlocks.length,
		send,
		retry: ( prompt ) =>
			sent?.earlier && prompt === sent.prompt
				? ask( sent )
				: send( prompt ),
		change: ( request ) =>
			sent && ask( { ...sent, earlier: { answer: text, request } } ),
		reword: ( texts ) => asking.reword( withVisibleTexts( text, texts ) ),
		continueText: ai.canContinue ? asking.continueText : undefined,
		discard: asking.discard,
		accept() {
			const form = formNow();
			const { blocks } = proposal.now() ?? {};
			if ( form && blocks ) {
				put( blocks, form, editor );
				asking.discard();
			}
			return !! blocks;
		},
	};
}
