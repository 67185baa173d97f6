import { PluginError } from '@slipstream/errors';
import type { StreamRequest, Transport } from '../../types';

/** One request that waits for what the test lets the server say. */
export interface Exchange {
	request: StreamRequest;
	open: () => void;
	say: ( content: string ) => void;
	call: ( name: string ) => void;
	done: () => Promise< void >;
	fail: ( code: string ) => Promise< void >;
}

/** A transport whose other end is the test. */
export interface ScriptedTransport extends Transport {
	exchanges: Exchange[];
	/** Resolves with the next request. */
	next: () => Promise< Exchange >;
}

export function createScriptedTransport(): ScriptedTransport {
	const exchanges: Exchange[] = [];
	let announce: ( exchange: Exchange ) => void = () => undefined;
	return {
		exchanges,
		next: () =>
			new Promise( ( resolve ) => {
				announce = resolve;
			} ),
		stream( request ) {
			return new Promise( ( resolve, reject ) => {
				/* Waits until the source has heard of it. */
				const settle = async ( action: () => void ) => {
					action();
					for ( let turn = 0; turn < 10; turn++ ) {
						await Promise.resolve();
					}
				};
				const send = ( delta: object ) =>
					request.onMessage( {
						event: '',
						data: JSON.stringify( { choices: [ { delta } ] } ),
					} );
				const exchange: Exchange = {
					request,
					open: () => request.onOpen?.(),
					say: ( content ) => send( { content } ),
					call: ( name ) =>
						send( { function_call: { name, arguments: '{}' } } ),
					done: () => settle( () => resolve( 'done' ) ),
					fail: ( code ) =>
						settle( () => reject( new PluginError( code ) ) ),
				};
				request.signal.addEventListener( 'abort', () =>
					resolve( 'aborted' )
				);
				exchanges.push( exchange );
				announce( exchange );
			} );
		},
	};
}
