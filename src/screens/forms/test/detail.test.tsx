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
} from './support/screen';
import { response, serve, fieldValue } from './support/server';

beforeEach( preparePage );

describe( 'an open response', () => {
	const fields = [
		fieldValue( {
			label: 'Email',
			type: 'email',
			display: 'ann@example.org',
		} ),
		fieldValue( {
			label: 'Message',
			type: 'textarea',
			display: 'One\nTwo',
		} ),
		fieldValue( { label: 'Photo', type: 'file' } ),
	];
	const ann = response( {
		id: 5,
		author_name: 'Ann',
		author_email: 'ann@example.org',
		fields,
	} );

	it( 'has its values, gets the focus, and is read', async () => {
		const server = serve( [ ann, ...many( 2 ) ] );
		await open();
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Unread: Ann' } )
		);
		const panel = await screen.findByRole( 'region', { name: 'Ann' } );
		expect(
			within( panel ).getByRole( 'heading', { name: 'Ann' } )
		).toHaveFocus();
		expect(
			within( panel ).getByRole( 'link', { name: 'Reply by email' } )
		).toHaveAttribute(
			'href',
			'mailto:ann@example.org?subject=Re%3A%20Contact'
		);
		expect( within( panel ).getByText( 'No answer' ) ).toBeVisible();
		await waitFor( () => expect( names() ).toContain( 'Ann' ) );
		expect(
			server.responses.find( ( { id } ) => id === 5 )?.is_unread
		).toBe( false );
		await userEvent.click(
			within( panel ).getByRole( 'button', { name: 'Mark as unread' } )
		);
		await waitFor( () => expect( names() ).toContain( 'Unread: Ann' ) );
		expect( asked( server, '"read"' ) ).toHaveLength( 1 );
		await userEvent.keyboard( '{Escape}' );
		expect( panel ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'link', { name: 'Unread: Ann' } )
		).toHaveFocus();
	} );

	it( 'is found by the link of an email, also outside of the list', async () => {
		serve( [
			...many( 30 ),
			response( {
				id: 99,
				status: 'spam',
				author_name: 'Bo',
				spam_reason: 'trap',
			} ),
		] );
		await open( '#/responses/99' );
		const panel = await screen.findByRole( 'region', { name: 'Bo' } );
		expect( panel ).toHaveTextContent(
			'a hidden field was filled in that people cannot see'
		);
		expect(
			within( panel ).getByRole( 'button', { name: 'Not spam' } )
		).toBeVisible();
	} );

	it( 'offers the files that are kept, and says which are not', async () => {
		const file = ( id: string, name: string, url: string ) => ( {
			id,
			name,
			url,
			size: 10,
			type: 'image/png',
		} );
		serve( [
			response( {
				id: 5,
				fields: [
					fieldValue( {
						label: 'Photo',
						type: 'file',
						files: [
							file( 'a'.repeat( 32 ), 'a.png', '/files/a' ),
							file( 'b'.repeat( 32 ), 'b.png', '' ),
							file( '77', 'other.png', '' ),
						],
					} ),
				],
			} ),
		] );
		await open( '#/responses/5' );
		const panel = await screen.findByRole( 'region', { name: 'Person 5' } );
		const items = within( panel )
			.getAllByRole( 'listitem' )
			.map( ( item ) => item.textContent );
		expect( items ).toEqual( [
			expect.stringContaining( 'Download a.png' ),
			expect.stringMatching( /^b\.png deleted/ ),
			expect.not.stringContaining( 'deleted' ),
		] );
		expect(
			within( panel ).getAllByRole( 'button', { name: /^Download/ } )
		).toHaveLength( 1 );
	} );

	it( 'may have been deleted elsewhere', async () => {
		serve( many( 2 ) );
		await open( '#/responses/77' );
		expect( await screen.findByText( /no longer here/ ) ).toBeVisible();
		await press( 'Back to the list' );
		expect( window.location.hash ).toBe( '#/responses' );
	} );

	it.each( [ '#', 's' ] )(
		'closes when %s moves it, with the next one at hand and unread',
		async ( key ) => {
			const server = serve( many( 3 ) );
			await open( '#/responses/2' );
			await screen.findByRole( 'region', { name: 'Person 2' } );
			await userEvent.keyboard( key );
			await waitFor( () =>
				expect( names() ).toEqual( [
					'Unread: Person 3',
					'Unread: Person 1',
				] )
			);
			expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
			expect( rows()[ 1 ] ).toHaveFocus();
			expect( asked( server, '"read"' ) ).toEqual( [
				'slipstream/v1/forms/bulk {"action":"read","ids":[2]}',
			] );
		}
	);

	it( 'leaves the focus in the list where nothing comes after it', async () => {
		serve( [ ...many( 2 ), response( { id: 9, status: 'spam' } ) ] );
		await open( '#/responses/1' );
		await screen.findByRole( 'region', { name: 'Person 1' } );
		await press( 'Move to trash' );
		await waitFor( () => expect( rows() ).toHaveLength( 1 ) );
		expect( rows()[ 0 ] ).toHaveFocus();
		await userEvent.keyboard( '#' );
		expect(
			await screen.findByRole( 'heading', { name: 'No responses yet' } )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Inbox 0' } ) ).toHaveFocus();
		await userEvent.click( screen.getByRole( 'link', { name: 'Spam 1' } ) );
		await waitFor( () => expect( rows() ).toHaveLength( 1 ) );
		await userEvent.click( rows()[ 0 ] as HTMLElement );
		await press( 'Not spam' );
		expect(
			await screen.findByRole( 'heading', { name: 'No spam' } )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Spam 0' } ) ).toHaveFocus();
	} );
} );

describe( 'keys', () => {
	it( 'go through the list and on to the next page', async () => {
		serve( many( 26 ) );
		await open();
		await userEvent.keyboard( 'jj' );
		expect( rows()[ 1 ] ).toHaveFocus();
		await userEvent.keyboard( '{ArrowUp}x' );
		expect( rows()[ 0 ] ).toHaveFocus();
		expect( screen.getByText( '1 selected' ) ).toBeVisible();
		act( () => rows()[ 24 ]?.focus() );
		await userEvent.keyboard( '{Enter}' );
		expect(
			await screen.findByRole( 'region', { name: 'Person 2' } )
		).toBeVisible();
		await userEvent.keyboard( 'j' );
		expect(
			await screen.findByRole( 'region', { name: 'Person 1' } )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/responses/1?page=2' );
		await userEvent.keyboard( 'k' );
		expect(
			await screen.findByRole( 'region', { name: 'Person 2' } )
		).toBeVisible();
	} );

	it( 'can be switched off, and mean nothing while somebody types', async () => {
		serve( many( 2 ) );
		await open();
		await userEvent.keyboard( '/' );
		expect( screen.getByRole( 'searchbox' ) ).toHaveFocus();
		await userEvent.keyboard( 'j' );
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'j' );
		await press( 'Keyboard shortcuts' );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Single-letter shortcuts' } )
		);
		await userEvent.keyboard( '{Escape}' );
		await userEvent.keyboard( 'j' );
		rows().forEach( ( row ) => expect( row ).not.toHaveFocus() );
	} );
} );
