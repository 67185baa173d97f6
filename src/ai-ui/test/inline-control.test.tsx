import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InlineControl } from '..';
import type { InlineControlProps } from '..';

function show( props: Partial< InlineControlProps > = {} ) {
	const calls: string[] = [];
	const call = ( name: string ) => () => void calls.push( name );
	render(
		<InlineControl
			prompt="Shorter"
			state="init"
			onChange={ call( 'change' ) }
			onSend={ call( 'send' ) }
			onStop={ call( 'stop' ) }
			onClose={ call( 'close' ) }
			{ ...props }
		/>
	);
	return calls;
}

const names = () =>
	screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent );

it( 'offers Generate and Close, and Undo where there is something to undo', () => {
	show();
	expect( names() ).toEqual( [ 'Generate', 'Close' ] );
	document.body.innerHTML = '';
	show( { onUndo: () => {} } );
	expect( names() ).toEqual( [ 'Generate', 'Undo', 'Close' ] );
} );

it( 'sends by Enter and closes by Escape', async () => {
	const calls = show();
	await userEvent.type( screen.getByRole( 'textbox' ), '{Enter}{Escape}' );
	expect( calls ).toEqual( [ 'send', 'close' ] );
} );

it( 'stops by Escape while a text arrives', async () => {
	const calls = show( { state: 'suggesting' } );
	expect( names() ).toEqual( [ 'Stop' ] );
	await userEvent.type( screen.getByRole( 'textbox' ), '{Escape}' );
	expect( calls ).toEqual( [ 'stop' ] );
} );

it( 'sends nothing without words, and nothing where nobody answers', async () => {
	const calls = show( { prompt: ' ' } );
	await userEvent.type( screen.getByRole( 'textbox' ), '{Enter}' );
	document.body.innerHTML = '';
	calls.push( ...show( { isDisabled: true } ) );
	await userEvent.type( screen.getByRole( 'textbox' ), '{Enter}' );
	expect( calls ).toEqual( [] );
} );
