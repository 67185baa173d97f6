/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { layers } from './php-layers.json';

const root = resolve( __dirname, '../..' );
const read = ( path: string ) =>
	readFileSync( resolve( root, path ), 'utf8' ).replace(
		// What a comment names is not called.
		/\/\*[^]*?\*\/|^\s*\/\/.*$/gm,
		''
	);
const files = glob( 'php/*/**/*.php', { cwd: root } ).map( ( path ) => ( {
	path,
	room: path.split( '/' )[ 1 ] ?? '',
	source: read( path ),
} ) );
/** What draws blocks on pages, in the namespace of the room whose class it calls. */
const renderers = glob( 'blocks/*/render.php', { cwd: root } ).map(
	( path ) => ( { path, source: read( path ) } )
);
const rooms = [ ...new Set( files.map( ( { room } ) => room ) ) ].sort();
/** What no layer names lies above them all. */
const domains = rooms.filter( ( room ) => ! layers.flat().includes( room ) );
const layerOf = ( room: string ) =>
	domains.includes( room )
		? layers.length
		: layers.findIndex( ( layer ) => layer.includes( room ) );

/** Whether a file calls `new` on a class, by its name or by its whole name. */
const makes = ( source: string, name: string ) =>
	new RegExp( `\\bnew (?:[\\w\\\\]*\\\\)?${ name }\\b` ).test( source );

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

/** The places from which one can come back to where one began. */
function circles( edges: { from: string; to: string }[] ): string[] {
	const places = [ ...new Set( edges.map( ( { from } ) => from ) ) ];
	const next = new Map(
		places.map( ( place ) => [
			place,
			edges
				.filter( ( { from } ) => from === place )
				.map( ( { to } ) => to ),
		] )
	);
	const reached = ( start: string ) => {
		const seen = new Set< string >();
		const visit = ( place: string ) =>
			next.get( place )?.forEach( ( to ) => {
				if ( ! seen.has( to ) ) {
					seen.add( to );
					visit( to );
				}
			} );
		visit( start );
		return seen;
	};
	return places.filter( ( place ) => reached( place ).has( place ) );
}

/**
 * Which room inside a domain names which. The folder of the domain itself is none: its module wires the rooms, and they
 * may use what it shares.
 */
const inside = files.flatMap( ( { path, room, source } ) => {
	const from = path.split( '/' ).slice( 1, -1 ).join( '\\' );
	return [ ...source.matchAll( /^use Slipstream\\([\w\\]+)\\\w+;/gm ) ]
		.map( ( [ , to = '' ] ) => ( { from, to } ) )
		.filter(
			( { to } ) =>
				from !== room && to.startsWith( room + '\\' ) && to !== from
		);
} );

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
		expect( circles( imports ) ).toEqual( [] );
	} );

	it( 'have rooms that know each other in one direction', () => {
		expect( inside.length ).toBeGreaterThan( 200 );
		expect( circles( inside ) ).toEqual( [] );
	} );

	it( 'hand each other what is used, not all that a domain can build', () => {
		const bags = imports
			.filter( ( { name } ) => name.endsWith( '_Services' ) )
			.map( ( { path, to, name } ) => `${ path }: ${ to }\\${ name }` );
		// A module of another domain is in a property of its name.
		const asked = files.flatMap( ( { path, room, source } ) =>
			[ ...source.matchAll( /(\w+)(?:\(\))?->services\(/g ) ]
				.filter(
					( [ , of = '' ] ) =>
						of !== 'this' && of !== room.toLowerCase()
				)
				.map( ( [ call ] ) => `${ path }: ${ call }` )
		);
		expect( [ ...bags, ...asked ] ).toEqual( [] );
	} );

	it( 'name classes so that these tests see them', () => {
		const hidden = files.filter( ( { source } ) =>
			/^use (?:\w+ )?\\?Slipstream(?:\\\w+)?(?: as \w+)?;|^use [^;]*\{/m.test(
				source
			)
		);
		expect( hidden.map( ( { path } ) => path ) ).toEqual( [] );
		expect( makes( 'new \\Slipstream\\Forms\\Form( 1 )', 'Form' ) ).toBe(
			true
		);
	} );

	it( 'draw blocks from the room of their class', () => {
		expect( renderers.length ).toBeGreaterThan( 20 );
		const problems = renderers.flatMap( ( { path, source } ) => {
			const [ , room = '' ] =
				/^namespace Slipstream\\(\w+);$/m.exec( source ) ?? [];
			const strangers = [ ...source.matchAll( /Slipstream\\(\w+)\\/g ) ]
				.map( ( [ , to = '' ] ) => to )
				.filter( ( to ) => to !== room );
			// What needs something to be made comes from its module.
			const isMade = /\bnew\b/.test(
				source.replace( /\( new \w+\(\) \)->/g, '' )
			);
			return [ ...strangers, ...( isMade ? [ 'new' ] : [] ) ].map(
				( what ) => `${ path }: ${ what }`
			);
		} );
		expect( problems ).toEqual( [] );
	} );

	it( 'are wired in php/modules.php, and nowhere else', () => {
		const located = files.filter( ( { source } ) =>
			/\bPlugin::\w+\(/.test( source )
		);
		const made = imports.filter(
			( { path, to, name } ) =>
				domains.includes( to ) &&
				makes(
					files.find( ( file ) => file.path === path )?.source ?? '',
					name
				)
		);
		expect( located.map( ( { path } ) => path ) ).toEqual( [] );
		expect(
			made.map( ( { path, name } ) => `${ path }: ${ name }` )
		).toEqual( [] );
	} );
} );
