import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerBlock } from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';
import { feed, IN_NOTICE, open, popUp, refusal } from './site';

beforeAll( () => registerBlock( metadata, block.settings ) );

/** What the page in the small window says. */
const say = ( data: object, origin = window.location.origin ) =>
	act( () => {
		window.dispatchEvent( new MessageEvent( 'message', { data, origin } ) );
	} );

const connect = async () =>
	userEvent.click(
		await screen.findByRole( 'button', { name: 'Connect to Instagram' } )
	);

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'a feed', () => {
	it( 'shows as many pictures as it should', async () => {
		const { sent, token } = await open( {} );
		expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 3 );
		expect( screen.getByAltText( 'View 1' ) ).toHaveAttribute(
			'width',
			'640'
		);
		expect(
			screen.getByAltText( 'https://www.instagram.com/p/3/' )
		).toBeVisible();
		expect( sent[ 0 ]?.url ).toContain(
			`access_token=${ token }&count=30`
		);
	} );

	it( 'has settings of its account and of its look', async () => {
		const { editor } = await open( {} );
		await screen.findAllByRole( 'img' );
		await editor.select();
		for ( const name of [ 'Account Settings', 'Display Settings' ] ) {
			expect( screen.getByRole( 'button', { name } ) ).toBeVisible();
		}
	} );

	it( 'takes over a new name of the account, and nothing else', async () => {
		const { attributes, editor } = await open( {
			gallery: () => feed( { external_name: 'renamed' } ),
		} );
		await waitFor( () =>
			expect( attributes().instagramUser ).toBe( 'renamed' )
		);
		expect( editor.markup() ).toContain( 'instagram.com/renamed/' );
	} );

	it( 'says that an account has no pictures', async () => {
		await open( { gallery: () => feed( { images: [] } ) } );
		expect(
			await screen.findByText(
				'No images were found in your Instagram account.'
			)
		).toBeVisible();
	} );

	it.each( [
		[ '"ERROR"', () => feed( { images: 'ERROR', status: 'lost' } ) ],
		[
			'a refusal',
			() => refusal( 403, 'instagram_connection_unavailable' ),
		],
	] )( 'is cleared by %s', async ( _, gallery ) => {
		const { attributes } = await open( { gallery } );
		expect(
			await screen.findByText(
				'An error occurred. Please try again later.'
			)
		).toBeVisible();
		expect( attributes().accessToken ).toBeUndefined();
		expect( attributes().instagramUser ).toBeUndefined();
	} );

	it.each( [
		[ 503, 'instagram_connections_unavailable' ],
		[ 429, 'instagram_limit_reached' ],
		[ 500, 'internal_server_error' ],
	] )( 'is kept when the site answers %s %s', async ( status, code ) => {
		let answer = refusal( status, code );
		const { attributes, token } = await open( { gallery: () => answer } );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect( attributes() ).toMatchObject( {
			accessToken: token,
			instagramUser: 'someone',
		} );
		answer = feed();
		await userEvent.click( again );
		expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 3 );
	} );

	it( 'waits for pictures that are being fetched', async () => {
		jest.useFakeTimers();
		let answer = refusal( 409, 'instagram_busy' );
		await open( { gallery: () => answer } );
		await act( () => jest.advanceTimersByTimeAsync( 100 ) );
		expect( screen.queryByText( /Sentence of instagram_busy/ ) ).toBeNull();
		answer = feed();
		await act( () => jest.advanceTimersByTimeAsync( 3100 ) );
		jest.useRealTimers();
		expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 3 );
	} );

	it( 'stands still, and says so, when the connection is lost', async () => {
		popUp();
		const { attributes } = await open( {
			gallery: () => feed( { status: 'lost' } ),
		} );
		const again = await screen.findByRole( 'button', {
			name: 'Connect again',
		} );
		expect( screen.getAllByRole( 'img' ) ).toHaveLength( 3 );
		await userEvent.click( again );
		await waitFor( () => expect( window.open ).toHaveBeenCalledTimes( 1 ) );
		expect( attributes() ).toHaveProperty( 'accessToken' );
	} );

	it.each( [
		[ 'by who may', { body: { deleted: true } } ],
		[
			'where somebody else did it meanwhile',
			refusal( 404, 'instagram_connection_not_found' ),
		],
	] )( 'is disconnected %s, after a question', async ( _, deletion ) => {
		let deleted = false;
		const { attributes, token, sent, editor } = await open( {
			connections: () => ( {
				body: deleted ? [] : [ { token, username: 'someone' } ],
			} ),
			disconnect: () => {
				deleted = true;
				return deletion;
			},
		} );
		await screen.findAllByRole( 'img' );
		await editor.select();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Disconnect account' } )
		);
		expect( deleted ).toBe( false );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Disconnect' } )
		);
		await waitFor( () =>
			expect( attributes().accessToken ).toBeUndefined()
		);
		expect(
			sent.some( ( { url } ) => url.includes( '_method=DELETE' ) )
		).toBe( true );
	} );
} );

describe( 'the connection', () => {
	it( 'is made in a window, which tells how it went', async () => {
		const { popup, opened } = popUp();
		const { attributes } = await open( {}, {} );
		await connect();
		expect( opened.mock.calls[ 0 ]?.[ 2 ] ).toContain(
			'width=700,height=700'
		);
		await waitFor( () =>
			expect( popup.location.href ).toBe(
				'https://www.instagram.com/oauth/authorize?state=mine'
			)
		);
		const told = { state: 'mine', keyring_id: '7', username: 'new' };
		say( told, 'https://evil.test' );
		say( { ...told, state: 'other' } );
		expect( attributes().accessToken ).toBeUndefined();
		say( told );
		expect( attributes() ).toMatchObject( {
			accessToken: '7',
			instagramUser: 'new',
		} );
		await screen.findAllByRole( 'img' );
	} );

	it( 'says that the window was blocked', async () => {
		popUp( false );
		await open( {}, {} );
		await connect();
		expect(
			screen.getByText( /blocked the window/, IN_NOTICE )
		).toBeVisible();
	} );

	it( 'says what the window said', async () => {
		const { popup } = popUp();
		await open( {}, {} );
		await connect();
		await waitFor( () => expect( popup.location.href ).not.toBe( '' ) );
		say( { state: 'mine', error: 'Access was not given.' } );
		expect(
			screen.getByText( 'Access was not given.', IN_NOTICE )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeVisible();
	} );

	it( 'may be finished in a window that looks closed', async () => {
		const { popup } = popUp();
		const { attributes } = await open( {}, {} );
		await connect();
		await waitFor( () => expect( popup.location.href ).not.toBe( '' ) );
		popup.closed = true;
		expect(
			await screen.findByText( /No account is connected yet/, IN_NOTICE )
		).toBeVisible();
		say( { state: 'mine', keyring_id: '8', username: 'new' } );
		expect( attributes() ).toHaveProperty( 'accessToken', '8' );
		await screen.findAllByRole( 'img' );
	} );

	it( 'closes the window when the site gives no address', async () => {
		const { popup } = popUp();
		await open( { url: () => refusal( 400, 'bad_request' ) }, {} );
		await connect();
		expect(
			await screen.findByText( /bad_request/, IN_NOTICE )
		).toBeVisible();
		expect( popup.close ).toHaveBeenCalled();
	} );

	it( 'is one of those that are there', async () => {
		const { attributes } = await open(
			{
				gallery: () => feed( { external_name: 'two' } ),
				connections: () => ( {
					body: [
						{ token: '1', username: 'one' },
						{ token: '2', username: 'two' },
					],
				} ),
			},
			{}
		);
		await userEvent.click( await screen.findByLabelText( /@two/ ) );
		expect( screen.getByLabelText( 'Add a new account' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show pictures' } )
		);
		expect( attributes() ).toMatchObject( {
			accessToken: '2',
			instagramUser: 'two',
		} );
		await screen.findAllByRole( 'img' );
	} );

	it( 'needs an app', async () => {
		await open( { instagram: { hasApp: false } }, {} );
		expect(
			await screen.findByText( /Ask an administrator to set it up/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeNull();
	} );

	it( 'leads administrators to where an app is set up', async () => {
		await open(
			{ instagram: { hasApp: false }, isAdministrator: true },
			{}
		);
		expect(
			await screen.findByRole( 'link', { name: /^Set up the app/ } )
		).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/admin.php?page=my-jetpack#/photo-feed'
		);
	} );

	it( 'needs the right to add pictures', async () => {
		await open( { instagram: { mayConnect: false } }, {} );
		expect(
			await screen.findByText( /You are not allowed to connect/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeNull();
	} );
} );

it( 'is drawn in previews without asking anybody', async () => {
	const { sent } = await open( {}, { accessToken: 'example', count: 6 } );
	expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 6 );
	expect( sent ).toEqual( [] );
} );
