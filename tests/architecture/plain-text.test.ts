/** @jest-environment node */
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Attribute {
	type?: string | string[];
	source?: string;
	enum?: unknown[];
}

interface Metadata {
	name: string;
	attributes?: Record< string, Attribute >;
	slipstream?: Partial< Record< Kind, string[] > >;
}

/** What an attribute can hold: what somebody typed, HTML, or neither, as ids, colors and addresses. */
const KINDS = [ 'plainText', 'html', 'codes' ] as const;
type Kind = ( typeof KINDS )[ number ];

const root = resolve( __dirname, '../..' );
const blocks = fastGlob
	.sync( 'blocks/*/block.json', { cwd: root } )
	.map(
		( file ) =>
			JSON.parse(
				readFileSync( resolve( root, file ), 'utf8' )
			) as Metadata
	);

/** Whether it can hold a text that the filter of WordPress would change. */
const canHoldText = ( { type, source, enum: values }: Attribute ) =>
	! source &&
	! values &&
	[ type ]
		.flat()
		.some( ( one ) =>
			[ 'string', 'array', 'object', 'rich-text' ].includes( one ?? '' )
		);

const nameOf = ( path: string ) => path.split( '.' )[ 0 ] ?? '';

/** What is wrong with what a block says of its attributes. */
function faultsOf( { name, attributes = {}, slipstream = {} }: Metadata ) {
	const told = KINDS.flatMap( ( kind ) => slipstream[ kind ] ?? [] );
	const names = told.map( nameOf );
	const isTwice = ( path: string ) =>
		told.indexOf( path ) !== told.lastIndexOf( path );
	return [
		...Object.entries( attributes )
			.filter( ( [ , attribute ] ) => canHoldText( attribute ) )
			.filter( ( [ attribute ] ) => ! names.includes( attribute ) )
			.map(
				( [ attribute ] ) => `${ name } does not say of ${ attribute }`
			),
		...told
			.filter( ( path ) => ! ( nameOf( path ) in attributes ) )
			.map( ( path ) => `${ name } has no ${ path }` ),
		...told
			.filter( isTwice )
			.map( ( path ) => `${ name } says two things of ${ path }` ),
	];
}

describe( 'the attributes of blocks', () => {
	it( 'say in block.json whether they hold plain text, HTML or codes', () => {
		expect( blocks.length ).toBeGreaterThan( 50 );
		expect( blocks.flatMap( faultsOf ) ).toEqual( [] );
	} );

	it( 'are found where nothing is said', () => {
		expect(
			faultsOf( {
				name: 'jetpack/a',
				attributes: { a: { type: 'string' }, b: { type: 'number' } },
				slipstream: { codes: [ 'b', 'c' ] },
			} )
		).toEqual( [ 'jetpack/a does not say of a', 'jetpack/a has no c' ] );
	} );
} );
