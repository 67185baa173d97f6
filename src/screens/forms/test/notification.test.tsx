import { screen, waitFor, within } from '@testing-library/react';
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
import { response, serve } from './support/server';

beforeEach( preparePage );

describe( 'an email that was not sent', () => {
	const failed = {
		state: 'failed' as const,
		time: 1,
		error: 'SMTP connect failed.',
	};

	it( 'is shown at its response, and sent again from there', async () => {
		const server = serve( [
			response( { id: 5, author_name: 'Ann', notification: failed } ),
			...many( 1 ),
		] );
		await open( '#/responses/5' );
		const panel = await screen.findByRole( 'region', { name: 'Ann' } );
		expect( panel ).toHaveTextContent(
			'was not sent. SMTP connect failed.'
		);
		expect( screen.getAllByText( 'The email was not sent.' ) ).toHaveLength(
			1
		);
		const mark = screen.getByText( 'The email was not sent.' );
		expect( mark.previousElementSibling?.innerHTML ).toMatch( /<path/ );
		expect( mark.previousElementSibling?.innerHTML ).not.toBe(
			within( panel )
				.getByRole( 'button', { name: /spam/i } )
				.querySelector( 'svg' )?.innerHTML
		);
		server.notification = { ...failed, error: 'Still down.' };
		await press( 'Send again' );
		await snackbar( 'Still down.' );
		expect( panel ).toHaveTextContent( 'Still down.' );
		server.notification = { state: 'sent', time: 2, error: '' };
		await press( 'Send again' );
		await snackbar( 'Email sent.' );
		await waitFor( () =>
			expect( panel ).not.toHaveTextContent( 'was not sent' )
		);
		expect(
			within( panel ).getByRole( 'heading', { name: 'Ann' } )
		).toHaveFocus();
		expect( screen.queryByText( 'The email was not sent.' ) ).toBeNull();
		expect( asked( server, 'forms/notifications/5' ) ).toHaveLength( 2 );
	} );

	it( 'stays when the site cannot be reached', async () => {
		const server = serve( [ response( { notification: failed } ) ] );
		await open( '#/responses/1' );
		server.failing.notifications = 'offline';
		await press( 'Send again' );
		await snackbar( /offline|reached/ );
		expect(
			screen.getByRole( 'button', { name: 'Send again' } )
		).toBeEnabled();
	} );
} );

describe( 'a site without a trash', () => {
	beforeEach( () => {
		window.slipstreamSettings = {
			...window.slipstreamSettings,
			forms: { trashDays: 0, mayRead: true },
		};
	} );

	it( 'asks before it deletes for good, and speaks of no trash', async () => {
		const server = serve( many( 2 ) );
		await open( '#/responses/2' );
		const panel = await screen.findByRole( 'region', { name: 'Person 2' } );
		expect(
			within( panel ).queryByRole( 'button', { name: 'Move to trash' } )
		).toBeNull();
		await userEvent.keyboard( '#' );
		const dialog = await screen.findByRole( 'dialog' );
		expect( dialog ).toHaveTextContent( 'This cannot be undone' );
		expect( asked( server, '"delete"' ) ).toHaveLength( 0 );
		await userEvent.click(
			within( dialog ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await waitFor( () => expect( names() ).toHaveLength( 1 ) );
		await snackbar( '1 response deleted permanently.' );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
		expect( asked( server, '"delete"' ) ).toHaveLength( 1 );
		expect( asked( server, '"trash"' ) ).toHaveLength( 0 );
	} );

	it( 'offers no way back to the trash', async () => {
		serve( [ response( { status: 'trash' } ) ] );
		await open( '#/responses?tab=trash' );
		await press( /^Actions for/ );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Restore' } )
		);
		await snackbar( '1 response restored.' );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
		expect( screen.getByText( /This site has no trash/ ) ).toBeVisible();
	} );
} );
