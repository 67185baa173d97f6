import { count, keyFor, readCount } from '../counter';

const NOW = 1_800_000_000_000;
const LATER = NOW + 1000;

beforeEach( () => localStorage.clear() );

describe( 'readCount', () => {
	it.each( [
		[ null, '', 0 ],
		[ `4.${ LATER }`, '', 4 ],
		[ `4.${ NOW - 1 }`, '', 0 ],
		[ '4', '', 0 ],
		[ 'x.y', 'a=1; jp-visit-counter=6; b=2', 6 ],
		[ `9.${ LATER }`, 'jp-visit-counter=6', 9 ],
		[ null, 'not-jp-visit-counter=6', 0 ],
		[ null, 'jp-visit-counter=x', 0 ],
	] )( 'of %j and cookie %j is %p', ( stored, cookie, visits ) => {
		expect( readCount( stored, cookie, NOW ) ).toBe( visits );
	} );
} );

describe( 'count', () => {
	it( 'counts each page by itself, from the older count on', () => {
		count( localStorage, '/a/', '', NOW );
		count( localStorage, '/a/', '', NOW );
		count( localStorage, '/b/', 'jp-visit-counter=5', NOW );
		const of = ( path: string ) =>
			readCount( localStorage.getItem( keyFor( path ) ), '', NOW );
		expect( of( '/a/' ) ).toBe( 2 );
		expect( of( '/b/' ) ).toBe( 6 );
	} );

	it( 'forgets a page after 180 days, and nothing of others', () => {
		localStorage.setItem( 'mine', '1' );
		count( localStorage, '/a/', '', NOW );
		const day = 86_400_000;
		count( localStorage, '/b/', '', NOW + 179 * day );
		expect( localStorage.getItem( keyFor( '/a/' ) ) ).not.toBeNull();
		count( localStorage, '/b/', '', NOW + 181 * day );
		expect( localStorage.getItem( keyFor( '/a/' ) ) ).toBeNull();
		expect( localStorage.getItem( 'mine' ) ).toBe( '1' );
	} );
} );
