import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANN, begin, broken, listsIn, visit } from './support';
import type { Route, Sent } from '../../../../../../tests/js/serve';

beforeEach( () => visit() );

async function open() {
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Add subscriber' } )
	);
	return within( await screen.findByRole( 'dialog' ) );
}

const added = ( sent: Sent[] ) =>
	sent.flatMap( ( { body } ) => ( body ? [ body ] : [] ) );

describe( 'somebody who is added by hand', () => {
	it( 'is asked by email', async () => {
		const sent = begin( {
			routes: {
				add: () => ( { status: 202, body: { status: 'invited' } } ),
			},
		} );
		const dialog = await open();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Send the email' } )
		);
		// Without an address, the browser says so.
		expect( added( sent ) ).toEqual( [] );
		await userEvent.type(
			dialog.getByLabelText( 'Email address' ),
			'bob@example.org'
		);
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Send the email' } )
		);
		expect(
			await screen.findByText(
				/^An email to bob@example\.org is on its way\./
			)
		).toBeInTheDocument();
		expect( added( sent ) ).toEqual( [
			{ email: 'bob@example.org', name: '' },
		] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'is a subscriber at once if the owner says to what they have agreed', async () => {
		const sent = begin( {
			routes: {
				add: () => ( {
					status: 201,
					body: { ...ANN, status: 'added' },
				} ),
			},
		} );
		const dialog = await open();
		await userEvent.type(
			dialog.getByLabelText( 'Email address' ),
			'ann@example.org'
		);
		await userEvent.type(
			dialog.getByLabelText( 'Name (optional)' ),
			'Ann'
		);
		await userEvent.click(
			dialog.getByLabelText( 'I have their consent' )
		);
		const consent = dialog.getByLabelText(
			'To what they have agreed, and where'
		);
		await userEvent.type( consent, '  ' );
		const add = () =>
			userEvent.click( dialog.getByRole( 'button', { name: 'Add' } ) );
		await add();
		// The server would take blanks for no consent, and mail them.
		expect( added( sent ) ).toEqual( [] );
		expect( consent ).toBeInvalid();
		await userEvent.type( consent, 'Signed at our fair.' );
		const lists = listsIn( sent ).length;
		await add();
		expect(
			await screen.findByText( 'ann@example.org is a subscriber now.' )
		).toBeInTheDocument();
		expect( added( sent ) ).toEqual( [
			{
				email: 'ann@example.org',
				name: 'Ann',
				consent: '  Signed at our fair.',
			},
		] );
		await waitFor( () =>
			expect( listsIn( sent ).length ).toBeGreaterThan( lists )
		);
	} );

	it.each( [
		[ 'The database is away.', broken ],
		[
			'Only they can subscribe again.',
			{
				status: 409,
				body: {
					code: 'subscriber_left',
					message: 'Only they can subscribe again.',
				},
			},
		],
	] satisfies [ string, Route ][] )(
		'and is refused stays as it was typed: %s',
		async ( message, answer ) => {
			begin( { routes: { add: () => answer } } );
			const dialog = await open();
			const email = dialog.getByLabelText( 'Email address' );
			await userEvent.type( email, 'bob@example.org' );
			await userEvent.keyboard( '{Enter}' );
			expect( await dialog.findByText( message ) ).toBeVisible();
			expect( email ).toHaveValue( 'bob@example.org' );
		}
	);
} );
