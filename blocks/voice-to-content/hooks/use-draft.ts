import { followUpMessages, useAiRequest } from '@slipstream/ai-client';
import { refusalSentence } from '@slipstream/errors';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { usePlace } from './use-place';
import { FEATURE } from './use-transcription';
import type { AiProblem, PromptMessage } from '@slipstream/ai-client';

/** What went wrong. */
export interface VoiceProblem {
	code: string;
	message: string;
}

/** A draft that failed; where the server refused it, in those words. */
function problemOf( error: AiProblem ): VoiceProblem {
	const code = error.details?.code ?? '';
	const message = refusalSentence( code );
	return message ? { code, message } : error;
}

const askFor = ( content: string ): PromptMessage[] => [
	{
		role: 'jetpack-ai',
		context: { type: 'voice-to-content-simple-draft', content },
	},
];

/**
 * Writes drafts; each is handed over when it is whole.
 *
 * @param onDone  Gets the draft, Markdown.
 * @param onError Hears what went wrong.
 */
export function useDraft(
	onDone: ( markdown: string ) => void,
	onError: ( problem: VoiceProblem ) => void
) {
	const { postId } = usePlace();
	const request = useAiRequest( { feature: FEATURE, postId } );
	const announce = () => speak( __( 'Writing the draft…', 'slipstream' ) );
	const send = ( messages: PromptMessage[] ) => {
		announce();
		void request.send( {
			compose: () => messages,
			onEnd( { text, outcome, problem } ) {
				if ( outcome === 'done' ) {
					onDone( text );
				} else if ( problem ) {
					onError( problemOf( problem ) );
				}
			},
		} );
	};
	return {
		/** The draft as it arrives, or what there is of one. */
		text: request.text,
		reset: request.reset,
		/** Ends what runs, and keeps what has come of it. */
		stop: request.stop,
		/** Writes a draft of what was said. */
		write: ( content: string ) => send( askFor( content ) ),
		/** Writes the rest of the draft that broke off. */
		continueText() {
			announce();
			request.continueText();
		},
		/** Writes a draft anew, with a change. */
		change: ( content: string, draft: string, wish: string ) =>
			send( followUpMessages( askFor( content ), draft, wish ) ),
	};
}
