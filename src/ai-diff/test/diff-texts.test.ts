import { applyChanges, diffTexts, htmlText, plainText } from '..';
import fc from 'fast-check';
import type { Text, TextDiff } from '..';

const all = ( { changes }: TextDiff ) =>
	new Set( changes.map( ( { id } ) => id ) );

const apply = ( diff: TextDiff, accepted: ReadonlySet< number > ) =>
	applyChanges( diff.original, diff.changes, accepted );

const html = ( before: string, after: string ) =>
	diffTexts( htmlText( before ), htmlText( after ) );

const merged = ( before: string, after: string ) => {
	const diff = html( before, after );
	return apply( diff, all( diff ) );
};

/** What a change takes away and brings, as plain words. */
const spelled = ( { changes }: TextDiff ) =>
	changes.map( ( { removed, added } ) =>
		[ removed, added ].map( ( tokens ) =>
			tokens.map( ( { text } ) => text ).join( '' )
		)
	);

const words = fc
	.array(
		fc.constantFrom(
			'rain',
			'falls',
			'on',
			'Åland',
			'日本語',
			'على',
			' ',
			', ',
			'. ',
			'\n',
			'\n\n- ',
			'**b**',
			'[x](https://a.test/)',
			'`',
			'’s',
			'👩‍👩‍👧'
		),
		{ maxLength: 30 }
	)
	.map( ( parts ) => parts.join( '' ) );

const formatted = fc
	.array(
		fc.tuple(
			fc.constantFrom( '', 'strong', 'em', 'a', 'mark' ),
			fc.constantFrom( 'one', 'two', 'three & four', 'a &lt; b', ',' )
		),
		{ maxLength: 12 }
	)
	.map( ( parts ) =>
		parts
			.map( ( [ tag, text ] ) => {
				const safe = text.replace( '& f', '&amp; f' );
				const more =
					tag === 'a'
						? ' href="https://a.test/" target="_blank"'
						: '';
				return tag ? `<${ tag }${ more }>${ safe }</${ tag }>` : safe;
			} )
			.join( ' ' )
	);

const textOf = ( source: string ) =>
	new DOMParser().parseFromString( `<body>${ source }`, 'text/html' ).body
		.textContent;

const subset = ( { changes }: TextDiff, mask: readonly boolean[] ) =>
	new Set( changes.map( ( { id } ) => id ).filter( ( id ) => mask[ id ] ) );

describe.each< [ string, ( source: string ) => Text, typeof words ] >( [
	[ 'Markdown', plainText, words ],
	[ 'HTML', htmlText, formatted ],
] )( 'changes in %s', ( name, make, source ) => {
	it( 'are none of them the original, to the letter', () => {
		fc.assert(
			fc.property( source, source, ( before, after ) => {
				const diff = diffTexts( make( before ), make( after ) );
				expect( apply( diff, new Set() ) ).toBe( before );
			} )
		);
	} );

	it( 'are all of them the suggestion', () => {
		fc.assert(
			fc.property( source, source, ( before, after ) => {
				const diff = diffTexts( make( before ), make( after ) );
				const result = apply( diff, all( diff ) );
				if ( name === 'Markdown' ) {
					expect( result ).toBe( after );
				} else {
					expect( textOf( result ) ).toBe( textOf( after ) );
					expect(
						html( result, merged( '', after ) ).changes.length
					).toBe( 0 );
				}
			} )
		);
	} );

	it( 'are some of them a text in which every element is closed', () => {
		fc.assert(
			fc.property(
				source,
				source,
				fc.array( fc.boolean() ),
				( before, after, mask ) => {
					const diff = diffTexts( make( before ), make( after ) );
					const result = apply( diff, subset( diff, mask ) );
					const opened = result.match( /<[a-z]/g )?.length ?? 0;
					const closed = result.match( /<\//g )?.length ?? 0;
					expect( closed ).toBe( opened );
				}
			)
		);
	} );

	it( 'of a text and itself are none', () => {
		fc.assert(
			fc.property( source, ( text ) => {
				expect(
					diffTexts( make( text ), make( text ) ).changes
				).toEqual( [] );
			} )
		);
	} );
} );

describe( 'a change', () => {
	it( 'is of whole words, and of neighbors together', () => {
		expect(
			spelled(
				html( 'Teh quick fox jumpd high.', 'The fast fox jumped high.' )
			)
		).toEqual( [
			[ 'Teh quick', 'The fast' ],
			[ 'jumpd', 'jumped' ],
		] );
	} );

	it( 'is one sign where words are not spaced', () => {
		expect( spelled( html( '私は犬です', '私は猫です' ) ) ).toEqual( [
			[ '犬', '猫' ],
		] );
	} );

	it( 'takes a Markdown link as a whole', () => {
		expect(
			spelled(
				diffTexts(
					plainText( 'See [our shop](https://a.test/) now' ),
					plainText( 'See [our shop](https://b.test/) now' )
				)
			)
		).toEqual( [
			[ '[our shop](https://a.test/)', '[our shop](https://b.test/)' ],
		] );
	} );
} );

describe( 'a suggestion keeps', () => {
	it( 'where a link leads, and how it opens', () => {
		const before =
			'See <a href="https://a.test/" target="_blank" rel="noopener">teh shop</a>.';
		expect(
			merged( before, 'See <a href="https://a.test/">the new shop</a>.' )
		).toBe(
			'See <a href="https://a.test/" target="_blank" rel="noopener">the new shop</a>.'
		);
	} );

	it( 'formats that Markdown does not know', () => {
		const before =
			'A <mark style="color:#f00" class="has-inline-color">red wrods here</mark> and H<sub>2</sub>O<sup data-fn="1" class="fn"><a href="#1" id="1-link">1</a></sup>';
		expect(
			merged( before, 'A red words here and H2O<a href="#1">1</a>' )
		).toBe( before.replace( 'wrods', 'words' ) );
	} );

	it( 'pictures in a line', () => {
		const before =
			'Look <img class="wp-image-1" src="a.png" alt="A"/> hear';
		expect( merged( before, 'Look <img src="a.png" alt="A"> here' ) ).toBe(
			'Look <img class="wp-image-1" src="a.png" alt="A"> here'
		);
	} );

	it( 'signs that look like markup, as text', () => {
		expect( merged( 'a &lt;b&gt; c', 'a &lt;b&gt; &amp; d' ) ).toBe(
			'a &lt;b> &amp; d'
		);
	} );

	it( 'nothing of two texts without a common word', () => {
		const before = Array.from( { length: 4000 }, ( _, i ) => `a${ i }` );
		const after = Array.from( { length: 4000 }, ( _, i ) => `b${ i }` );
		expect( merged( before.join( ' ' ), after.join( ' ' ) ) ).toBe(
			after.join( ' ' )
		);
	} );
} );
