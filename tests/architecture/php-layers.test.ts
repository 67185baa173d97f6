/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { layers } from './php-layers.json';

const root = resolve( __dirname, '../..' );
const files = glob( 'php/*/**/*.php', { cwd: root } ).map( ( path ) => ( {
	path,
	room: path.split( '/' )[ 1 ] ?? '',
	source: readFileSync( resolve( root, path ), 'utf8' ).replace(
		// What a comment names is not called.
		/\/\*[^]*?\*\/|^\s*\/\/.*$/gm,
		''
	),
} ) );
const rooms = [ ...new Set( files.map( ( { room } ) => room ) ) ].sort();
/** What no layer names lies above them all. */
const domains = rooms.filter( ( room ) => ! layers.flat().includes( room ) );
const layerOf = ( room: string ) =>
	domains.includes( room )
		? layers.length
		: layers.findIndex( ( layer ) => layer.includes( room ) );

interface Import {
	path: string;
	from: string;
	to: string;
	/** The class, as this file calls it. */
	name: string;
}

/** The classes of other rooms that a file names. */
const imports = files.flatMap( ( { path, room, source } ) =>
	[
		...source.matchAll(
			/(?:^use |[^\w\\]\\)Slipstream\\(\w+)\\([\w\\]*?)(\w+)(?: as (\w+))?(?![\w\\])/gm
		),
	].flatMap( ( [ , to = '', , last = '', alias ]: string[] ): Import[] =>
		to === room ? [] : [ { path, from: room, to, name: alias ?? last } ]
	)
);

/** The rooms from which one can come back to each. */
function circles(): string[] {
	const next = new Map(
		rooms.map( ( room ) => [
			room,
			new Set(
				imports
					.filter( ( { from } ) => from === room )
					.map( ( { to } ) => to )
			),
		] )
	);
	const reached = ( start: string ) => {
		const seen = new Set< string >();
		const visit = ( room: string ) =>
			next.get( room )?.forEach( ( to ) => {
				if ( ! seen.has( to ) ) {
					seen.add( to );
					visit( to );
				}
			} );
		visit( start );
		return seen;
	};
	return rooms.filter( ( room ) => reached( room ).has( room ) );
}

describe( 'the layers of PHP', () => {
	it( 'name rooms that are there, each once', () => {
		expect( [ ...layers.flat(), ...domains ].sort() ).toEqual( rooms );
		expect( domains ).toContain( 'Forms' );
		expect( imports.length ).toBeGreaterThan( 500 );
	} );

	it( 'never name what lies above them', () => {
		const upward = imports.filter(
			( { from, to } ) => layerOf( to ) > layerOf( from )
		);
		expect(
			upward.map(
				( { path, to, name } ) => `${ path }: ${ to }\\${ name }`
			)
		).toEqual( [] );
	} );

	it( 'know each other in one direction', () => {
		expect( circles() ).toEqual( [] );
	} );

	it( 'are wired in php/modules.php, and nowhere else', () => {
		const located = files.filter( ( { source } ) =>
			/\bPlugin::\w+\(/.test( source )
		);
		const made = imports.filter(
			( { path, to, name } ) =>
				domains.includes( to ) &&
				new RegExp( `\\bnew ${ name }\\b` ).test(
					files.find( ( file ) => file.path === path )?.source ?? ''
				)
		);
		expect( located.map( ( { path } ) => path ) ).toEqual( [] );
		expect(
			made.map( ( { path, name } ) => `${ path }: ${ name }` )
		).toEqual( [] );
	} );
} );
