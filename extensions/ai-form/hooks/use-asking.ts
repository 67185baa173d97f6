import {
	FEATURE,
	formMessages,
	propose,
	withVisibleTexts,
} from '@slipstream/ai-form';
import {
	changeVersion,
	followUpMessages,
	isBusy,
	keepVersion,
	NO_VERSIONS,
	showVersion,
	useAiRequest,
} from '@slipstream/ai-client';
import { useState } from '@wordpress/element';
import type { EditorAround } from '@slipstream/ai-actions';
import type { Description } from '@slipstream/ai-form';
import type { AiRequest, PromptMessage } from '@slipstream/ai-client';
import type { Block } from '@wordpress/blocks';

/** What was asked for, and the form that it was asked about. */
export interface Sent {
	prompt: string;
	description: Description;
	/** The answer that is to be changed, and how; nothing where a new one was asked for. */
	earlier?: { answer: string; request: string };
	/** The author's last words, where they are not the prompt. */
	words?: string;
}

/** What came of a request. */
export interface Answer {
	sent: Sent;
	text: string;
	/** Whether it came to its own end. */
	hasEnded: boolean;
}

/** Requests, one after the other, and what came of each. */
export interface Asking {
	ai: AiRequest< Answer >;
	/** What was asked for last. */
	sent: Sent | undefined;
	/** The answer that arrives, else the one that is shown. */
	answer: Answer | undefined;
	/** Whether the last answer had no form in it. */
	isFruitless: boolean;
	show: ( at: number ) => void;
	reword: ( texts: string ) => void;
	discard: () => void;
	ask: ( sent: Sent ) => void;
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

/**
 * Sends requests for a form, and keeps what came of them.
 *
 * @param editor  The editor around the form.
 * @param formNow Gives the form as it is.
 */
export function useAsking(
	editor: EditorAround,
	formNow: () => Block | null
): Asking {
	const [ sent, setSent ] = useState< Sent >();
	const ai = useAiRequest< Answer >( {
		feature: FEATURE,
		postId: editor.postId,
	} );
	const { versions, setVersions } = ai;
	const chosen = versions.list[ versions.shown ];
	const isForm = ( { sent: { description }, text, hasEnded }: Answer ) => {
		const form = formNow();
		return !! form && !! propose( form, description, text, hasEnded );
	};
	const keep = ( answer: Answer, isContinued: boolean ) => {
		if ( answer.text && isForm( answer ) ) {
			setVersions( ( before ) =>
				keepVersion( before, answer, isContinued )
			);
		}
	};
	return {
		ai,
		sent,
		answer:
			sent && isBusy( ai.state )
				? { sent, text: ai.text, hasEnded: false }
				: chosen,
		isFruitless:
			ai.state === 'done' &&
			! ai.wasStopped &&
			! versions.list.some( ( kept ) => kept.sent === sent ),
		show: ( at ) => setVersions( ( before ) => showVersion( before, at ) ),
		reword: ( texts ) =>
			setVersions( ( before ) =>
				changeVersion( before, ( answer ) => ( {
					...answer,
					text: withVisibleTexts( answer.text, texts ),
				} ) )
			),
		discard() {
			ai.reset();
			setVersions( () => NO_VERSIONS );
			setSent( undefined );
		},
		ask( next ) {
			setSent( next );
			void ai.send( {
				compose: () => messagesOf( next ),
				continuable: wholePieces,
				onEnd: ( { text, prefix, outcome } ) =>
					keep(
						{ sent: next, text, hasEnded: outcome === 'done' },
						!! prefix
					),
			} );
		},
	};
}
