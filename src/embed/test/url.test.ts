import fc from 'fast-check';
import { sync as glob } from 'fast-glob';
import { registerBlockType } from '@wordpress/blocks';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { addressOf, linkBlock, parseAddress, readPasted } from '..';
import cases from '../../../tests/embed-addresses.json';
import type { EmbedService } from '..';

const BLOCKS = resolve( __dirname, '../../../blocks' );
const readJson = ( path: string ): unknown =>
	JSON.parse( readFileSync( resolve( BLOCKS, path ), 'utf8' ) );
const serviceOf = ( block: string ) =>
	readJson( `${ block }/embed.json` ) as EmbedService;
const testDataOf = ( block: string ) =>
	readJson( `${ block }/test/service.json` ) as {
		addresses: Record< string, boolean >;
	};

/** Blocks whose addresses have hosts; the site's owner chooses that of a map. */
const services = glob( '*/embed.json', { cwd: BLOCKS } )
	.map( ( path ) => dirname( path ) )
	.filter( ( block ) => serviceOf( block ).hosts.length > 0 );

const calendly = serviceOf( 'calendly' );

describe( 'addresses', () => {
	it.each( cases.good as [ string, string ][] )(
		'%j is read as %s',
		( text, href ) => {
			expect( addressOf( text, calendly )?.href ).toBe( href );
			// Once more nothing changes.
			expect( parseAddress( href )?.href ).toBe( href );
		}
	);

	it.each( cases.bad )( '%j is none', ( text ) => {
		expect( addressOf( text, calendly ) ).toBeNull();
	} );

	it.each( services )( 'of %s are told from others', ( block ) => {
		const { addresses } = testDataOf( block );
		expect( Object.values( addresses ) ).toContain( false );
		for ( const [ text, belongs ] of Object.entries( addresses ) ) {
			expect( [
				text,
				addressOf( text, serviceOf( block ) ) !== null,
			] ).toEqual( [ text, belongs ] );
		}
	} );

	it.each( [ [ [] ], [ {} ], [ 1 ], [ null ], [ undefined ], [ '\ud800' ] ] )(
		'%j is none',
		( value ) => {
			expect( parseAddress( value ) ).toBeNull();
		}
	);
} );

/** Pieces that have fooled parsers. */
const piece = fc.oneof(
	fc.constantFrom(
		...[ 'https://', 'http:', '//', '/', '\\', '@', ':', '.', '#', '?' ],
		...[ '%2f', '%40', '%00', '\0', '\n', '\t', ' ', '\u200b', '\u202e' ],
		...[ 'calendly.com', 'eventbrite.', 'evil.com', 'javascript:', '。' ],
		...[ 'xn--', '[::1]', '127.0.0.1', ':443', '"', "'", '<script>' ]
	),
	fc.string( { unit: 'binary', maxLength: 6 } )
);

describe( 'any text', () => {
	it( 'is read as an address that browsers read alike, or not at all', () => {
		let read = 0;
		fc.assert(
			fc.property(
				fc.oneof(
					fc.array( piece, { maxLength: 10 } ),
					fc
						.array( piece, { maxLength: 6 } )
						.map( ( more ) => [ 'https://calendly.com/', ...more ] )
				),
				( pieces ) => {
					const address = parseAddress( pieces.join( '' ) );
					// What is written in punycode is compared as it is, and of no service.
					if ( ! address || address.host.includes( 'xn--' ) ) {
						return;
					}
					read++;
					const url = new URL( address.href );
					expect( url.protocol ).toBe( 'https:' );
					expect( url.hostname ).toBe( address.host );
					expect( url.username + url.password + url.port ).toBe( '' );
					expect( address.href ).not.toMatch(
						/[\s"'<>\\`\u0000-\u0020\u007f-\uffff]/
					);
					expect( parseAddress( address.href )?.href ).toBe(
						address.href
					);
				}
			),
			{ numRuns: 3000, seed: 19 }
		);
		expect( read ).toBeGreaterThan( 500 );
	} );
} );

describe( 'embed codes', () => {
	const rules = {
		iframe: { kind: 'boolean', initial: true },
		newtab: { kind: 'boolean', initial: false },
		lang: { kind: 'text', matches: /^(en-US|de-DE)$/, initial: 'en-US' },
	} as const;

	it.each( [
		[ {}, true, false, 'en-US' ],
		[
			{ iframe: "'false'", newtab: 'true', lang: 'de-DE' },
			false,
			true,
			'de-DE',
		],
		[ { iframe: 'false', newtab: '1', lang: 'xx' }, false, true, 'en-US' ],
		[ { iframe: 'maybe', newtab: [], lang: 7 }, true, false, 'en-US' ],
	] )( 'of %j', ( values, iframe, newtab, lang ) => {
		expect(
			readPasted< { iframe: boolean; newtab: boolean; lang: string } >(
				values,
				rules
			)
		).toEqual( { iframe, newtab, lang } );
	} );
} );

describe( 'the link instead', () => {
	beforeAll( () => {
		registerBlockType( 'core/paragraph', {
			apiVersion: 3,
			title: 'Paragraph',
			category: 'text',
			attributes: { content: { type: 'string' } },
			save: () => null,
		} );
	} );

	it.each( [
		[
			'https://a.test/?b="c"',
			'<a href="https://a.test/?b=&quot;c&quot;">https://a.test/?b="c"</a>',
		],
		[ 'javascript:alert(1)', 'javascript:alert(1)' ],
		[ '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>' ],
	] )( 'of %s', ( text, content ) => {
		expect( linkBlock( text ).attributes.content ).toBe( content );
	} );
} );
