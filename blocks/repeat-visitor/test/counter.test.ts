import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { count, keyFor } from '../counter';

const NOW = 1_800_000_000_000;
const LATER = NOW + 1000;
const PATH = '/a/';

/** The script that stands beside the block on the page. */
const [ , script = '' ] =
	/<<<'JS'\n([\s\S]*?)\nJS;/.exec(
		readFileSync(
			resolve( __dirname, '../../../php/Blocks/Repeat_Visitor.php' ),
			'utf8'
		)
	) ?? [];

beforeEach( () => {
	localStorage.clear();
	window.history.replaceState( {}, '', PATH );
	jest.spyOn( Date, 'now' ).mockReturnValue( NOW );
} );
afterEach( () => jest.restoreAllMocks() );

/** The block once the script beside it has run. */
function decide( rule: string, cookie = '' ) {
	jest.spyOn( document, 'cookie', 'get' ).mockReturnValue( cookie );
	document.body.innerHTML = `<div data-slipstream-visits="${ rule }" hidden></div>`;
	const element = document.createElement( 'script' );
	element.textContent = script;
	document.body.append( element );
	return document.body.firstElementChild as HTMLElement;
}

const countOf = ( block: HTMLElement ) =>
	Number( block.dataset.slipstreamVisitCount );

describe( 'the script beside the block', () => {
	it.each( [
		[ null, '', 0 ],
		[ `4.${ LATER }`, '', 4 ],
		[ `4.${ NOW - 1 }`, '', 0 ],
		[ '4', '', 0 ],
		[ 'x.y', 'a=1; jp-visit-counter=6; b=2', 6 ],
		[ `9.${ LATER }`, 'jp-visit-counter=6', 9 ],
		[ null, 'not-jp-visit-counter=6', 0 ],
		[ null, 'jp-visit-counter=x', 0 ],
	] )( 'reads %j and the cookie %j as %p', ( stored, cookie, visits ) => {
		if ( stored !== null ) {
			localStorage.setItem( keyFor( PATH ), stored );
		}
		expect( countOf( decide( 'after-visits:3', cookie ) ) ).toBe( visits );
	} );

	it.each( [
		[ 'after-visits:3', 2, true ],
		[ 'after-visits:3', 3, false ],
		[ 'before-visits:3', 2, false ],
		[ 'before-visits:3', 3, true ],
	] )( 'decides %s after %d visits', ( rule, visits, isHidden ) => {
		count( localStorage, PATH, visits - 1, NOW );
		expect( decide( rule ).hidden ).toBe( isHidden );
	} );
} );

describe( 'count', () => {
	it( 'counts each page by itself, from the older count on', () => {
		count( localStorage, PATH, countOf( decide( 'after-visits:3' ) ), NOW );
		count( localStorage, PATH, countOf( decide( 'after-visits:3' ) ), NOW );
		expect( countOf( decide( 'after-visits:3' ) ) ).toBe( 2 );
		window.history.replaceState( {}, '', '/b/' );
		const older = decide( 'after-visits:3', 'jp-visit-counter=5' );
		count( localStorage, '/b/', countOf( older ), NOW );
		expect( countOf( decide( 'after-visits:3' ) ) ).toBe( 6 );
	} );

	it( 'forgets a page after 180 days, and nothing of others', () => {
		localStorage.setItem( 'mine', '1' );
		count( localStorage, '/a/', 0, NOW );
		const day = 86_400_000;
		count( localStorage, '/b/', 0, NOW + 179 * day );
		expect( localStorage.getItem( keyFor( '/a/' ) ) ).not.toBeNull();
		count( localStorage, '/b/', 1, NOW + 181 * day );
		expect( localStorage.getItem( keyFor( '/a/' ) ) ).toBeNull();
		expect( localStorage.getItem( 'mine' ) ).toBe( '1' );
	} );
} );
