import {
	continueMessages,
	followUpMessages,
	joinTexts,
	useAiSuggestions,
} from '@slipstream/ai-client';
import { refusalSentence } from '@slipstream/errors';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePlace } from './use-place';
import { FEATURE } from './use-transcription';
import type { PromptMessage, SuggestionError } from '@slipstream/ai-client';

/** What went wrong. */
export interface VoiceProblem {
	code: string;
	message: string;
}

/** A draft that failed; where the server refused it, in those words. */
function problemOf( error: SuggestionError ): VoiceProblem {
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
	const [ part, setPart ] = useState( '' );
	const { request, reset, suggestion } = useAiSuggestions( {
		onDone: ( text ) => onDone( joinTexts( part, text ) ),
		onError: ( error ) => onError( problemOf( error ) ),
	} );
	const send = ( messages: PromptMessage[], begun = '' ) => {
		speak( __( 'Writing the draft…', 'slipstream' ) );
		setPart( begun );
		void request( messages, { feature: FEATURE, postId: postId() } );
	};
	return {
		suggestion: joinTexts( part, suggestion ),
		reset() {
			setPart( '' );
			reset();
		},
		/** Writes a draft of what was said, or the rest of one. */
		write( content: string, begun: string ) {
			const messages = askFor( content );
			send(
				begun ? continueMessages( messages, begun ) : messages,
				begun
			);
		},
		/** Writes a draft anew, with a change. */
		change: ( content: string, draft: string, wish: string ) =>
			send( followUpMessages( askFor( content ), draft, wish ) ),
	};
}
