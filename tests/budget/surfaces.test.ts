/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kilobytes, surfaces } from './budgets.json';

const build = resolve( __dirname, '../../build' );
const chunks = join( build, 'chunks' );

/** Which language a long answer is in is found out by an engine that is fetched later: shown beside the sum. */
const DEFERRED = 'language-engine';

const gzip = ( file: string ) =>
	gzipSync( readFileSync( join( chunks, file ) ), { level: 6 } ).length /
	1024;

/** What is fetched together, as the scripts ask for it: each chunk with those that it needs. */
const groups = glob( '{editor.js,chunks/*.js}', { cwd: build } ).flatMap(
	( file ) =>
		[
			...readFileSync( join( build, file ), 'utf8' ).matchAll(
				/Promise\.all\(\[((?:\w+\.e\("[^"]+"\),?)+)\]\)|\w+\.e\("[^"]+"\)/g
			),
		].map( ( [ text ] ) =>
			[ ...text.matchAll( /"([^"]+)"/g ) ].map( ( [ , name ] ) =>
				String( name )
			)
		)
);

/** The files that come with some chunks, styles too. */
const filesOf = ( names: readonly string[] ) =>
	[
		...new Set(
			names.flatMap( ( name ) =>
				groups.filter( ( group ) => group.includes( name ) ).flat()
			)
		),
	]
		.flatMap( ( name ) => [ `${ name }.js`, `${ name }.css` ] )
		.filter( ( file ) => existsSync( join( chunks, file ) ) );

const kb = ( size: number ) => `${ size.toFixed( 1 ) } KB`;

describe( 'from the opening of an AI surface to an accepted answer', () => {
	it.each( Object.entries( surfaces ) )(
		'%s fetches no more than its budget',
		( surface, names ) => {
			const files = filesOf( names );
			expect( files ).toEqual(
				expect.arrayContaining(
					names.map( ( name ) => `${ name }.js` )
				)
			);
			const sum = files.reduce(
				( total, file ) => total + gzip( file ),
				0
			);
			process.stdout.write(
				`${ surface }: ${ kb( sum ) }, and deferred ${ kb( gzip( `${ DEFERRED }.js` ) ) }; ${ files
					.map( ( file ) => `${ file } ${ kb( gzip( file ) ) }` )
					.join( ', ' ) }\n`
			);
			expect( sum ).toBeLessThanOrEqual( kilobytes.surface );
		}
	);
} );
