import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	asked,
	many,
	names,
	open,
	preparePage,
	press,
	snackbar,
} from './support/screen';
import { serve } from './support/server';

beforeEach( preparePage );

it( 'changes reach the server one after the other, however long one takes', async () => {
	const server = serve( many( 2 ) );
	await open();
	const spam = async () => {
		await userEvent.click(
			screen.getByLabelText( 'Select the response from Person 2' )
		);
		await press( 'Mark as spam' );
		expect( names() ).toEqual( [ 'Unread: Person 1' ] );
	};
	server.hold( '/feedback' );
	await spam();
	await snackbar( '1 response marked as spam.' );
	const undone = server.hold( '/bulk' );
	await press( 'Undo' );
	await spam();
	expect( asked( server, 'bulk' ) ).toHaveLength( 2 );
	await act( async () => undone() );
	await waitFor( () => expect( asked( server, 'bulk' ) ).toHaveLength( 3 ) );
	expect(
		await screen.findByRole( 'link', { name: 'Spam 1' } )
	).toBeVisible();
	expect( names() ).toEqual( [ 'Unread: Person 1' ] );
	expect( server.responses[ 0 ]?.status ).toBe( 'spam' );
} );
