import { useQueue } from '@slipstream/ai-actions';
import { messageFor } from '@slipstream/errors';
import { useState } from '@wordpress/element';
import type { Post } from './use-post';
import type { WriteTool } from './tools';
import type { Queue } from '@slipstream/ai-actions';
import type { PromptType } from '@slipstream/ai-client';

/** New texts, one after the other. */
export interface Drafts {
	queue: Queue;
	/** The text that is shown: the one that is arriving, else the one chosen. */
	text: string;
	/** Number of the text that is shown, from 0. */
	at: number;
	count: number;
	show: ( at: number ) => void;
	/** Asks what the tool is for. */
	begin: ( request: string ) => void;
	/** Asks for a change of the text that is shown. */
	change: ( request: string ) => void;
	again: () => void;
}

interface Asked {
	prompt: PromptType;
	request: string;
	answer?: string;
}

const FEATURE = 'ai-assistant';

/**
 * Asks for a text of the post, and keeps every answer.
 *
 * @param tool What is asked for.
 * @param post The post.
 */
export function useDrafts( tool: WriteTool, post: Post ): Drafts {
	const [ texts, setTexts ] = useState< readonly string[] >( [] );
	const [ at, setAt ] = useState( 0 );
	const [ last, setLast ] = useState< Asked >();
	const queue = useQueue( () => ( {
		postId: post.postId(),
		feature: FEATURE,
	} ) );
	const send = async ( asked: Asked ) => {
		setLast( asked );
		try {
			const messages = await post.compose(
				asked.prompt,
				asked.request,
				asked.answer
			);
			queue.run( {
				requests: [ messages ],
				onText: ( _, text ) => {
					setTexts( ( before ) => [ ...before, text ] );
					setAt( texts.length );
				},
			} );
		} catch {
			// Requests report their failures themselves: what could not be had is the code that prepares them.
			queue.report( {
				code: 'error_network',
				message: messageFor( 'error_network' ),
				canRetry: false,
			} );
		}
	};
	return {
		queue,
		text: queue.arriving || ( texts[ at ] ?? '' ),
		at,
		count: texts.length,
		show: setAt,
		begin: ( request ) =>
			void send( { prompt: tool.prompt ?? 'userPrompt', request } ),
		change: ( request ) =>
			void send( { prompt: 'userPrompt', request, answer: texts[ at ] } ),
		again: () => void ( last && send( last ) ),
	};
}
