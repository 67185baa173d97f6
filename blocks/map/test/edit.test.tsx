import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as blocksStore } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import {
	BERN,
	button,
	library,
	message,
	open,
	refuses,
	setUp,
	sidebar,
	SITE,
} from './support';

jest.mock( '../engine/adapters', () => jest.requireActual( './support' ) );

beforeAll( setUp );
beforeEach( () => {
	delete library.events;
	void dispatch( noticesStore ).removeAllNotices();
	void dispatch( noticesStore ).removeAllNotices( 'snackbar' );
} );

const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

describe( 'a site without a token', () => {
	it( 'offers a token, OpenStreetMap, and Apple’s maps once their key is there', async () => {
		const { sent } = await open( { site: { token: '' } } );
		const set = await button( 'Set token' );
		expect( set ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.getByLabelText( 'Mapbox access token' ) ).toBeVisible();
		expect(
			await button( 'Use Apple Maps, with your own key' )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click(
			await button( 'Use OpenStreetMap, without a token' )
		);
		await waitFor( () => expect( library.events ).toBeDefined() );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			slipstream_map_provider: 'openstreetmap',
		} );
	} );

	it( 'draws the map when a token is set', async () => {
		const { sent } = await open( { site: { token: '' } } );
		await userEvent.type(
			await screen.findByLabelText( 'Mapbox access token' ),
			' pk.new {Enter}'
		);
		await waitFor( () => expect( library.events ).toBeDefined() );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			service_api_key: 'pk.new',
		} );
	} );

	it( 'keeps a token that Mapbox refuses, and says why', async () => {
		await open( {
			site: { token: '' },
			routes: {
				'service-api-keys/mapbox': refuses(
					404,
					'invalid_key',
					'Mapbox rejected the access token.'
				),
			},
		} );
		const field = await screen.findByLabelText( 'Mapbox access token' );
		await userEvent.type( field, 'pk.wrong{Enter}' );
		expect( await message( /Mapbox rejected/ ) ).toBeVisible();
		expect( field ).toHaveValue( 'pk.wrong' );
		expect( library.events ).toBeUndefined();
	} );

	it( 'leads from Apple’s maps without their key to Mapbox’s, by a token that it sets', async () => {
		const { sent } = await open( {
			site: { provider: 'mapkit', token: '' },
		} );
		expect(
			await message( /Apple Maps needs your own key/ )
		).toBeVisible();
		expect( screen.queryByText( /Mapbox needs/ ) ).toBeNull();
		await userEvent.type(
			await screen.findByLabelText( 'Mapbox access token' ),
			'pk.new{Enter}'
		);
		await waitFor( () => expect( library.events ).toBeDefined() );
		expect( sent.flatMap( ( { body } ) => body ?? [] ) ).toEqual( [
			{ service_api_key: 'pk.new' },
			{ slipstream_map_provider: 'mapbox' },
		] );
	} );

	it.each( [
		[ 'Use Mapbox, with an access token', 'mapbox' ],
		[ 'Use OpenStreetMap, without a token', 'openstreetmap' ],
	] )(
		'offers with Apple’s maps without their key: %s',
		async ( name, provider ) => {
			const { sent } = await open( { site: { provider: 'mapkit' } } );
			expect(
				await button( 'Use Apple Maps, with your own key' )
			).toHaveAttribute( 'aria-disabled', 'true' );
			await userEvent.click( await button( name ) );
			await waitFor( () => expect( library.events ).toBeDefined() );
			expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
				slipstream_map_provider: provider,
			} );
		}
	);

	it( 'says whom to ask for Apple’s key who may not enter it', async () => {
		await open( { site: { provider: 'mapkit', may_choose: false } } );
		expect( await message( /Ask an administrator/ ) ).toBeVisible();
		expect( screen.queryByLabelText( 'Mapbox access token' ) ).toBeNull();
	} );

	it( 'says whom to ask who may not set one', async () => {
		await open( {
			site: { token: '', may_set_token: false, may_choose: false },
		} );
		expect(
			await message( /Ask an editor or an administrator/ )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Mapbox access token' ) ).toBeNull();
		expect( screen.queryByText( /use another map provider/ ) ).toBeNull();
	} );
} );

describe( 'the token', () => {
	it( 'is updated where it differs, and removed', async () => {
		const { sent } = await open();
		await userEvent.click( await button( 'Mapbox access token' ) );
		const update = await button( 'Update token' );
		expect( update ).toHaveAttribute( 'aria-disabled', 'true' );
		const field = sidebar().getByLabelText( 'Mapbox access token' );
		await userEvent.clear( field );
		expect( update ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( field, 'pk.other' );
		await userEvent.click( update );
		await waitFor( () =>
			expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
				service_api_key: 'pk.other',
			} )
		);
		await userEvent.click( await button( 'Remove token' ) );
		expect( await button( 'Set token' ) ).toBeVisible();
	} );

	it( 'stays where the site refuses another one', async () => {
		await open( {
			routes: {
				'service-api-keys/mapbox': refuses(
					404,
					'invalid_key',
					'Mapbox rejected the access token.'
				),
			},
		} );
		await userEvent.click( await button( 'Mapbox access token' ) );
		await userEvent.click( await button( 'Remove token' ) );
		expect(
			await sidebar().findByText( /Mapbox rejected the access/ )
		).toBeVisible();
		expect( sidebar().getByLabelText( 'Mapbox access token' ) ).toHaveValue(
			'pk.stored'
		);
	} );
} );

describe( 'a map', () => {
	it.each( [
		[
			'mapbox',
			'Mapbox did not send the map. Check your connection and reload the page.',
		],
		[
			'mapkit',
			'Failed to retrieve a Mapkit API token. Please try refreshing.',
		],
	] )( 'of %s that fails is told as a notice', async ( provider, text ) => {
		await open( { site: { provider, has_mapkit: true } } );
		await waitFor( () => expect( library.events ).toBeDefined() );
		await act( async () => library.events?.onError( new Error( '401' ) ) );
		expect( notices() ).toContain( text );
	} );

	it( 'says what is wrong, and can be tried again, where the site does not answer', async () => {
		let isBroken = true;
		await open( {
			routes: {
				'map/source': () =>
					isBroken
						? refuses( 500, 'internal', 'It broke.' )()
						: { body: SITE },
			},
		} );
		isBroken = false;
		await userEvent.click( await button( 'Try again' ) );
		await waitFor( () => expect( library.events ).toBeDefined() );
	} );

	it( 'of Apple tells as a notice that there is no token', async () => {
		await open( {
			site: { provider: 'mapkit', has_mapkit: true },
			routes: {
				'wpcom/v2/mapkit': refuses( 424, 'mapkit_key', 'No token.' ),
			},
		} );
		await waitFor( () =>
			expect( notices() ).toContain(
				'Failed to retrieve a Mapkit API token. Please try refreshing.'
			)
		);
	} );

	it( 'forgets an address that was found, and is near to it', async () => {
		const { attributes } = await open( {
			attributes: { address: 'Bern' },
			routes: { 'map/places': () => ( { body: [ BERN ] } ) },
		} );
		await waitFor( () => expect( attributes().points ).toHaveLength( 1 ) );
		expect( attributes() ).toMatchObject( {
			address: '',
			mapCenter: { longitude: 7.4474, latitude: 46.948 },
			zoom: 12,
		} );
	} );

	it.each( [
		[ 'nothing is found', () => ( { body: [] } ) ],
		[
			'nobody answers',
			refuses( 424, 'map_service_unavailable', 'Not there.' ),
		],
	] )( 'says that an address is not known where %s', async ( _, answer ) => {
		const { attributes } = await open( {
			attributes: { address: 'Nowhere 1' },
			routes: { 'map/places': answer },
		} );
		await waitFor( () =>
			expect( notices() ).toContain(
				'Could not find the coordinates of the provided address. Displaying default location. Feel free to add the location manually.'
			)
		);
		expect( attributes() ).toMatchObject( {
			address: 'Nowhere 1',
			points: [],
		} );
	} );

	it( 'that is drawn stays, whatever fails later', async () => {
		await open();
		await waitFor( () => expect( library.events ).toBeDefined() );
		act( () => library.events?.onLoad() );
		await act( async () => library.events?.onError( new Error( '500' ) ) );
		expect( notices() ).toEqual( [] );
	} );

	it.each( [
		[ 'mapbox', true, true, 4 ],
		[ 'mapkit', true, false, 4 ],
		[ 'openstreetmap', false, true, 2 ],
	] )(
		'of %s offers what it can do alone',
		async ( provider, hasNames, hasFullscreen, styles ) => {
			await open( { site: { provider, has_mapkit: true } } );
			await sidebar().findByLabelText( 'Height in pixels' );
			const isOffered = ( name: string ) =>
				sidebar().queryByRole( 'checkbox', { name } ) !== null;
			expect( isOffered( 'Show street names' ) ).toBe( hasNames );
			expect( isOffered( 'Show fullscreen button' ) ).toBe(
				hasFullscreen
			);
			expect( isOffered( 'Scroll to zoom' ) ).toBe( true );
			expect(
				select( blocksStore ).getBlockStyles( 'jetpack/map' )
			).toHaveLength( styles );
		}
	);

	it( 'calls a style as the provider’s maps look', async () => {
		const names = () =>
			select( blocksStore )
				.getBlockStyles( 'jetpack/map' )
				.map( ( { label } ) => label );
		await open( { site: { provider: 'mapkit', has_mapkit: true } } );
		await waitFor( () => expect( names()[ 1 ] ).toBe( 'Muted' ) );
		expect( names() ).toHaveLength( 4 );
		await open();
		await waitFor( () => expect( names()[ 1 ] ).toBe( 'Black and white' ) );
	} );
} );
