import { screen } from '@testing-library/react';
import { buttons, CASES, setUp } from './control';
import type { Case } from './control';

describe( 'a result', () => {
	it.each( Object.keys( CASES ) as Case[] )(
		'%s: one button at most is the main one',
		( name ) => {
			const { container } = setUp( CASES[ name ] );
			expect(
				container.querySelectorAll( '.is-primary' ).length
			).toBeLessThanOrEqual( 1 );
		}
	);

	it( 'that was cut off says so, and is continued first', async () => {
		const onContinue = jest.fn();
		const { container, field, user } = setUp( {
			...CASES[ 'stopped early' ],
			cutOff: { problem: null, onContinue },
		} );
		expect( container ).toHaveTextContent( 'Stopped early' );
		expect( container.querySelector( '.is-primary' ) ).toHaveTextContent(
			'Continue'
		);
		expect( container.querySelector( '.is-secondary' ) ).toHaveTextContent(
			'Accept'
		);
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		expect( onContinue ).toHaveBeenCalledTimes( 1 );
		expect( field ).toHaveFocus();
	} );

	it( 'is stepped to, undone, and compared', async () => {
		const seen: unknown[] = [];
		const { user } = setUp( {
			...CASES[ 'second of two' ],
			onUndo: () => seen.push( 'undo' ),
			versions: {
				shown: 1,
				count: 2,
				onShow: ( at ) => seen.push( at ),
			},
			changes: { isShown: false, onToggle: () => seen.push( 'toggle' ) },
		} );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Suggestion 2 of 2'
		);
		for ( const name of [
			'Previous suggestion',
			'Undo',
			'Show changes',
		] ) {
			await user.click( screen.getByRole( 'button', { name } ) );
		}
		expect( seen ).toEqual( [ 0, 'undo', 'toggle' ] );
	} );

	it( 'is asked for again with the same words', async () => {
		const { calls, user, field } = setUp( CASES[ 'done, emptied' ] );
		await user.type( field, 'A poem' );
		expect( buttons() ).toEqual( [ 'Generate', 'Cancel' ] );
		await user.keyboard( '{Enter}' );
		expect( calls ).toEqual( [ 'send' ] );
		expect( buttons() ).toEqual( [ 'Accept', 'Discard', 'Regenerate' ] );
	} );

	it( 'is asked for without words where that means something', async () => {
		const { calls, user } = setUp( CASES[ 'without words' ] );
		await user.keyboard( '{Enter}' );
		expect( calls ).toEqual( [ 'send' ] );
	} );

	it( 'in a panel leaves Escape to the panel', async () => {
		const { calls, outer, user } = setUp( CASES[ 'second of two' ] );
		await user.keyboard( '{Escape}' );
		expect( calls ).toEqual( [] );
		expect( outer ).toHaveBeenCalledWith( 'Escape', false );
	} );
} );
