import { act } from '@testing-library/react';
import { StrictMode } from '@wordpress/element';
import { expectHungUp, setUp, withPage } from './support/hook';

withPage();

describe( 'useAiRequest in a component', () => {
	it( 'stops and hands over the text when the component goes', async () => {
		const onEnd = jest.fn();
		const { ask, unmount } = setUp( { onEnd } );
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Half' ) );
		unmount();
		expectHungUp( exchange );
		expect( onEnd.mock.calls ).toEqual( [
			[ { text: 'Half', index: 0, outcome: 'stopped' } ],
		] );
	} );

	it( 'does not call back when the component goes and nothing runs', async () => {
		const onEnd = jest.fn();
		const { unmount } = setUp( { onEnd } );
		unmount();
		expect( onEnd ).not.toHaveBeenCalled();
	} );

	it( 'works in strict mode, and its functions stay the same', async () => {
		const { result, ask } = setUp( {}, StrictMode );
		const { send, retry, reset, stop } = result.current;
		const exchange = await ask( 'Hi' );
		act( () => exchange.say( 'Hello' ) );
		await act( () => exchange.done() );
		expect( result.current ).toMatchObject( {
			state: 'done',
			text: 'Hello',
		} );
		expect( result.current ).toMatchObject( {
			send,
			retry,
			reset,
			stop,
		} );
	} );
} );
