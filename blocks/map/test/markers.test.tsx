import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	BERN,
	button,
	library,
	message,
	open,
	refuses,
	setUp,
	sidebar,
} from './support';

jest.mock( '../engine/adapters', () => jest.requireActual( './support' ) );

beforeAll( setUp );
beforeEach( () => {
	delete library.events;
} );

describe( 'a marker', () => {
	const search = async ( words: string ) => {
		await userEvent.click( await button( 'Add a marker' ) );
		await userEvent.type( await screen.findByRole( 'searchbox' ), words );
	};

	it( 'is found while somebody types, and added once', async () => {
		const { sent, attributes } = await open( {
			routes: { 'map/places': () => ( { body: [ BERN ] } ) },
		} );
		await userEvent.click( await button( 'Add a marker' ) );
		const box = await screen.findByRole( 'searchbox' );
		// Both without a pause, however slow the machine is.
		for ( const value of [ 'B', 'Bern' ] ) {
			fireEvent.change( box, { target: { value } } );
		}
		await userEvent.click( await button( /^Bern Bern, Switzerland/ ) );
		expect(
			sent.filter( ( { url } ) => url.includes( 'map/places' ) )
		).toHaveLength( 1 );
		const { points, mapCenter, zoom } = attributes();
		expect( points ).toEqual( [
			{
				id: 'place.1',
				title: 'Bern',
				placeTitle: 'Bern',
				caption: 'Bern, Switzerland',
				coordinates: { longitude: 7.4474, latitude: 46.948 },
			},
		] );
		expect( [ mapCenter, zoom ] ).toEqual( [
			{ longitude: 7.4474, latitude: 46.948 },
			12,
		] );
		await search( 'Bern' );
		await userEvent.click( await button( /^Bern Bern, Switzerland/ ) );
		expect( attributes().points ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'OpenStreetMap', 'openstreetmap' ],
		[ 'Apple', 'mapkit' ],
	] )(
		'is searched with the button alone where the server is shared: %s',
		async ( _, provider ) => {
			const { sent } = await open( {
				site: { provider, has_mapkit: true, search_typing: false },
				routes: { 'map/places': () => ( { body: [] } ) },
			} );
			await search( 'Bern' );
			expect(
				sent.some( ( { url } ) => url.includes( 'map/places' ) )
			).toBe( false );
			await userEvent.click( await button( 'Search' ) );
			expect( await message( 'No places found.' ) ).toBeVisible();
			expect( sent.at( -1 )?.url ).toContain( 'provider=openstreetmap' );
			expect(
				await message( /OpenStreetMap contributors/ )
			).toBeVisible();
		}
	);

	it.each( [
		[ 'too many ask', 429, 'map_search_busy', 'Please try again.' ],
		[
			'the token is wrong',
			424,
			'invalid_key',
			'Mapbox rejected the access token.',
		],
		[
			'Mapbox is away',
			424,
			'map_service_unavailable',
			'Mapbox did not respond.',
		],
	] )( 'is not found where %s, which is said', async ( _, ...answer ) => {
		await open( { routes: { 'map/places': refuses( ...answer ) } } );
		await search( 'Bern{Enter}' );
		expect( await message( answer[ 2 ] ) ).toBeVisible();
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'Bern' );
	} );

	it( 'is not looked for without a network, which is said', async () => {
		await open();
		globalThis.fetch = () =>
			Promise.reject( new TypeError( 'Failed to fetch' ) );
		await search( 'Bern{Enter}' );
		expect( await message( /connection|offline|network/i ) ).toBeVisible();
	} );

	it( 'is renamed and deleted in the list', async () => {
		const { attributes } = await open( {
			attributes: {
				points: [
					{
						id: 'a',
						title: 'Bern',
						placeTitle: 'Bern',
						caption: '',
						coordinates: { longitude: 7, latitude: 47 },
					},
				],
			},
		} );
		await userEvent.click( await button( 'Markers' ) );
		const title = sidebar().getByLabelText( 'Marker title' );
		await userEvent.clear( title );
		await userEvent.type( title, 'Capital' );
		expect( attributes().points?.[ 0 ]?.title ).toBe( 'Capital' );
		await userEvent.click( await button( 'Delete marker Capital' ) );
		expect( attributes().points ).toEqual( [] );
	} );

	it( 'leaves the others as they are stored, whatever they are', async () => {
		const stored = [
			{ id: 'a', title: 'Lost', coordinates: { lat: 'x' } },
			{
				id: 'b',
				title: 'Bern',
				coordinates: { lng: 7, lat: 47 },
				nobodyKnows: 1,
			},
			{
				id: 'c',
				title: 'Basel',
				coordinates: { lng: 7.5, lat: 47.5 },
				nobodyKnows: 2,
			},
		];
		const { attributes } = await open( {
			attributes: { points: stored as never },
			routes: { 'map/places': () => ( { body: [ BERN ] } ) },
		} );
		await search( 'Bern' );
		await userEvent.click( await button( /^Bern Bern, Switzerland/ ) );
		expect( attributes().points ).toHaveLength( 4 );
		expect( attributes().points?.slice( 0, 3 ) ).toEqual( stored );
		await userEvent.click( await button( 'Markers' ) );
		const [ title ] = sidebar().getAllByLabelText( 'Marker title' );
		await userEvent.type( title as HTMLElement, '!' );
		expect( attributes().points?.slice( 0, 3 ) ).toEqual( [
			stored[ 0 ],
			{ ...stored[ 1 ], title: 'Bern!' },
			stored[ 2 ],
		] );
		await userEvent.click( await button( 'Delete marker Bern!' ) );
		expect( attributes().points?.slice( 0, 2 ) ).toEqual( [
			stored[ 0 ],
			stored[ 2 ],
		] );
	} );

	it( 'comes from a file, which says what it could not read', async () => {
		const { attributes } = await open();
		await userEvent.click( await button( 'Markers' ) );
		const csv =
			'title,latitude,longitude\nBern,46.948,7.4474\nNowhere,,\nBasel,47.56,7.59';
		const file = new File( [ csv ], 'places.csv', { type: 'text/csv' } );
		Object.assign( file, {
			arrayBuffer: () =>
				Promise.resolve( new TextEncoder().encode( csv ).buffer ),
		} );
		await userEvent.upload(
			document.querySelector( 'input[type=file]' ) as HTMLElement,
			file
		);
		expect(
			await message( '2 markers added. 1 row has no coordinates: 3.' )
		).toBeVisible();
		expect( attributes().points ).toHaveLength( 2 );
	} );
} );

describe( 'a marker without a search', () => {
	const at = { longitude: 2.35, latitude: 48.85 };
	const begin = async ( attributes = {} ) => {
		const map = await open( {
			attributes,
			routes: { 'map/places': () => ( { body: [] } ) },
		} );
		await waitFor( () => expect( library.events ).toBeDefined() );
		await act( async () => library.events?.onLoad() );
		return map;
	};

	it( 'comes by a click on the map while one is added, and at no other time', async () => {
		const { attributes } = await begin();
		act( () => library.events?.onClick( at ) );
		expect( attributes().points ).toHaveLength( 0 );
		await userEvent.click( await button( 'Add a marker' ) );
		library.zoom = 9;
		act( () => library.events?.onClick( at ) );
		expect( attributes() ).toMatchObject( {
			points: [ { title: '48.85, 2.35', coordinates: at } ],
			mapCenter: at,
			zoom: 9,
		} );
		act( () => library.events?.onClick( { longitude: 1, latitude: 1 } ) );
		expect( attributes().points ).toHaveLength( 1 );
	} );

	it( 'comes at the middle of the map by keyboard', async () => {
		const { attributes } = await begin();
		library.center = at;
		await userEvent.click( await button( 'Add a marker' ) );
		( await button( 'Add a marker at the map’s center' ) ).focus();
		await userEvent.keyboard( '{Enter}' );
		expect( attributes().points ).toMatchObject( [ { coordinates: at } ] );
	} );

	it( 'comes by coordinates, which nobody is asked for', async () => {
		const { attributes, sent } = await begin();
		await userEvent.click( await button( 'Add a marker' ) );
		await userEvent.type(
			await screen.findByRole( 'searchbox' ),
			'48,85; 2,35'
		);
		await userEvent.click( await button( /^48.85, 2.35/ ) );
		expect( attributes().points ).toMatchObject( [ { coordinates: at } ] );
		expect(
			sent.some( ( { url } ) => /search=48[^&]*35/.test( url ) )
		).toBe( false );
	} );

	it( 'that was imported gets its caption in the list', async () => {
		const { attributes } = await begin( {
			points: [
				{
					id: 'a',
					title: 'A',
					placeTitle: 'A',
					caption: '',
					coordinates: at,
				},
			],
		} );
		await userEvent.click( await button( 'Markers' ) );
		await userEvent.type(
			sidebar().getByLabelText( 'Marker caption' ),
			'Open'
		);
		expect( attributes().points?.[ 0 ]?.caption ).toBe( 'Open' );
	} );
} );
