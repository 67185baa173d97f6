import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { select } from '@wordpress/data';
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
} );

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
					'Mapbox does not accept the access token.'
				),
			},
		} );
		const field = await screen.findByLabelText( 'Mapbox access token' );
		await userEvent.type( field, 'pk.wrong{Enter}' );
		expect( await message( /Mapbox does not accept/ ) ).toBeVisible();
		expect( field ).toHaveValue( 'pk.wrong' );
		expect( library.events ).toBeUndefined();
	} );

	it( 'says whom to ask who may not set one', async () => {
		await open( {
			site: { token: '', may_set_token: false, may_choose: false },
		} );
		expect(
			await message( /Ask an editor or an administrator/ )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Mapbox access token' ) ).toBeNull();
		expect( screen.queryByText( /use other maps/ ) ).toBeNull();
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
					'Mapbox does not accept the access token.'
				),
			},
		} );
		await userEvent.click( await button( 'Mapbox access token' ) );
		await userEvent.click( await button( 'Remove token' ) );
		expect(
			await sidebar().findByText( /Mapbox does not accept the access/ )
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
			'The map could not be loaded. Check the access token and your connection.',
		],
		[
			'mapkit',
			'Failed to retrieve a Mapkit API token. Please try refreshing.',
		],
	] )( 'of %s that fails is told as a notice', async ( provider, text ) => {
		await open( { site: { provider, has_mapkit: true } } );
		await waitFor( () => expect( library.events ).toBeDefined() );
		await act( async () => library.events?.onError( new Error( '401' ) ) );
		expect(
			select( noticesStore )
				.getNotices()
				.map( ( { content } ) => content )
		).toContain( text );
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

	it( 'forgets an address that was found', async () => {
		const { attributes } = await open( {
			attributes: { address: 'Bern' },
			routes: { 'map/places': () => ( { body: [ BERN ] } ) },
		} );
		await waitFor( () => expect( attributes().points ).toHaveLength( 1 ) );
		expect( attributes().address ).toBe( '' );
	} );

	it( 'follows what it was pulled to only where no marker is', async () => {
		jest.useFakeTimers();
		try {
			const { attributes } = await open();
			await act( async () => jest.advanceTimersByTimeAsync( 10 ) );
			await act( async () => {
				library.events?.onMove();
				await jest.advanceTimersByTimeAsync( 1000 );
			} );
			expect( attributes().mapCenter ).toEqual( {
				longitude: -122.41941550000001,
				latitude: 37.7749295,
			} );
		} finally {
			jest.useRealTimers();
		}
	} );
} );
