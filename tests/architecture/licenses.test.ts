/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve( __dirname, '../..' );

/** Licenses whose code may be part of a GPL-2.0-or-later plugin. */
const COMPATIBLE =
	/^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|GPL-2\.0-or-later|GPL-2\.0\+|GPL-3\.0-or-later|LGPL-[23]\.[01]-or-later|Unlicense|CC0-1\.0|Zlib|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|MIT-0)( (OR|AND) .+)?\)?$/;

/** Packages whose manifest does not name the license: the file that does, and the words by which it is known. */
const TOLD_ELSEWHERE: Record< string, readonly [ string, RegExp, string ] > = {
	'mapbox-gl': [
		'LICENSE.txt',
		/Redistributions in binary form must reproduce/,
		'BSD-3-Clause',
	],
};

/** Packages whose built file has in it all that they need: what they depend on is not read from node_modules. */
const BUILT = [ 'mapbox-gl' ];

interface Manifest {
	name?: string;
	license?: string;
	dependencies?: Record< string, string >;
}

const readManifest = ( dir: string ): Manifest =>
	JSON.parse(
		readFileSync( join( dir, 'package.json' ), 'utf8' )
	) as Manifest;

/** The license of the package in a folder. */
function licenseOf( dir: string ): string | undefined {
	const { name = '', license } = readManifest( dir );
	const [ file, words, found ] = TOLD_ELSEWHERE[ name ] ?? [];
	if ( file === undefined || words === undefined ) {
		return license;
	}
	return words.test( readFileSync( join( dir, file ), 'utf8' ) )
		? found
		: license;
}

/** The folder of a package as the given folder would import it. */
function find( name: string, from: string ): string {
	for ( let dir = from; ; dir = join( dir, '..' ) ) {
		const candidate = join( dir, 'node_modules', name );
		if ( existsSync( join( candidate, 'package.json' ) ) ) {
			return candidate;
		}
		if ( dir === root || dir === '/' ) {
			throw new Error( `${ name } is not installed` );
		}
	}
}

/** Every package that can end up in what is shipped: run-time dependencies and theirs. */
function shipped(
	dir: string,
	found = new Map< string, Manifest >()
): Map< string, Manifest > {
	const { name: parent = '', dependencies = {} } = readManifest( dir );
	for ( const name of BUILT.includes( parent )
		? []
		: Object.keys( dependencies ) ) {
		const place = find( name, dir );
		if ( ! found.has( place ) ) {
			found.set( place, {
				name,
				license: licenseOf( place ),
			} );
			shipped( place, found );
		}
	}
	return found;
}

describe( 'licenses', () => {
	const packages = [ ...shipped( root ).values() ];

	it( 'looks at every package that is shipped', () => {
		expect( packages.map( ( { name } ) => name ) ).toEqual(
			expect.arrayContaining( [ 'markdown-it', 'turndown', 'mdurl' ] )
		);
	} );

	it.each( packages.map( ( { name, license } ) => [ name, license ] ) )(
		'%s (%s) may be part of a GPL plugin',
		( _, license ) => {
			expect( license ).toMatch( COMPATIBLE );
		}
	);

	it.each( [
		undefined,
		'SEE LICENSE IN LICENSE.txt',
		'UNLICENSED',
		'CC-BY-NC-4.0',
		'SSPL-1.0',
	] )( 'refuses %s', ( license ) => {
		expect( license ?? '' ).not.toMatch( COMPATIBLE );
	} );
} );
