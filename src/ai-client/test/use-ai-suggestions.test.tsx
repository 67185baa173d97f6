import { act, renderHook } from '@testing-library/react';
import { StrictMode } from '@wordpress/element';
import {
	SuggestionsEventSource,
	useAiSuggestions,
} from '@slipstream/ai-client';
import type { AiSuggestionsOptions } from '@slipstream/ai-client';
import { createScriptedTransport } from './support/scripted-transport';
import type { Exchange } from './support/scripted-transport';
import { countingTokens, installSettings } from './support/page';

beforeEach( () => {
	installSettings( 'https://a.test/wp-json/' );
	jest.useFakeTimers( {
		doNotFake: [ 'nextTick', 'queueMicrotask', 'setImmediate' ],
	} );
} );
afterEach( () => jest.useRealTimers() );

function setUp(
	callbacks: AiSuggestionsOptions = {},
	wrapper?: typeof StrictMode,
	canStop = true
) {
	const transport = createScriptedTransport();
	const stops: string[] = [];
	const http = {
		get: () => Promise.reject( new Error( 'not used' ) ),
		post: async < T, >( path: string ) => {
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
			return useAiSuggestions( { ...callbacks, createSource } );
		},
		{ wrapper }
	);
	async function ask( prompt: string ): Promise< Exchange > {
		const next = transport.next();
		await act( async () => {
			hook.result.current.request( prompt ).catch( () => undefined );
			await next;
		} );
		return next;
	}
	return { ...hook, transport, stops, ask, renders: () => renders };
}

/** A stopped answer may end by itself first; a server that lets it run on is hung up on. */
function expectHungUp( { request }: Exchange ): void {
	expect( request.signal.aborted ).toBe( false );
	act( () => jest.advanceTimersByTime( 3000 ) );
	expect( request.signal.aborted ).toBe( true );
}

const nextFrame = () => act( () => jest.advanceTimersToNextFrame() );

describe( 'useAiSuggestions', () => {
	it( 'goes from init to done with the text', async () => {
		const onSuggestion = jest.fn();
		const onDone = jest.fn();
		const { result, ask } = setUp( { onSuggestion, onDone } );
		expect( result.current ).toMatchObject( {
			requestingState: 'init',
			suggestion: '',
			error: null,
		} );
		const exchange = await ask( 'Hi' );
		expect( result.current.requestingState ).toBe( 'requesting' );
		act( () => exchange.open() );
		expect( result.current.requestingState ).toBe( 'suggesting' );
		act( () => exchange.say( 'Hello' ) );
		await act( () => exchange.done() );
		expect( result.current ).toMatchObject( {
			requestingState: 'done',
			suggestion: 'Hello',
		} );
		expect( onSuggestion.mock.calls ).toEqual( [ [ 'Hello' ] ] );
		expect( onDone.mock.calls ).toEqual( [ [ 'Hello' ] ] );
	} );

	it( 'renders once a frame, however many pieces come', async () => {
		const onSuggestion = jest.fn();
		const { result, ask, renders } = setUp( { onSuggestion } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.open() );
		const before = renders();
		for ( let frame = 1; frame <= 10; frame++ ) {
			act( () => {
				for ( let piece = 0; piece < 20; piece++ ) {
					exchange.say( 'ab' );
				}
			} );
			expect( renders() ).toBe( before + frame - 1 );
			nextFrame();
			expect( renders() ).toBe( before + frame );
			expect( result.current.suggestion ).toHaveLength( frame * 40 );
		}
		expect( onSuggestion ).toHaveBeenCalledTimes( 10 );
		act( () => exchange.say( 'end' ) );
		await act( () => exchange.done() );
		expect( renders() ).toBe( before + 11 );
		expect( result.current.suggestion ).toHaveLength( 403 );
		nextFrame();
		expect( renders() ).toBe( before + 11 );
	} );

	it( 'keeps the text that had arrived when it is stopped', async () => {
		const calls: string[] = [];
		const { result, ask, stops } = setUp( {
			onSuggestion: ( text ) => calls.push( text ),
			onStop: () => calls.push( 'stop' ),
			onDone: () => calls.push( 'done' ),
		} );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half `' ) );
		act( () => result.current.stopSuggestion() );
		expect( result.current ).toMatchObject( {
			requestingState: 'done',
			suggestion: 'Half `',
		} );
		expect( calls ).toEqual( [ 'Half `', 'stop' ] );
		expectHungUp( exchange );
		expect( stops ).toEqual( [ 'slipstream/v1/ai-query/stop' ] );
	} );

	it( 'hangs up at once when the server cannot be asked to stop', async () => {
		const { result, ask } = setUp( {}, undefined, false );
		const { request } = await ask( 'Hi' );
		await act( async () => result.current.stopSuggestion() );
		expect( request.signal.aborted ).toBe( true );
	} );

	it( 'keeps the text and says why when the stream breaks, and tries again with the same prompt', async () => {
		const onError = jest.fn();
		const onAllErrors = jest.fn();
		const { result, ask, transport } = setUp( { onError, onAllErrors } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half' ) );
		await act( () => exchange.fail( 'error_quota_exceeded' ) );
		const error = expect.objectContaining( {
			code: 'error_quota_exceeded',
			message: 'You have reached the limit of requests for this site.',
			severity: 'info',
		} );
		expect( result.current ).toMatchObject( {
			requestingState: 'error',
			suggestion: 'Half',
			error,
		} );
		expect( onError.mock.calls ).toEqual( [ [ error ] ] );
		expect( onAllErrors.mock.calls ).toEqual( [ [ error ] ] );

		const next = transport.next();
		await act( async () => {
			result.current.retry().catch( () => undefined );
			await next;
		} );
		expect( result.current ).toMatchObject( {
			requestingState: 'requesting',
			suggestion: '',
			error: null,
		} );
		expect( JSON.parse( ( await next ).request.body ) ).toMatchObject( {
			question: 'Hi',
		} );
	} );

	it( 'ends with the general message when the answer was empty', async () => {
		const onError = jest.fn();
		const { result, ask } = setUp( { onError } );
		const exchange = await ask( 'Hi' );
		await act( () => exchange.done() );
		expect( result.current.error ).toMatchObject( {
			code: 'error_response',
			message: 'Something went wrong',
		} );
		expect( onError ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'reports a function call', async () => {
		const onFunctionDone = jest.fn();
		const { result, ask } = setUp( { onFunctionDone } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.call( 'add_block' ) );
		await act( () => exchange.done() );
		expect( result.current.requestingState ).toBe( 'done' );
		expect( onFunctionDone.mock.calls ).toEqual( [
			[ { name: 'add_block', arguments: '{}' } ],
		] );
	} );

	it( 'hears only the newest request', async () => {
		const onDone = jest.fn();
		const { result, ask } = setUp( { onDone } );
		const first = await ask( 'first' );
		act( () => first.say( 'old' ) );
		act( () => result.current.stopSuggestion() );
		const second = await ask( 'second' );
		act( () => {
			first.open();
			first.say( ' and late' );
		} );
		await act( () => first.done() );
		nextFrame();
		expect( result.current ).toMatchObject( {
			requestingState: 'requesting',
			suggestion: '',
		} );
		act( () => second.say( 'new' ) );
		await act( () => second.done() );
		expect( result.current ).toMatchObject( {
			requestingState: 'done',
			suggestion: 'new',
		} );
		expect( onDone.mock.calls ).toEqual( [ [ 'new' ] ] );
	} );

	it( 'forgets the old text when a new request replaces one that runs', async () => {
		const { result, ask } = setUp();
		const first = await ask( 'first' );
		act( () => first.say( 'old' ) );
		await ask( 'second' );
		nextFrame();
		expect( result.current.suggestion ).toBe( '' );
		expectHungUp( first );
	} );

	it( 'returns to the start on reset', async () => {
		const onStop = jest.fn();
		const { result, ask } = setUp( { onStop } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Hello' ) );
		act( () => result.current.reset() );
		nextFrame();
		expect( result.current ).toMatchObject( {
			requestingState: 'init',
			suggestion: '',
			error: null,
		} );
		expectHungUp( exchange );
		expect( onStop ).not.toHaveBeenCalled();
	} );

	it( 'stops and hands over the text when the component goes', async () => {
		const calls: string[] = [];
		const { ask, unmount } = setUp( {
			onSuggestion: ( text ) => calls.push( text ),
			onStop: () => calls.push( 'stop' ),
		} );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half' ) );
		unmount();
		expectHungUp( exchange );
		expect( calls ).toEqual( [ 'Half', 'stop' ] );
	} );

	it( 'does not call back when the component goes and nothing runs', async () => {
		const onStop = jest.fn();
		const { unmount } = setUp( { onStop } );
		unmount();
		expect( onStop ).not.toHaveBeenCalled();
	} );

	it( 'calls the newest callbacks', async () => {
		const callbacks: AiSuggestionsOptions = { onDone: jest.fn() };
		const { ask, rerender } = setUp( callbacks );
		const exchange = await ask( 'Hi' );
		const onDone = jest.fn();
		callbacks.onDone = onDone;
		rerender();
		act( () => exchange.say( 'Hello' ) );
		await act( () => exchange.done() );
		expect( onDone.mock.calls ).toEqual( [ [ 'Hello' ] ] );
	} );

	it( 'works in strict mode, and its functions stay the same', async () => {
		const { result, ask } = setUp( {}, StrictMode );
		const { request, retry, reset, stopSuggestion } = result.current;
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Hello' ) );
		await act( () => exchange.done() );
		expect( result.current ).toMatchObject( {
			requestingState: 'done',
			suggestion: 'Hello',
		} );
		expect( result.current ).toMatchObject( {
			request,
			retry,
			reset,
			stopSuggestion,
		} );
	} );
} );
