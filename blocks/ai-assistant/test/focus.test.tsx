import { act, render, screen } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import { usePromptFocus } from '../hooks/use-prompt-focus';

function Block( {
	isSelected,
	isWaiting,
}: {
	isSelected: boolean;
	isWaiting: boolean;
} ) {
	const ref = useRef< HTMLTextAreaElement >( null );
	usePromptFocus( ref, isSelected, isWaiting );
	return (
		<>
			<div data-block="a">
				<textarea ref={ ref } aria-label="Prompt" />
				<button>Stop</button>
			</div>
			<button>Elsewhere</button>
		</>
	);
}

const field = () => screen.getByLabelText( 'Prompt' );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the focus', () => {
	it( 'goes to the prompt of a new block after 100 ms', () => {
		render( <Block isSelected isWaiting={ false } /> );
		pass( 99 );
		expect( field() ).not.toHaveFocus();
		pass( 1 );
		expect( field() ).toHaveFocus();
	} );

	it( 'stays away from a block that is not selected', () => {
		const { rerender } = render(
			<Block isSelected={ false } isWaiting={ false } />
		);
		pass( 100 );
		rerender( <Block isSelected={ false } isWaiting /> );
		rerender( <Block isSelected={ false } isWaiting={ false } /> );
		pass( 100 );
		expect( field() ).not.toHaveFocus();
	} );

	it( 'stays where the author has taken it while the text was settling', () => {
		const { rerender } = render( <Block isSelected isWaiting /> );
		field().focus();
		rerender( <Block isSelected isWaiting={ false } /> );
		button( 'Stop' ).focus();
		pass( 100 );
		expect( button( 'Stop' ) ).toHaveFocus();
	} );

	it( 'comes back when a text has arrived', () => {
		const { rerender } = render( <Block isSelected isWaiting /> );
		button( 'Stop' ).focus();
		pass( 100 );
		expect( button( 'Stop' ) ).toHaveFocus();
		rerender( <Block isSelected isWaiting={ false } /> );
		pass( 100 );
		expect( field() ).toHaveFocus();
	} );

	it( 'is taken from nobody who is elsewhere', () => {
		const { rerender } = render( <Block isSelected isWaiting /> );
		button( 'Elsewhere' ).focus();
		rerender( <Block isSelected isWaiting={ false } /> );
		pass( 100 );
		expect( button( 'Elsewhere' ) ).toHaveFocus();
	} );
} );
