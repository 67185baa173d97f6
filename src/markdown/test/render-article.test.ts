import fc from 'fast-check';
import { loadArticle } from '@slipstream/markdown';
import { parse as parseBlocks } from '@wordpress/block-serialization-default-parser';
import { hasPeerSample, peerSample } from '../../../tests/js/editor';
import { expectHarmless } from './support/harmless';
import type { ArticleRenderer } from '@slipstream/markdown';

let render: ArticleRenderer;
beforeAll( async () => {
	render = await loadArticle();
} );

const notes = ( ...items: string[] ) =>
	`<hr class="footnotes-sep">\n<section class="footnotes">\n<ol class="footnotes-list">\n${ items.join( '' ) }</ol>\n</section>\n`;
const ref = ( number: number, mention = '' ) =>
	`<sup class="footnote-ref"><a href="#fn${ number }" id="fnref${ number }${ mention }">[${ number }${ mention }]</a></sup>`;
const back = ( id: string ) =>
	` <a href="#fnref${ id }" class="footnote-backref">\u21a9\ufe0e</a>`;
const item = ( number: number, html: string ) =>
	`<li id="fn${ number }" class="footnote-item">${ html }</li>\n`;

describe( 'renderArticle', () => {
	it.each( [
		[ 'first\nsecond', '<p>first\nsecond</p>\n' ],
		[ '"a" -- \'b\' ... (c) +-', '<p>“a” – ‘b’ … © ±</p>\n' ],
		[
			'- a\n\n- b',
			'<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n',
		],
		[ '`"a"...`', '<p><code>&quot;a&quot;...</code></p>\n' ],
		[ '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>\n' ],
		[ 'https://a.test', '<p>https://a.test</p>\n' ],
		[ 'a\n: b', '<p>a\n: b</p>\n' ],
		[ '- [ ] a', '<ul>\n<li>[ ] a</li>\n</ul>\n' ],
		[ '', '' ],
	] )( 'renders %j', ( text, html ) => {
		expect( render( text ) ).toBe( html );
	} );

	it( 'reads more where its author wants the extended syntax', () => {
		const more = ( text: string ) => render( text, { isExtended: true } );
		expect( more( 'https://a.test' ) ).toBe(
			'<p><a href="https://a.test">https://a.test</a></p>\n'
		);
		expect( more( 'a\n: b' ) ).toBe(
			'<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n'
		);
		expect( more( '- [ ] a' ) ).toContain( '\u2610 a' );
		expect( more( 'a[^1]\n\n[^1]: b' ) ).toContain( 'footnotes' );
	} );

	( hasPeerSample ? it : it.skip )( 'renders as the peer does', () => {
		const own = peerSample( 'jetpack/markdown' );
		expect( own.length ).toBeGreaterThan( 0 );
		for ( const { markup } of own ) {
			const [ block ] = parseBlocks( markup );
			expect( render( String( block?.attrs?.source ) ) ).toBe(
				block?.innerHTML
					.replace( /^\s*<div[^>]*>/, '' )
					.replace( /<\/div>\s*$/, '' )
			);
		}
	} );

	it( 'never lets markup or scripts of the text through, in notes neither', () => {
		const danger = fc.constantFrom(
			'<script>alert(1)</script>',
			'<img src=x onerror=alert(1)>',
			'[x](javascript:alert(1))',
			'![x](data:text/html,<script>)',
			'"><svg/onload=alert(1)>',
			'[^"><svg onload=alert(1)>]',
			'[^<script>]: ',
			'[^<script>]',
			'^[',
			']',
			'[^1]',
			'[^1]: ',
			'\n\n',
			'    ',
			'- ',
			'> '
		);
		fc.assert(
			fc.property(
				fc.array( fc.oneof( danger, fc.string() ), { maxLength: 10 } ),
				( parts ) => {
					const text = parts.join( '' );
					expectHarmless( render( text ) );
					expectHarmless( render( text, { isExtended: true } ) );
				}
			)
		);
	} );
} );

describe( 'footnotes', () => {
	it( 'numbers notes by their first mention and links back from each', () => {
		expect(
			render( 'A[^b] and[^a], again[^b].\n\n[^a]: First.\n[^b]: Second.' )
		).toBe(
			`<p>A${ ref( 1 ) } and${ ref( 2 ) }, again${ ref( 1, ':1' ) }.</p>\n` +
				notes(
					item(
						1,
						`<p>Second.${ back( '1' ) }${ back( '1:1' ) }</p>\n`
					),
					item( 2, `<p>First.${ back( '2' ) }</p>\n` )
				)
		);
	} );

	it( 'takes a note in place', () => {
		expect( render( 'A^[a *note*].' ) ).toBe(
			`<p>A${ ref( 1 ) }.</p>\n${ notes( item( 1, `<p>a <em>note</em>${ back( '1' ) }</p>\n` ) ) }`
		);
	} );

	it( 'keeps indented paragraphs and lists in the note', () => {
		expect( render( 'A[^1]\n\n[^1]: One.\n\n    Two.\n\nOutside.' ) ).toBe(
			`<p>A${ ref( 1 ) }</p>\n<p>Outside.</p>\n${ notes(
				item( 1, `<p>One.</p>\n<p>Two.${ back( '1' ) }</p>\n` )
			) }`
		);
		expect( render( 'A[^1]\n\n[^1]:\n    - x' ) ).toContain(
			`<ul>\n<li>x</li>\n</ul>\n${ back( '1' ) }</li>`
		);
	} );

	it.each( [
		'no such note[^1]',
		'see [^] here',
		'[^a b]: x [^a b]',
		'^[open',
		'`[^1]`',
	] )( 'leaves %j as text', ( text ) => {
		const html = render( text );
		expect( html ).not.toContain( 'footnote' );
		expect( html.replace( /<[^>]+>/g, '' ).trim() ).toBe(
			text.replaceAll( '`', '' )
		);
	} );

	it( 'leaves out a note that nothing refers to', () => {
		expect( render( 'A.\n\n[^1]: Hidden.' ) ).toBe( '<p>A.</p>\n' );
	} );

	it( 'keeps nothing from one text to the next', () => {
		render( 'A[^1]\n\n[^1]: x' );
		expect( render( 'B[^1]' ) ).toBe( '<p>B[^1]</p>\n' );
	} );
} );
