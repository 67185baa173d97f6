import { languageReview, useEditor } from '@slipstream/ai-actions';
import {
	changeVersion,
	isBusy,
	keepVersion,
	showVersion,
	useAiRequest,
} from '@slipstream/ai-client';
import { useState } from '@wordpress/element';
import type { Expectation, WrongLanguage } from '@slipstream/ai-check';
import type { AiRequest, PromptMessage } from '@slipstream/ai-client';

/** What is asked for: something new, or a change of an answer. */
export interface DraftRequest {
	readonly request: string;
	readonly answer?: string;
}

/** A request, and the language that its answer should be in. */
export interface ComposedRequest {
	readonly messages: PromptMessage[];
	readonly expected?: Expectation;
}

interface Options {
	feature?: string;
	clean?: ( text: string ) => string;
}

const asItIs = ( text: string ) => text;

interface Draft {
	readonly text: string;
	/** The answer that it is a change of. */
	readonly before?: string;
	readonly wrong?: WrongLanguage;
}

/** New texts, one after the other. */
export interface Drafts {
	request: AiRequest< Draft, WrongLanguage >;
	/** The text that is shown: the one that is arriving, else the one chosen. */
	text: string;
	/** The text that the chosen one is a change of. */
	before: string | undefined;
	/** That the chosen text is in another language than it should be. */
	wrong: WrongLanguage | undefined;
	/** Number of the text that is shown, from 0. */
	at: number;
	count: number;
	show: ( at: number ) => void;
	/** Asks for a text. */
	begin: ( prompt: string ) => void;
	/** Asks for a change of the text that is shown. */
	change: ( prompt: string ) => void;
	again: () => void;
	/** Puts another text in the place of the chosen one. */
	reword: ( text: string ) => void;
	/** Takes the chosen text in the language that it is in. */
	keep: () => void;
}

/**
 * Asks for a text, and keeps every answer.
 *
 * @param compose         Makes a request.
 * @param options         Optional.
 * @param options.feature What the provider counts it as.
 * @param options.clean   Takes from an answer what does not belong to the text.
 */
export function useDrafts(
	compose: ( asked: DraftRequest ) => Promise< ComposedRequest >,
	{ feature = 'ai-assistant', clean = asItIs }: Options = {}
): Drafts {
	const { postId } = useEditor();
	const [ last, setLast ] = useState< DraftRequest >();
	const request = useAiRequest< Draft, WrongLanguage >( { postId, feature } );
	const { versions, setVersions } = request;
	const chosen = versions.list[ versions.shown ];
	const change = ( draft: Partial< Draft > ) =>
		setVersions( ( before ) =>
			changeVersion( before, ( own ) => ( { ...own, ...draft } ) )
		);
	const send = ( asked: DraftRequest ) => {
		setLast( asked );
		let expected: Expectation | undefined;
		void request.send( {
			async compose() {
				const composed = await compose( asked );
				expected = composed.expected;
				return composed.messages;
			},
			review: languageReview( () => expected ),
			onEnd( { text, prefix, issue: wrong } ) {
				const draft = {
					text: clean( text ),
					before: asked.answer,
					wrong,
				};
				if ( text ) {
					setVersions( ( kept ) =>
						keepVersion( kept, draft, !! prefix )
					);
				}
			},
		} );
	};
	const arriving = isBusy( request.state ) ? request.text : '';
	return {
		request,
		text: clean( arriving ) || ( chosen?.text ?? '' ),
		before: chosen?.before,
		wrong: chosen?.wrong,
		at: versions.shown,
		count: versions.list.length,
		show: ( at ) => setVersions( ( before ) => showVersion( before, at ) ),
		begin: ( prompt ) => send( { request: prompt } ),
		change: ( prompt ) => send( { request: prompt, answer: chosen?.text } ),
		again: () => last && send( last ),
		reword: ( text ) => change( { text } ),
		keep: () => change( { wrong: undefined } ),
	};
}
