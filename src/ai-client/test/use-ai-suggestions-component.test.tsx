import { act } from '@testing-library/react';
import { StrictMode } from '@wordpress/element';
import { expectHungUp, setUp, withPage } from './support/hook';
import type { AiSuggestionsOptions } from '@slipstream/ai-client';

withPage();

describe( 'useAiSuggestions in a component', () => {
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
