import fc from 'fast-check';
import { loadRenderer } from '@slipstream/markdown';
import { decodeHTMLStrict } from '../lighter/entities';
import { P, S } from '../lighter/uc-micro';

interface Unicode {
	P: RegExp;
	S: RegExp;
}

/** What the parser would have without its stand-ins. */
const from = { paths: [ require.resolve( 'markdown-it' ) ] };

const own = require( require.resolve( 'entities', from ) ) as {
	decodeHTMLStrict: ( text: string ) => string;
	encodeHTML: ( text: string ) => string;
};

const unicode = require( require.resolve( 'uc.micro', from ) ) as Unicode;

/** A name for each character that has one. */
const NAMES = [
	...new Set(
		Array.from( { length: 0x1d7ff }, ( _, code ) =>
			code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint( code )
		).flatMap(
			( character ) =>
				own.encodeHTML( character ).match( /&[a-z]\w*;/gi ) ?? []
		)
	),
];

describe( 'what stands in for the parser’s own tables', () => {
	it( 'is what the tests run with', async () => {
		const { renderMarkdown } = await loadRenderer();
		const holder = jest.spyOn( Element.prototype, 'getAttribute' );
		expect( renderMarkdown( '&auml;' ) ).toBe( '<p>ä</p>\n' );
		expect( holder ).toHaveBeenCalledWith( 'title' );
		holder.mockRestore();
	} );

	it( 'knows every named character', () => {
		expect( NAMES.length ).toBeGreaterThan( 1400 );
		for ( const name of NAMES ) {
			expect( [ name, decodeHTMLStrict( name ) ] ).toEqual( [
				name,
				own.decodeHTMLStrict( name ),
			] );
		}
	} );

	it( 'takes nothing else for one', () => {
		const letters = fc.stringMatching( /^[a-zA-Z0-9]{0,4}$/ );
		const name = fc
			.tuple( fc.constantFrom( ...NAMES ), fc.nat( 6 ), letters )
			.map(
				( [ known, length, more ] ) =>
					`${ known.slice( 0, -1 ).slice( 0, length + 1 ) }${ more };`
			);
		fc.assert(
			fc.property( name, ( text ) => {
				expect( decodeHTMLStrict( text ) ).toBe(
					/^&[a-z]/i.test( text )
						? own.decodeHTMLStrict( text )
						: text
				);
			} ),
			{ numRuns: 2000 }
		);
	} );

	it.each( [ '&copyright;', '&ampx;', '&;', '&"><img src=x>;', '& ;', '' ] )(
		'leaves %j as it is',
		( text ) => {
			expect( decodeHTMLStrict( text ) ).toBe( text );
		}
	);

	it( 'knows the same punctuation and symbols, but for those that Unicode got since', () => {
		const differing = Array.from( { length: 0x30000 }, ( _, code ) =>
			String.fromCodePoint( code )
		).filter(
			( character ) =>
				/\P{Cn}/u.test( character ) &&
				! /\p{Cs}/u.test( character ) &&
				( P.test( character ) || S.test( character ) ) !==
					( unicode.P.test( character ) ||
						unicode.S.test( character ) )
		);
		expect( differing.length ).toBeLessThan( 20 );
	} );
} );
