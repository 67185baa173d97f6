import { act } from '@testing-library/react';
import { expectHungUp, setUp, withPage } from './support/hook';

withPage();

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
} );
