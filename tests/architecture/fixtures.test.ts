import { getBlockType, parse } from '@wordpress/blocks';
import type { Block } from '@wordpress/blocks';
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { comparable, registerBlock, roundTrip } from '../js/editor';

const BLOCKS = resolve( __dirname, '../../blocks' );
const folders = glob( '*', { cwd: BLOCKS, onlyDirectories: true } ).sort();
const nameOf = ( folder: string ) =>
	jest.requireActual< { name: string } >(
		`${ BLOCKS }/${ folder }/block.json`
	).name;
const fixturesOf = ( folder: string ) =>
	glob( `${ folder }/test/fixtures/*.html`, { cwd: BLOCKS } )
		.sort()
		.map( ( path ) => ( {
			path,
			post: readFileSync( resolve( BLOCKS, path ), 'utf8' ).trim(),
		} ) );

/** Blocks of WordPress that ours make, or hold in their examples. */
const OTHERS = [ 'core/heading', 'core/missing', 'core/paragraph' ];

beforeAll( () => {
	for ( const name of OTHERS ) {
		registerBlock(
			{ name },
			{
				title: name,
				category: 'text',
				apiVersion: 3,
				attributes: { content: { type: 'string' } },
				save: () => null,
			}
		);
	}
	for ( const folder of folders ) {
		registerBlock(
			jest.requireActual( `${ BLOCKS }/${ folder }/block.json` ),
			jest.requireActual< { settings: object } >(
				`${ BLOCKS }/${ folder }/index.ts`
			).settings
		);
	}
} );

/** WordPress tells the console of every old form that it opens, and of those that it tries in vain. */
function quietly< T >( work: () => T ): T {
	const result = work();
	for ( const method of [ 'error', 'warn', 'info' ] as const ) {
		jest.mocked( globalThis.console[ method ] ).mockClear();
	}
	return result;
}

const plain = ( {
	name,
	isValid,
	attributes,
	innerBlocks,
}: Block ): object => ( {
	name,
	isValid,
	attributes,
	innerBlocks: innerBlocks.map( plain ),
} );

/**
 * Which form of a block opens a post: 0 is that of today, 1 the first of its old forms. Each is tried without those that come after it, as
 * one that is not needed would not be missed.
 *
 * @param name The block's name.
 * @param post Markup.
 */
function formOf( name: string, post: string ): number {
	const type = getBlockType( name ) as { deprecated?: object[] } | undefined;
	const forms = type?.deprecated ?? [];
	const opened = [ ...forms, undefined ].map( ( _, count ) => {
		if ( type ) {
			type.deprecated = forms.slice( 0, count );
		}
		return JSON.stringify( parse( post ).map( plain ) );
	} );
	return Math.max(
		0,
		opened.findIndex( ( one ) => one !== opened[ 0 ] )
	);
}

describe.each( folders )( 'the fixtures of %s', ( folder ) => {
	const name = nameOf( folder );
	const fixtures = fixturesOf( folder );

	it( 'hold what it saves today, and every old form', () => {
		const found = quietly( () =>
			fixtures.map( ( { post } ) => formOf( name, post ) )
		);
		const forms = getBlockType( name )?.deprecated?.length ?? 0;
		const missing = Array.from(
			{ length: forms + 1 },
			( _, form ) => form
		).filter( ( form ) => ! found.includes( form ) );
		// Save the block in a post, and put its markup into blocks/<name>/test/fixtures/<what it shows>.html.
		expect( missing ).toEqual( [] );
	} );

	it( 'open valid; those of today are saved unchanged', () => {
		for ( const { path, post } of fixtures ) {
			const [ { block, saved }, form ] = quietly( () => [
				roundTrip( post ),
				formOf( name, post ),
			] );
			expect( [ path, block.name ] ).toEqual( [ path, name ] );
			if ( form === 0 ) {
				expect( comparable( saved ) ).toBe( comparable( post ) );
			}
		}
	} );
} );
