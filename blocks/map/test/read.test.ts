import metadata from '../block.json';
import { readCenter, readEach, styleOf } from '../read';
import { MAP_STYLES } from '../types';

const at = { longitude: 7, latitude: 47 };

describe( 'places of a post', () => {
	it( 'have an id each, whatever is stored', () => {
		const ids = readEach( [
			{ id: 'a', coordinates: at },
			{ id: 'a', coordinates: at },
			{ id: '', coordinates: at },
			{ id: '2', coordinates: at },
			{ coordinates: at },
		] ).map( ( point ) => point?.id );
		expect( new Set( ids ).size ).toBe( 5 );
		expect( ids[ 0 ] ).toBe( 'a' );
	} );
} );

describe( 'the middle of a map', () => {
	it.each( [
		[
			{ lng: 190, lat: 5 },
			{ longitude: -170, latitude: 5 },
		],
		[
			{ lng: -542.5, lat: 5 },
			{ longitude: 177.5, latitude: 5 },
		],
		[
			{ longitude: 180, latitude: -5 },
			{ longitude: 180, latitude: -5 },
		],
		[
			{ lng: '8.5', lat: '47' },
			{ longitude: 8.5, latitude: 47 },
		],
	] )( 'is the same place around the world: %j', ( stored, center ) => {
		expect( readCenter( stored ) ).toEqual( center );
	} );

	it.each( [
		[ null ],
		[ {} ],
		[ 'x' ],
		[ { lng: 'x', lat: 1 } ],
		[ { lng: 1, lat: 91 } ],
		[ { lng: 1e300, lat: NaN } ],
		[ { lng: Infinity, lat: 1 } ],
	] )( 'is where new maps are for %j', ( stored ) => {
		expect( readCenter( stored ).latitude ).toBe( 37.7749295 );
	} );
} );

describe( 'the style of a map', () => {
	it( 'is one that authors can choose', () => {
		const names = metadata.styles.map( ( { name } ) => name );
		expect( names ).toEqual( MAP_STYLES );
		expect(
			names.map( ( name ) => styleOf( `alignwide is-style-${ name }` ) )
		).toEqual( names );
		expect( styleOf( 'is-style-other' ) ).toBe( 'default' );
	} );
} );
