import { messageFor } from '@slipstream/errors';
import { act } from '@testing-library/react';
import { startRecording } from '../../../tests/js/recording';
import { expectHungUp, setUp, withPage } from './support/hook';

withPage();

const nextFrame = () => act( () => jest.advanceTimersToNextFrame() );

describe( 'useAiRequest', () => {
	it( 'goes from init to done with the text', async () => {
		const onEnd = jest.fn();
		const { result, ask } = setUp( { onEnd } );
		expect( result.current ).toMatchObject( {
			state: 'init',
			text: '',
			problem: null,
		} );
		const exchange = await ask( 'Hi' );
		expect( result.current.state ).toBe( 'requesting' );
		act( () => exchange.open() );
		expect( result.current.state ).toBe( 'suggesting' );
		act( () => exchange.say( 'Hello' ) );
		await act( () => exchange.done() );
		expect( result.current ).toMatchObject( {
			state: 'done',
			text: 'Hello',
		} );
		expect( onEnd.mock.calls ).toEqual( [
			[ { text: 'Hello', index: 0, outcome: 'done' } ],
		] );
	} );

	it( 'is counted where the site counts', async () => {
		const leave = startRecording();
		const { ask } = setUp();
		const exchange = await ask( 'Hi' );
		act( () => exchange.open() );
		act( () => exchange.say( 'Hello' ) );
		await act( () => exchange.done() );
		expect( await leave() ).toEqual( [
			[ 'jetpack_ai_chat_completion', {} ],
			[ 'jetpack_ai_assistant_generation_complete', { outcome: 'done' } ],
			[ 'ai-requests', { name: 'done' } ],
		] );
	} );

	it( 'renders once a frame, however many pieces come', async () => {
		const { result, ask, renders } = setUp();
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
			expect( result.current.text ).toHaveLength( frame * 40 );
		}
		act( () => exchange.say( 'end' ) );
		await act( () => exchange.done() );
		expect( renders() ).toBe( before + 11 );
		expect( result.current.text ).toHaveLength( 403 );
		nextFrame();
		expect( renders() ).toBe( before + 11 );
	} );

	it( 'keeps the text that had arrived when it is stopped', async () => {
		const onEnd = jest.fn();
		const { result, ask, stops } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half `' ) );
		act( () => result.current.stop() );
		expect( result.current ).toMatchObject( {
			state: 'done',
			text: 'Half `',
		} );
		expect( onEnd.mock.calls ).toEqual( [
			[ { text: 'Half `', index: 0, outcome: 'stopped' } ],
		] );
		expect( result.current ).toMatchObject( {
			wasStopped: true,
			canContinue: true,
			problem: null,
		} );
		expectHungUp( exchange );
		expect( stops ).toEqual( [ 'slipstream/v1/ai-query/stop' ] );
	} );

	it( 'hangs up at once when the server cannot be asked to stop', async () => {
		const { result, ask } = setUp( {}, undefined, false );
		const { request } = await ask( 'Hi' );
		await act( async () => result.current.stop() );
		expect( request.signal.aborted ).toBe( true );
	} );

	it( 'keeps the text and says why when the stream breaks, and tries again with the same prompt', async () => {
		const onEnd = jest.fn();
		const { result, ask, transport } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half' ) );
		await act( () => exchange.fail( 'error_quota_exceeded' ) );
		const problem = expect.objectContaining( {
			code: 'error_quota_exceeded',
			message: messageFor( 'error_quota_exceeded' ),
		} );
		expect( result.current ).toMatchObject( {
			state: 'error',
			text: 'Half',
			problem,
			canContinue: true,
		} );
		expect( onEnd.mock.calls ).toEqual( [
			[ { text: 'Half', index: 0, outcome: 'failed', problem } ],
		] );

		const next = transport.next();
		await act( async () => {
			result.current.retry();
			await next;
		} );
		expect( result.current ).toMatchObject( {
			state: 'requesting',
			text: '',
			problem: null,
		} );
		expect( JSON.parse( ( await next ).request.body ) ).toMatchObject( {
			messages: [ { role: 'user', content: 'Hi' } ],
		} );
	} );

	it( 'ends with the general message when the answer was empty', async () => {
		const onEnd = jest.fn();
		const { result, ask } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		await act( () => exchange.done() );
		expect( result.current.problem ).toMatchObject( {
			code: 'error_response',
			message: 'Something went wrong',
		} );
		expect( onEnd ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is done without a text when the answer is a function call', async () => {
		const onEnd = jest.fn();
		const { result, ask } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.call( 'add_block' ) );
		await act( () => exchange.done() );
		expect( result.current.state ).toBe( 'done' );
		expect( onEnd.mock.calls ).toEqual( [
			[ { text: '', index: 0, outcome: 'done' } ],
		] );
	} );

	it( 'hears only the newest request', async () => {
		const onEnd = jest.fn();
		const { result, ask } = setUp( { onEnd } );
		const first = await ask( 'first' );
		act( () => first.say( 'old' ) );
		act( () => result.current.stop() );
		const second = await ask( 'second' );
		act( () => {
			first.open();
			first.say( ' and more' );
		} );
		await act( () => first.done() );
		nextFrame();
		expect( result.current ).toMatchObject( {
			state: 'requesting',
			text: '',
		} );
		act( () => second.say( 'new' ) );
		await act( () => second.done() );
		expect( result.current ).toMatchObject( {
			state: 'done',
			text: 'new',
		} );
		expect( onEnd.mock.calls ).toMatchObject( [
			[ { text: 'old', outcome: 'stopped' } ],
			[ { text: 'new', outcome: 'done' } ],
		] );
	} );

	it( 'forgets the old text when a new request replaces one that runs', async () => {
		const { result, ask } = setUp();
		const first = await ask( 'first' );
		act( () => first.say( 'old' ) );
		await ask( 'second' );
		nextFrame();
		expect( result.current.text ).toBe( '' );
		expectHungUp( first );
	} );

	it( 'returns to the start on reset', async () => {
		const onEnd = jest.fn();
		const { result, ask } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Hello' ) );
		act( () => result.current.reset() );
		nextFrame();
		expect( result.current ).toMatchObject( {
			state: 'init',
			text: '',
			problem: null,
		} );
		expectHungUp( exchange );
		expect( onEnd ).not.toHaveBeenCalled();
	} );

	it( 'asks for the rest of an answer that broke off, and joins both', async () => {
		const onEnd = jest.fn();
		const { result, ask, transport } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half a sen' ) );
		await act( () => exchange.fail( 'error_network' ) );
		const next = transport.next();
		await act( async () => {
			result.current.continueText();
			await next;
		} );
		expect( result.current ).toMatchObject( {
			state: 'requesting',
			text: 'Half a sen',
			canContinue: false,
		} );
		const rest = await next;
		expect( JSON.parse( rest.request.body ).messages ).toEqual( [
			{ role: 'user', content: 'Hi' },
			{ role: 'assistant', content: 'Half a sen' },
			{ role: 'user', content: expect.stringContaining( 'cut off' ) },
		] );
		act( () => rest.say( 'sentence.' ) );
		await act( () => rest.done() );
		expect( result.current.text ).toBe( 'Half a sentence.' );
		expect( onEnd ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				text: 'Half a sentence.',
				outcome: 'done',
			} )
		);
	} );

	it( 'sends nothing while the browser is offline, and says so', async () => {
		const onLine = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		const onEnd = jest.fn();
		const { result, transport } = setUp();
		await act( () => result.current.send( { compose: () => [], onEnd } ) );
		expect( result.current ).toMatchObject( {
			state: 'error',
			problem: { code: 'error_network' },
			canContinue: false,
		} );
		expect( onEnd ).toHaveBeenCalledTimes( 1 );
		expect( transport.exchanges ).toEqual( [] );
		onLine.mockRestore();
	} );

	it( 'blames the network where a request could not be prepared, and prepares it again', async () => {
		const { result, transport } = setUp();
		const compose = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'no chunk' ) )
			.mockResolvedValue( [ { role: 'user', content: 'Hi' } ] );
		await act( () => result.current.send( { compose } ) );
		expect( result.current.problem?.code ).toBe( 'error_network' );
		const next = transport.next();
		await act( async () => {
			result.current.retry();
			await next;
		} );
		expect( result.current.state ).toBe( 'requesting' );
	} );

	it( 'can be stopped while it is prepared, and sends nothing then', async () => {
		const { result, transport } = setUp();
		let prepare: ( messages: [] ) => void = () => undefined;
		act( () => {
			void result.current.send( {
				compose: () =>
					new Promise( ( resolve ) => {
						prepare = resolve;
					} ),
			} );
		} );
		act( () => result.current.stop() );
		await act( async () => prepare( [] ) );
		expect( result.current ).toMatchObject( {
			state: 'done',
			wasStopped: true,
		} );
		expect( transport.exchanges ).toEqual( [] );
	} );

	it( 'shows a problem of the surface until it is dismissed', () => {
		const { result } = setUp();
		const problem = { code: 'stale', message: 'Old.' };
		act( () => result.current.report( problem ) );
		expect( result.current ).toMatchObject( { state: 'error', problem } );
		act( () => result.current.dismiss() );
		expect( result.current ).toMatchObject( {
			state: 'error',
			problem: null,
		} );
	} );
} );
