import { describe, propose, visibleTexts } from '@slipstream/ai-form';
import { useEditor } from '@slipstream/ai-actions';
import { markedMetadata } from '@slipstream/ai-provenance';
import { isBusy } from '@slipstream/ai-client';
import { useQuotaProblem } from '@slipstream/ai-ui';
import { useMemo } from '@wordpress/element';
import { useAsking } from './use-asking';
import type { Answer, Asking } from './use-asking';
import type { EditorAround } from '@slipstream/ai-actions';
import type { Proposal } from '@slipstream/ai-form';
import type { AiProblem, AiRequest } from '@slipstream/ai-client';
import type { AiControlProps } from '@slipstream/ai-ui';
import type { Block } from '@wordpress/blocks';

/** A request for a form, and what came of it. The form itself is not touched before it is accepted. */
export interface FormRequest extends Pick<
	AiRequest,
	'state' | 'wasStopped' | 'stop' | 'dismiss'
> {
	/** What was asked for last, in the author's words. */
	sentPrompt: string;
	/** The form so far; nothing where there is none that could be used. */
	proposal: Proposal | undefined;
	/** Whether an answer came that changes nothing. */
	isFruitless: boolean;
	problem: AiProblem | null;
	/** All that visitors will read of the form; '' while the answer arrives. */
	texts: string;
	versions: AiControlProps[ 'versions' ];
	isEmpty: () => boolean;
	/** Asks for a form, or where there is one in the author's words for a change of it. */
	send: ( prompt: string ) => void;
	/** Asks for the same once more. */
	again: () => void;
	/** Sends the last request again, with what the author makes of it. */
	retry: ( prompt: string ) => void;
	/** Asks for a change of the result. */
	change: ( request: string ) => void;
	/** Puts other words into the result. */
	reword: ( texts: string ) => void;
	cutOff: AiControlProps[ 'cutOff' ];
	discard: () => void;
	/** Puts the result into the form; says whether it could. */
	accept: () => boolean;
}

/** The form that an answer makes, as it is shown, and anew at the moment at which it is wanted. */
function useProposal(
	formNow: () => Block | null,
	answer: Answer | undefined
): { shown?: Proposal; now: () => Proposal | undefined } {
	const { text, hasEnded, sent } = answer ?? {};
	const proposeNow = () => {
		const form = formNow();
		return form && sent
			? propose( form, sent.description, text ?? '', !! hasEnded )
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

/** The two kinds of requests: for a form, and for a change of what came of one. */
const requestsFor = (
	{ answer, ask }: Asking,
	formNow: () => Block | null
) => ( {
	begin( prompt: string ) {
		const form = formNow();
		if ( form && prompt.trim() ) {
			ask( { prompt, description: describe( form ) } );
		}
	},
	/** Asks for a change; `words` are the author's own. */
	change: ( request: string, words?: string ) =>
		answer &&
		ask( {
			...answer.sent,
			words: words ?? answer.sent.words,
			earlier: { answer: answer.text, request },
		} ),
} );

/**
 * Asks for a form.
 *
 * @param clientId The form's block.
 */
export function useFormRequest( clientId: string ): FormRequest {
	const editor = useEditor();
	const formNow = () => editor.selectors.getBlock( clientId );
	const asking = useAsking( editor, formNow );
	const { ai, sent, answer, ask } = asking;
	const { state, wasStopped, stop, dismiss, versions } = ai;
	const proposal = useProposal( formNow, answer );
	const quota = useQuotaProblem();
	const { begin, change } = requestsFor( asking, formNow );
	const send = ( prompt: string ) =>
		proposal.shown ? change( prompt, prompt ) : begin( prompt );
	const words = sent?.words ?? sent?.prompt ?? '';

	return {
		state,
		wasStopped,
		stop,
		dismiss,
		sentPrompt: words,
		proposal: proposal.shown,
		isFruitless: asking.isFruitless,
		problem: ai.problem ?? ( isBusy( state ) ? null : quota ),
		texts: isBusy( state ) ? '' : visibleTexts( answer?.text ?? '' ),
		versions: {
			shown: versions.shown,
			count: versions.list.length,
			onShow: asking.show,
		},
		isEmpty: () => ! formNow()?.innerBlocks.length,
		send,
		again: () => answer && ask( answer.sent ),
		retry( prompt ) {
			if ( ! [ '', words ].includes( prompt.trim() ) ) {
				send( prompt );
			} else if ( sent?.earlier ) {
				ask( sent );
			} else {
				begin( sent?.prompt ?? '' );
			}
		},
		change: ( request ) => change( request ),
		reword: asking.reword,
		cutOff: ai.isCutOff
			? {
					problem: ai.problem,
					// The author may have changed it meanwhile.
					onContinue: () => ai.continueText( answer?.text ),
				}
			: undefined,
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
