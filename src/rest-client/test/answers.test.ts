/**
 * @jest-environment node
 */
import { json, redirected, setUp } from './support/network';

describe( 'answers', () => {
	it( 'that carry JSON in a string are read', async () => {
		const { client } = setUp( () =>
			json( { code: 'success', data: '{"state":"unavailable"}' } )
		);
		expect( await client.fetchRewind() ).toEqual( {
			state: 'unavailable',
		} );
	} );

	it( 'of a provider that failed are no statistics', async () => {
		const { client } = setUp( () => json( { response: { code: 500 } } ) );
		expect( await client.fetchStats() ).toEqual( {} );
	} );

	it.each( [ 200, 201, 206 ] )( 'with %d are taken', async ( status ) => {
		const { client } = setUp( () =>
			json( { tracks_opt_out: true }, status )
		);
		expect( await client.fetchTracking() ).toEqual( {
			tracks_opt_out: true,
		} );
	} );
} );

describe( 'errors', () => {
	it.each( [
		[
			() => json( { code: 'forbidden', message: 'You may not.' }, 403 ),
			'forbidden',
			'You may not. (Status 403)',
		],
		[
			() => new Response( 'x', { status: 500 } ),
			'api_error',
			'Something went wrong (Status 500)',
		],
		[
			() => new Response( 'x', { status: 404 } ),
			'not_found',
			'The site does not recognize this address. (Status 404)',
		],
		[
			() => redirected( new Response( 'x', { status: 404 } ) ),
			'not_found_after_redirect',
			'The request was redirected to an address that does not exist. (Status 404)',
		],
		[
			() => new Response( '<html>' ),
			'parse_error',
			'The site sent a response that could not be read.',
		],
		[
			() => redirected( new Response( '<html>' ) ),
			'parse_error_after_redirect',
			'The request was redirected to a response that could not be read.',
		],
		[
			() => {
				throw new TypeError( 'Failed to fetch' );
			},
			'fetch_network_error',
			'The site could not be reached. Check your connection and try again.',
		],
		[
			() => json( { code: 'success', data: 'not JSON' } ),
			'parse_error',
			'The site sent a response that could not be read.',
		],
	] )( 'are told by their class: %#', async ( answer, code, message ) => {
		const { client } = setUp( answer );
		await expect( client.fetchSite() ).rejects.toMatchObject( {
			name: 'PluginError',
			code,
			message,
		} );
	} );
} );
