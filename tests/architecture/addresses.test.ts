/** @jest-environment node */
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve( __dirname, '../..' );
const read = ( path: string ) => readFileSync( resolve( root, path ), 'utf8' );
const find = ( ...patterns: string[] ) =>
	fastGlob.sync( [ ...patterns, '!**/test/**' ], { cwd: root } );

/** The screens by what stands in their address, each with its folder. */
const SCREENS: Readonly< Record< string, string > > = {
	'my-jetpack': 'my-jetpack',
	'slipstream-hub': 'hub',
	'slipstream-forms': 'forms',
	'slipstream-alt-text': 'alt-texts',
};

/** The parts of a screen that an address can name: its sections, else the paths of its views. */
function partsOf( folder: string ): string[] {
	const sections = find( `src/screens/${ folder }/sections/*/index.ts` );
	const patterns: [ readonly string[], RegExp ] = sections.length
		? [ sections, /^\tid: '([\w-]+)',$/gm ]
		: [
				find( `src/screens/${ folder }/logic/address.ts` ),
				/\bpath: '\/([\w-]+)'/g,
			];
	return patterns[ 0 ].flatMap( ( path ) =>
		[ ...read( path ).matchAll( patterns[ 1 ] ) ].map(
			( [ , id = '' ] ) => id
		)
	);
}

interface Named {
	path: string;
	screen: string;
	part: string;
}

/** The addresses of parts of screens that a file names. */
function namedIn( path: string ): Named[] {
	const source = read( path );
	const own = /^src\/screens\/([\w-]+)\//.exec( path )?.[ 1 ];
	const patterns: [ RegExp, string | undefined ][] = [
		// Those that are put together with their page.
		[ /page=([\w-]+)#\/([\w-]+)/g, undefined ],
		// Modules name a section, notices of AI a screen.
		[ /^\t{3}(section): '([\w-]+)'$/gm, 'my-jetpack' ],
		[ /(screen)="\/([\w-]+)"/g, 'my-jetpack' ],
		// Links from a part of a screen to another one.
		[ /([`'"])#\/([\w-]+)/g, own ],
	];
	return patterns.flatMap( ( [ pattern, folder ] ) =>
		[ ...source.matchAll( pattern ) ].flatMap(
			( [ , page = '', part = '' ] ) => {
				const screen = folder ?? SCREENS[ page ];
				return screen ? [ { path, screen, part } ] : [];
			}
		)
	);
}

describe( 'addresses', () => {
	const named = find(
		'php/**/*.php',
		'{src,blocks,extensions}/**/*.{ts,tsx}'
	).flatMap( namedIn );

	it( 'are named all over', () => {
		expect( new Set( named.map( ( { screen } ) => screen ) ) ).toEqual(
			new Set( [ 'my-jetpack', 'hub', 'forms', 'alt-texts' ] )
		);
		expect( named.length ).toBeGreaterThan( 25 );
	} );

	it.each( Object.values( SCREENS ) )(
		'of %s open the part that they name',
		( screen ) => {
			const parts = partsOf( screen );
			expect( parts.length ).toBeGreaterThan( 0 );
			expect(
				named.filter(
					( one ) =>
						one.screen === screen && ! parts.includes( one.part )
				)
			).toEqual( [] );
		}
	);
} );
