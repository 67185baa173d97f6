import { readFile } from '../import-file';
import { withPoints } from '../points';

// jsdom's files have no arrayBuffer().
const file = ( content: string | Uint8Array, size?: number ) => {
	const bytes =
		typeof content === 'string'
			? new TextEncoder().encode( content )
			: content;
	return {
		size: size ?? bytes.length,
		arrayBuffer: () => Promise.resolve( Uint8Array.from( bytes ).buffer ),
	} as File;
};
const placesOf = async ( text: string | Uint8Array ) => {
	const { points, skipped } = await readFile( file( text ) );
	return {
		skipped,
		places: points.map( ( { title, caption, coordinates } ) => [
			title,
			caption,
			coordinates.longitude,
			coordinates.latitude,
		] ),
	};
};

describe( 'a table', () => {
	it( 'is read whatever its columns are called and kept apart by', async () => {
		expect(
			await placesOf(
				'\uFEFFName,Description,LNG,Lat\r\n"Bern, city","The ""capital""",7.4474,46.948\r\n'
			)
		).toEqual( {
			places: [ [ 'Bern, city', 'The "capital"', 7.4474, 46.948 ] ],
			skipped: [],
		} );
		expect(
			await placesOf( 'title;latitude;longitude\nBern;46,948;7,4474' )
		).toEqual( {
			places: [ [ 'Bern', '', 7.4474, 46.948 ] ],
			skipped: [],
		} );
	} );

	it.each( [
		[
			'with a mark',
			'\uFEFFlongitude;title;latitude\r\n7,4474;Zürich;46,948\r\n',
		],
		[
			'that says what keeps columns apart',
			'sep=;\r\nlatitude;longitude;name\r\n46,948;7,4474;Zürich\r\n',
		],
		[ 'of numbers alone', 'name;lat;lng\r\nZürich;46,948;7,4474\r\n' ],
		[
			'kept apart by tabs',
			'name\tlat\tlng\r\nZürich\t46,948\t7,4474\r\n',
		],
		[
			'with coordinates in one column',
			'name;coordinates\r\nZürich;46,948, 7,4474\r\n',
		],
	] )( 'of Excel is read: %s', async ( _, text ) => {
		const { places, skipped } = await placesOf( text );
		expect( places ).toEqual( [ [ 'Zürich', '', 7.4474, 46.948 ] ] );
		expect( skipped ).toEqual( [] );
	} );

	it( 'of Excel is read in the older encodings of Windows', async () => {
		const text = 'name;lat;lng\r\nZürich;46,948;7,4474\r\n';
		const latin = Uint8Array.from( text, ( c ) => c.charCodeAt( 0 ) );
		const wide = Uint8Array.from(
			[ ...`\uFEFF${ text }` ].flatMap( ( c ) => [
				c.charCodeAt( 0 ) % 256,
				Math.floor( c.charCodeAt( 0 ) / 256 ),
			] )
		);
		for ( const bytes of [ latin, wide ] ) {
			expect( ( await placesOf( bytes ) ).places ).toEqual( [
				[ 'Zürich', '', 7.4474, 46.948 ],
			] );
		}
	} );

	it( 'numbers rows as the spreadsheet does, after a row for Excel too', async () => {
		expect(
			( await placesOf( 'sep=,\nname,lat,lng\nA,1,2\nB,,\n' ) ).skipped
		).toEqual( [ 4 ] );
	} );

	it( 'tells which rows have no place, and keeps the others', async () => {
		expect(
			await placesOf(
				[
					'title,latitude,longitude',
					'Nowhere,,',
					'Bern,46.948,7.4474',
					'',
					'Too far,91,7',
					',,',
					'Words,north,east',
					'Basel,47.56,7.59',
				].join( '\n' )
			)
		).toEqual( {
			places: [
				[ 'Bern', '', 7.4474, 46.948 ],
				[ 'Basel', '', 7.59, 47.56 ],
			],
			skipped: [ 2, 5, 7 ],
		} );
	} );

	it( 'keeps places of one name at one spot, and adds nothing twice', async () => {
		const text =
			'title,caption,lat,lng\nShop,Ground floor,1,2\nShop,First floor,1,2\nShop,Ground floor,1,2';
		const { points } = await readFile( file( text ) );
		expect( points.map( ( { caption } ) => caption ) ).toEqual( [
			'Ground floor',
			'First floor',
		] );
		expect( new Set( points.map( ( { id } ) => id ) ).size ).toBe( 2 );
		const again = await readFile( file( text ) );
		expect( withPoints( points, again.points ) ).toBe( points );
	} );
} );

describe( 'GeoJSON', () => {
	it( 'gives its points, and tells of what is none', async () => {
		const feature = ( type: string, coordinates: unknown ) => ( {
			type: 'Feature',
			properties: { name: 'Bern', description: 'The capital' },
			geometry: { type, coordinates },
		} );
		expect(
			await placesOf(
				JSON.stringify( {
					type: 'FeatureCollection',
					features: [
						feature( 'Point', [ 7.4474, 46.948, 540 ] ),
						feature( 'LineString', [
							[ 7, 46 ],
							[ 8, 47 ],
						] ),
						{ type: 'Feature', properties: null, geometry: null },
						null,
					],
				} )
			)
		).toEqual( {
			places: [ [ 'Bern', 'The capital', 7.4474, 46.948 ] ],
			skipped: [ 2, 3, 4 ],
		} );
		expect(
			( await placesOf( JSON.stringify( feature( 'Point', [ 1, 2 ] ) ) ) )
				.places
		).toHaveLength( 1 );
	} );
} );

describe( 'a file that is none', () => {
	it.each( [
		[ 'broken', '{"features": [', /not valid GeoJSON/ ],
		[ 'without places', 'a,b\n1,2', /No places found/ ],
		[ 'empty', '', /No places found/ ],
	] )( '%s is refused with a sentence', async ( _, text, sentence ) => {
		await expect( readFile( file( text ) ) ).rejects.toThrow( sentence );
	} );

	it( 'is refused where it is too large', async () => {
		await expect( readFile( file( '', 5_000_001 ) ) ).rejects.toThrow(
			/larger than 5 MB/
		);
		const rows = Array.from(
			{ length: 5001 },
			( _, i ) => `P${ i },1,${ i / 100 }`
		);
		await expect(
			readFile( file( `title,lat,lng\n${ rows.join( '\n' ) }` ) )
		).rejects.toThrow( /more than 5,000 places/ );
	} );
} );
