import { unpreparedProblem, useEditor, useQueue } from '@slipstream/ai-actions';
import { useState } from '@wordpress/element';
import type { Queue } from '@slipstream/ai-actions';
import type { Expectation, WrongLanguage } from '@slipstream/ai-check';
import type { PromptMessage } from '@slipstream/ai-client';

/** What is asked for: something new, or a change of an answer. */
export interface Asked {
	readonly request: string;
	readonly answer?: string;
}

/** A request, and the language that its answer should be in. */
export interface Composed {
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
	readonly wrong?: WrongLanguage;
}

/** All texts that came, and which of them is shown. */
interface Shown {
	readonly drafts: readonly Draft[];
	readonly at: number;
}

const NOTHING: Shown = { drafts: [], at: 0 };

/** New texts, one after the other. */
export interface Drafts {
	queue: Queue;
	/** The text that is shown: the one that is arriving, else the one chosen. */
	text: string;
	/** That the chosen text is in another language than it should be. */
	wrong: WrongLanguage | undefined;
	/** Number of the text that is shown, from 0. */
	at: number;
	count: number;
	show: ( at: number ) => void;
	/** Asks for a text. */
	begin: ( request: string ) => void;
	/** Asks for a change of the text that is shown. */
	change: ( request: string ) => void;
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
	compose: ( asked: Asked ) => Promise< Composed >,
	{ feature = 'ai-assistant', clean = asItIs }: Options = {}
): Drafts {
	const { postId } = useEditor();
	const [ { drafts, at }, setShown ] = useState< Shown >( NOTHING );
	const [ last, setLast ] = useState< Asked >();
	const [ isPrepared, setIsPrepared ] = useState( true );
	const queue = useQueue( () => ( { postId: postId(), feature } ) );
	const chosen = drafts[ at ];
	const change = ( draft: Draft ) =>
		setShown( ( before ) => ( {
			...before,
			drafts: before.drafts.map( ( own, place ) =>
				place === before.at ? draft : own
			),
		} ) );
	const send = async ( asked: Asked ) => {
		setLast( asked );
		setIsPrepared( true );
		try {
			const { messages, expected } = await compose( asked );
			queue.run( {
				requests: [ messages ],
				expected: () => expected,
				onText: ( _, text, wrong ) => {
					setShown( ( before ) => ( {
						drafts: [
							...before.drafts,
							{ text: clean( text ), wrong },
						],
						at: before.drafts.length,
					} ) );
				},
			} );
		} catch {
			setIsPrepared( false );
			queue.report( { ...unpreparedProblem(), canRetry: true } );
		}
	};
	const again = () => void ( last && send( last ) );
	return {
		queue: isPrepared ? queue : { ...queue, retry: again },
		text: clean( queue.arriving ) || ( chosen?.text ?? '' ),
		wrong: chosen?.wrong,
		at,
		count: drafts.length,
		show: ( place ) =>
			setShown( ( before ) => ( { ...before, at: place } ) ),
		begin: ( request ) => void send( { request } ),
		change: ( request ) => void send( { request, answer: chosen?.text } ),
		again,
		reword: ( text ) => change( { ...chosen, text } ),
		keep: () => chosen && change( { text: chosen.text } ),
	};
}
