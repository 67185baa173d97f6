import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	asked,
	many,
	names,
	open,
	preparePage,
	press,
	rows,
	show,
	snackbar,
} from './support/screen';
import { response, serve } from './support/server';

beforeEach( preparePage );

describe( 'the list', () => {
	it( 'shows what is in the inbox, and how many are elsewhere', async () => {
		serve( [
			...many( 2 ),
			response( { id: 9, status: 'spam', author_name: 'Spammer' } ),
		] );
		await open();
		expect( names() ).toEqual( [ 'Unread: Person 2', 'Unread: Person 1' ] );
		const folders = screen.getByRole( 'navigation', { name: 'Folders' } );
		expect( folders ).toHaveTextContent( 'Inbox 2Spam 1Trash 0' );
		await userEvent.click(
			within( folders ).getByRole( 'link', { name: 'Spam 1' } )
		);
		await waitFor( () =>
			expect( names() ).toEqual( [ 'Unread: Spammer' ] )
		);
		expect( window.location.hash ).toBe( '#/responses?tab=spam' );
		act( () => window.history.back() );
		await waitFor( () => expect( names() ).toHaveLength( 2 ) );
	} );

	it( 'says what to do when a tab is empty, or nothing passes the filters', async () => {
		serve( many( 1 ) );
		await open( '#/responses?tab=trash' );
		expect(
			screen.getByRole( 'heading', { name: 'The trash is empty' } )
		).toBeVisible();
		await userEvent.type( screen.getByRole( 'searchbox' ), 'nowhere' );
		expect(
			await screen.findByRole( 'heading', { name: 'Nothing found' } )
		).toBeVisible();
		await press( 'Clear search and filters' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: 'The trash is empty' } )
			).toBeVisible()
		);
	} );

	it( 'ignores an answer that comes after a newer question', async () => {
		const server = serve( [
			response( { id: 1 } ),
			response( { id: 2, status: 'spam' } ),
		] );
		await open();
		const late = server.hold( '/feedback' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Trash 0' } )
		);
		await userEvent.click( screen.getByRole( 'link', { name: 'Spam 1' } ) );
		await waitFor( () =>
			expect( names() ).toEqual( [ 'Unread: Person 2' ] )
		);
		await act( async () => late() );
		expect( names() ).toEqual( [ 'Unread: Person 2' ] );
	} );

	it( 'goes to the first page where the one in the address is gone', async () => {
		serve( many( 2 ) );
		await open( '#/responses?page=7' );
		await waitFor( () => expect( names() ).toHaveLength( 2 ) );
		expect( window.location.hash ).toBe( '#/responses' );
	} );

	it( 'is sorted, filtered and paged by the address', async () => {
		const server = serve( many( 30 ) );
		await open(
			'#/responses?source=12&from=2026-01-01&unread=1&sort=title-asc&page=2'
		);
		expect( asked( server, 'wp/v2/feedback' )[ 0 ] ).toBe(
			'wp/v2/feedback parent=12&after=2025-12-31T23:59:59&status=publish&is_unread=true&orderby=title&order=asc&page=2&per_page=25'
		);
		expect( rows() ).toHaveLength( 5 );
		await press( 'Remove the filter: Contact' );
		await waitFor( () => expect( rows() ).toHaveLength( 25 ) );
		expect( window.location.hash ).not.toContain( 'source' );
	} );
} );

describe( 'what goes wrong', () => {
	it( 'is said, and can be tried again', async () => {
		const server = serve( many( 1 ) );
		server.failing[ '/feedback' ] = {
			status: 500,
			code: 'broken',
			message: 'The database is away.',
		};
		await open();
		const notice = screen.getByText( /The database is away/, {
			selector: 'p',
		} );
		expect( notice ).toBeVisible();
		server.failing[ '/feedback' ] = undefined;
		await press( 'Try again' );
		await waitFor( () => expect( names() ).toHaveLength( 1 ) );
	} );

	it.each( [
		[
			403,
			'rest_forbidden',
			'Your role does not let you see responses',
			false,
		],
		[ 403, 'rest_cookie_invalid_nonce', 'You are logged out', true ],
	] )( 'with %i %s says: %s', async ( status, code, text, canRetry ) => {
		const server = serve( [] );
		server.failing[ '/feedback' ] = { status, code, message: 'No.' };
		await open();
		expect(
			screen.getByText( new RegExp( text ), { selector: 'p' } )
		).toBeVisible();
		expect(
			screen.queryAllByRole( 'button', { name: 'Try again' } )
		).toHaveLength( canRetry ? 1 : 0 );
	} );

	it( 'is fixed by itself when the network is back', async () => {
		jest.useFakeTimers();
		try {
			const server = serve( many( 1 ) );
			server.failing[ '/' ] = 'offline';
			window.history.replaceState( null, '', '/wp-admin/admin.php' );
			show();
			await act( () => jest.advanceTimersByTimeAsync( 5000 ) );
			expect(
				screen.getByText( /could not be reached/, { selector: 'p' } )
			).toBeVisible();
			server.failing[ '/' ] = undefined;
			await act( () => {
				window.dispatchEvent( new Event( 'online' ) );
				return jest.advanceTimersByTimeAsync( 100 );
			} );
			expect( names() ).toHaveLength( 1 );
		} finally {
			jest.useRealTimers();
		}
	} );
} );

describe( 'changes', () => {
	it( 'show at once, and can be undone', async () => {
		const server = serve( many( 3 ) );
		await open();
		await userEvent.click(
			screen.getByLabelText( 'Select the response from Person 2' )
		);
		await userEvent.click(
			screen.getByLabelText( 'Select the response from Person 1' )
		);
		const release = server.hold( '/bulk' );
		await press( 'Mark as spam' );
		expect( names() ).toEqual( [ 'Unread: Person 3' ] );
		await act( async () => release() );
		await snackbar( '2 responses marked as spam.' );
		await press( 'Undo' );
		await waitFor( () => expect( names() ).toHaveLength( 3 ) );
		expect( asked( server, 'bulk' ) ).toEqual( [
			'slipstream/v1/forms/bulk {"action":"spam","ids":[2,1]}',
			'slipstream/v1/forms/bulk {"action":"not_spam","ids":[2,1]}',
		] );
	} );

	it( 'stay on the screen when the list was asked for before them', async () => {
		const server = serve( many( 3 ) );
		await open();
		await userEvent.click(
			screen.getByLabelText( 'Select the response from Person 2' )
		);
		const list = server.hold( '/feedback' );
		await press( 'Mark as spam' );
		await snackbar( '1 response marked as spam.' );
		const change = server.hold( '/bulk' );
		await press( 'Undo' );
		expect( names() ).toHaveLength( 3 );
		await act( async () => list() );
		expect( names() ).toHaveLength( 3 );
		await act( async () => change() );
		await snackbar( '1 response moved to the inbox.' );
		expect( names() ).toHaveLength( 3 );
	} );

	it( 'are taken back when the server does not agree', async () => {
		const server = serve( many( 2 ) );
		await open();
		server.failing[ '/bulk' ] = {
			status: 500,
			code: 'broken',
			message: 'The database is away.',
		};
		await userEvent.click(
			screen.getByLabelText( 'Select all on this page' )
		);
		await press( 'Move to trash' );
		await snackbar(
			/2 responses were not changed and are back in the list\. The database is away/
		);
		expect( names() ).toHaveLength( 2 );
		server.failing[ '/bulk' ] = undefined;
		await press( 'Try again' );
		await snackbar( '2 responses moved to the trash.' );
		expect(
			screen.getByRole( 'heading', { name: 'No responses yet' } )
		).toBeVisible();
	} );

	it( 'say when somebody else was quicker', async () => {
		const server = serve( many( 2 ) );
		await open();
		server.responses = server.responses.slice( 1 );
		await userEvent.click(
			screen.getByLabelText( 'Select all on this page' )
		);
		await press( 'Move to trash' );
		await snackbar( /1 response was not changed because someone else/ );
		await waitFor( () =>
			expect( screen.queryByRole( 'table' ) ).not.toBeInTheDocument()
		);
	} );

	it( 'are asked about before something is deleted for good', async () => {
		const server = serve(
			many( 2 ).map( ( item ) => ( {
				...item,
				status: 'trash' as const,
			} ) )
		);
		await open( '#/responses?tab=trash' );
		await userEvent.click(
			screen.getByLabelText( 'Select the response from Person 2' )
		);
		await press( 'Delete permanently' );
		const dialog = screen.getByRole( 'dialog' );
		expect( dialog ).toHaveTextContent(
			'Delete 1 response and its files? This cannot be undone.'
		);
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Cancel' } )
		);
		expect( server.responses ).toHaveLength( 2 );
		await press( 'Delete permanently' );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await snackbar( '1 response deleted permanently.' );
		expect( server.responses.map( ( { id } ) => id ) ).toEqual( [ 1 ] );
		await press( 'Empty trash' );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await waitFor( () => expect( server.responses ).toEqual( [] ) );
	} );

	it( 'reach all that match, in parts', async () => {
		const server = serve( many( 620 ) );
		await open();
		await userEvent.click(
			screen.getByLabelText( 'Select all on this page' )
		);
		await press( 'Select the first 500' );
		expect( await screen.findByText( '500 selected' ) ).toBeVisible();
		await press( 'Mark as read' );
		await snackbar( '500 responses marked as read.' );
		expect( asked( server, '/bulk' ) ).toHaveLength( 5 );
		expect(
			server.responses.filter( ( item ) => item.is_unread )
		).toHaveLength( 120 );
	} );
} );
