import { act } from '@testing-library/react';
import { ReadableStream } from 'node:stream/web';
import type { PromptMessage } from '@slipstream/ai-client';

/** One generation that the provider was asked for. */
export interface Generation {
	body: {
		messages: PromptMessage[];
		post_id?: number;
		feature?: string;
		request_id?: string;
	};
	isClosed: () => boolean;
	stop: () => void;
	say: ( text: string ) => Promise< void >;
	done: () => Promise< void >;
	/** The connection breaks. */
	cut: () => Promise< void >;
}

const EVENT_STREAM = { 'Content-Type': 'text/event-stream' };

function answer(
	status: number,
	headers: HeadersInit,
	body: unknown,
	text = ''
) {
	return {
		ok: status < 400,
		status,
		redirected: false,
		headers: new Headers( headers ),
		body,
		text: async () => text,
		json: async () => JSON.parse( text ) as unknown,
	} as Response;
}

const json = ( status: number, value: unknown ) =>
	answer(
		status,
		{ 'Content-Type': 'application/json' },
		null,
		JSON.stringify( value )
	);

/** Lets the stream's own steps and the next animation frame pass. */
export async function settle(): Promise< void > {
	await act( async () => {
		await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
	} );
}

function generation(
	init: RequestInit,
	answers: ( response: Response ) => void
) {
	const encoder = new TextEncoder();
	let isClosed = false;
	let controller: ReadableStreamDefaultController< Uint8Array > | undefined;
	const stream = new ReadableStream< Uint8Array >( {
		start: ( own ) =>
			void ( controller =
				own as ReadableStreamDefaultController< Uint8Array > ),
	} );
	init.signal?.addEventListener( 'abort', () => {
		isClosed = true;
		controller?.error( new DOMException( 'Aborted', 'AbortError' ) );
	} );
	answers( answer( 200, EVENT_STREAM, stream ) );
	const send = async ( data: string ) => {
		controller?.enqueue( encoder.encode( `data: ${ data }\n\n` ) );
		await settle();
	};
	return {
		body: JSON.parse( String( init.body ) ) as Generation[ 'body' ],
		isClosed: () => isClosed,
		/** Ends the answer as the relay does when it is asked to stop. */
		stop() {
			isClosed = true;
			controller?.close();
		},
		say: ( text: string ) =>
			send(
				JSON.stringify( { choices: [ { delta: { content: text } } ] } )
			),
		async done() {
			await send( '[DONE]' );
		},
		async cut() {
			controller?.close();
			await settle();
		},
	};
}

/** A provider behind the browser's `fetch`: gives tokens, and streams what the test tells it to. */
export class Provider {
	readonly generations: Generation[] = [];
	readonly stopped: string[] = [];
	/** What the next generations are refused with. */
	refusal: { status: number; code: string } | undefined;

	install(): void {
		globalThis.fetch = ( input, init = {} ) =>
			this.#answer( String( input ), init );
	}

	/** The newest generation, once it was asked for. */
	get last(): Generation {
		const newest = this.generations.at( -1 );
		if ( ! newest ) {
			throw new Error( 'Nothing was generated yet.' );
		}
		return newest;
	}

	async #answer( url: string, init: RequestInit ): Promise< Response > {
		if ( url.includes( 'jetpack-ai-jwt' ) ) {
			return json( 200, { token: 'a.b.c', blog_id: 1 } );
		}
		if ( url.includes( 'ai-query/stop' ) ) {
			const { request_id: id } = JSON.parse( String( init.body ) ) as {
				request_id: string;
			};
			this.stopped.push( id );
			this.generations
				.find( ( { body } ) => body.request_id === id )
				?.stop();
			return json( 200, {} );
		}
		if ( ! url.includes( 'wpcom/v2/jetpack-ai-query' ) ) {
			throw new Error( `Nobody answers ${ url }.` );
		}
		if ( this.refusal ) {
			const { status, code } = this.refusal;
			return json( status, {
				code,
				message: 'Refused',
				data: { status },
			} );
		}
		return new Promise( ( resolve ) => {
			this.generations.push( generation( init, resolve ) );
		} );
	}
}
