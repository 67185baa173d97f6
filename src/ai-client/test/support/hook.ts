import { act, renderHook } from '@testing-library/react';
import { SuggestionsEventSource, useAiRequest } from '@slipstream/ai-client';
import { countingTokens, installSettings } from './page';
import { createScriptedTransport } from './scripted-transport';
import type { Exchange } from './scripted-transport';
import type { AiJob } from '@slipstream/ai-client';
import type { StrictMode } from '@wordpress/element';

/** Settings of the page, and a clock that only the test moves, for each test of the file. */
export function withPage(): void {
	beforeEach( () => {
		installSettings( 'https://a.test/wp-json/' );
		jest.useFakeTimers( {
			doNotFake: [ 'nextTick', 'queueMicrotask', 'setImmediate' ],
		} );
	} );
	afterEach( () => jest.useRealTimers() );
}

/** The hook on a page, with a server that does what the test says. */
export function setUp(
	job: Omit< AiJob, 'compose' > = {},
	wrapper?: typeof StrictMode,
	canStop = true
) {
	const transport = createScriptedTransport();
	const stops: string[] = [];
	const http = {
		get: () => Promise.reject( new Error( 'not used' ) ),
		post: async < T >( path: string ) => {
			stops.push( path );
			if ( ! canStop ) {
				throw new Error( 'not reached' );
			}
			return {} as T;
		},
	};
	let renders = 0;
	const createSource = () =>
		new SuggestionsEventSource( {
			transport,
			tokens: countingTokens(),
			http,
		} );
	const hook = renderHook(
		() => {
			renders++;
			return useAiRequest( { createSource } );
		},
		{ wrapper }
	);
	async function ask( prompt: string ): Promise< Exchange > {
		const next = transport.next();
		await act( async () => {
			hook.result.current
				.send( {
					...job,
					compose: () => [ { role: 'user', content: prompt } ],
				} )
				.catch( () => undefined );
			await next;
		} );
		return next;
	}
	return { ...hook, transport, stops, ask, renders: () => renders };
}

/** A stopped answer may end by itself first; a server that lets it run on is hung up on. */
export function expectHungUp( { request }: Exchange ): void {
	expect( request.signal.aborted ).toBe( false );
	act( () => jest.advanceTimersByTime( 3000 ) );
	expect( request.signal.aborted ).toBe( true );
}
