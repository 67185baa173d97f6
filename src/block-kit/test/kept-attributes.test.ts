import { createBlock, parse, serialize } from '@wordpress/blocks';
import { sync as glob } from 'fast-glob';
import { basename, dirname, resolve } from 'node:path';
import {
	hasPeerSample,
	peerSample,
	registerBlock,
} from '../../../tests/js/editor';
import type { BlockModule } from '@slipstream/block-kit';

interface Schema {
	type?: string;
	enum?: unknown[];
	default?: unknown;
	source?: string;
}

interface Metadata {
	name: string;
	attributes?: Record< string, Schema >;
}

const ROOT = resolve( __dirname, '../../..' );
const FOLDERS = glob( 'blocks/*/block.json', { cwd: ROOT } ).map( ( file ) =>
	basename( dirname( file ) )
);
const metadataOf = ( folder: string ) =>
	jest.requireActual< Metadata >( `${ ROOT }/blocks/${ folder }/block.json` );

/** A value that is no default. */
const valueOf = ( { type, enum: choices, default: initial }: Schema ) =>
	choices?.find( ( choice ) => choice !== initial ) ??
	{
		boolean: initial !== true,
		number: 4,
		integer: 5,
		array: [ { kept: [ 1, 'two' ] } ],
		object: { kept: { deep: true } },
	}[ type ?? '' ] ??
	'kept "text" -- with <marks> & dashes';

/** All that a block's comment can hold. */
const everything = ( { attributes = {} }: Metadata ) =>
	Object.fromEntries(
		Object.entries( attributes )
			.filter( ( [ , { source } ] ) => ! source )
			.map( ( [ name, schema ] ) => [ name, valueOf( schema ) ] )
	);

/** What no block has. */
const UNKNOWN = { anotherText: 'x', anotherList: [ { a: 1 } ], another: false };

/** The attributes that a post holds of its first block. */
const attributesOf = ( post: string ): Record< string, unknown > =>
	JSON.parse( /^<!-- wp:\S+ (\{.*?\}) \/?-->/.exec( post )?.[ 1 ] ?? '{}' );

beforeAll( () => {
	for ( const folder of FOLDERS ) {
		const { settings } = jest.requireActual< BlockModule >(
			`${ ROOT }/blocks/${ folder }/index.ts`
		);
		registerBlock( metadataOf( folder ), settings );
	}
} );

afterEach( () => {
	for ( const method of [
		'info',
		'warn',
		'error',
		'groupCollapsed',
	] as const ) {
		const said = console[ method ]; // eslint-disable-line no-console
		if ( jest.isMockFunction( said ) ) {
			said.mockClear();
		}
	}
} );

describe.each( FOLDERS )( '%s', ( folder ) => {
	const metadata = metadataOf( folder );

	it( 'keeps every attribute when it is opened and saved', () => {
		const made = serialize(
			createBlock( metadata.name, everything( metadata ) )
		);
		const all = { ...attributesOf( made ), ...UNKNOWN };
		const post = made.replace(
			/^(<!-- wp:\S+)(?: (\{.*?\}))? /,
			( _, start: string, own?: string ) => {
				const more = JSON.stringify( UNKNOWN );
				const json = own
					? `${ own.slice( 0, -1 ) },${ more.slice( 1 ) }`
					: more;
				return `${ start } ${ json } `;
			}
		);
		expect( attributesOf( post ) ).toEqual( all );
		const [ block ] = parse( post );
		expect( block?.isValid ).toBe( true );
		// What is kept may have gained a class of its style.
		expect(
			attributesOf( serialize( block ? [ block ] : [] ) )
		).toMatchObject( all );
	} );

	( hasPeerSample ? it : it.skip )(
		'keeps what other editors have written, but for what has moved',
		() => {
			for ( const { case: label, markup } of peerSample(
				metadata.name
			) ) {
				if ( label.startsWith( 'deprecated' ) ) {
					continue;
				}
				expect(
					attributesOf( serialize( parse( markup ) ) )
				).toMatchObject( attributesOf( markup ) );
			}
		}
	);
} );
