import fc from 'fast-check';
import { loadMarkdown, type MarkdownApi } from '@slipstream/markdown';
import { expectHarmless } from './support/harmless';

let markdown: MarkdownApi;
beforeAll( async () => {
	markdown = await loadMarkdown();
} );

describe( 'renderMarkdown', () => {
	it.each( [
		[ '# One', '<h1>One</h1>' ],
		[
			'a **b** _c_ ~~d~~ `e`',
			'<p>a <strong>b</strong> <em>c</em> <s>d</s> <code>e</code></p>',
		],
		[ 'first\nsecond', '<p>first<br>\nsecond</p>' ],
		[ '> said', '<blockquote>\n<p>said</p>\n</blockquote>' ],
		[
			'[a](https://a.test/?b=1&c=2)',
			'<p><a href="https://a.test/?b=1&amp;c=2">a</a></p>',
		],
	] )( 'renders %j', ( text, html ) => {
		expect( markdown.renderMarkdown( text ).trim() ).toBe( html );
	} );

	it( 'sets no paragraph directly into a list item, in loose and nested lists too', () => {
		const html = markdown.renderMarkdown( '- a\n\n- b\n  - c\n\n  - d\n' );
		expect( html ).not.toMatch( /<li>\s*<p>/ );
		expect( html.match( /<li>/g ) ).toHaveLength( 4 );
	} );

	it( 'renders a table', () => {
		expect(
			markdown.renderMarkdown( '| a | b |\n| - | - |\n| 1 | 2 |' )
		).toContain( '<td>2</td>' );
	} );

	it( 'never lets markup or scripts of the text through', () => {
		const danger = fc.constantFrom(
			'<script>alert(1)</script>',
			'<img src=x onerror=alert(1)>',
			'[x](javascript:alert(1))',
			'[x](JaVaScRiPt&colon;alert(1))',
			'![x](data:text/html,<script>)',
			'<a href="vbscript:x">',
			'"><svg/onload=alert(1)>',
			'\n\n',
			'- ',
			'`',
			'> '
		);
		fc.assert(
			fc.property(
				fc.array( fc.oneof( danger, fc.string() ), { maxLength: 8 } ),
				( parts ) =>
					expectHarmless(
						markdown.renderMarkdown( parts.join( '' ) )
					)
			)
		);
	} );
} );

describe( 'htmlToMarkdown', () => {
	it.each( [
		[ '<h2>Two</h2>', '## Two' ],
		[ '<p>a <em>b</em> <strong>c</strong></p>', 'a _b_ **c**' ],
		[ '<del>a</del> <s>b</s>', '~~a~~ ~~b~~' ],
		[
			'<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
			'- a\n  - b\n- c',
		],
		[ '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b' ],
		[ '<pre><code>x\n</code></pre>', '```\nx\n```' ],
		[
			'<p><a href="https://a.test">a</a><script>1</script></p>',
			'[a](https://a.test)',
		],
	] )( 'turns %j into Markdown', ( html, text ) => {
		expect( markdown.htmlToMarkdown( html ) ).toBe( text );
	} );

	it( 'keeps a table without a header row, and breaks in its cells on one line', () => {
		const text = markdown.htmlToMarkdown(
			'<figure><table><tbody><tr><td>a<br>b</td><td>c|d</td></tr></tbody></table></figure>'
		);
		expect( text ).toContain( 'a b' );
		expect( text ).toContain( 'c\\|d' );
		expect( markdown.renderMarkdown( text ) ).toContain( '<td>c|d</td>' );
	} );

	it.each( [
		[
			'<table><thead><tr><th>a</th><th style="text-align:right">b</th></tr></thead><tbody><tr><td>1</td><td style="text-align:right">2</td></tr></tbody></table>',
			'| a   | b   |\n| --- | ---: |\n| 1   | 2   |',
		],
		[
			'<table><tbody><tr><td>a||b</td><td>\\|</td></tr></tbody></table>',
			'|     |     |\n| --- | --- |\n| a\\|\\|b | \\\\\\| |',
		],
		[
			'<table><caption>c</caption><tbody><tr><th>a</th><th>b</th></tr><tr><td colspan="2"><ul><li>x</li><li>y</li></ul></td></tr></tbody></table>',
			'c\n\n| a   | b   |\n| --- | --- |\n| - x - y |     |',
		],
		[ '<table><tbody><tr><td>one</td></tr></tbody></table>', 'one' ],
		[
			'<table><tbody><tr><td><table><tbody><tr><td>in</td></tr></tbody></table></td><td>out</td></tr></tbody></table>',
			'in\n\nout',
		],
	] )( 'reads the table %j', ( html, text ) => {
		expect( markdown.htmlToMarkdown( html ) ).toBe( text );
	} );
} );

describe( 'there and back', () => {
	const word = fc.stringMatching( /^[a-zà-ž]{1,8}$/ );
	const words = fc
		.array( word, { minLength: 1, maxLength: 5 } )
		.map( ( list ) => list.join( ' ' ) );
	const part = fc.oneof(
		words,
		words.map( ( text ) => `**${ text }**` ),
		words.map( ( text ) => `_${ text }_` ),
		words.map( ( text ) => `~~${ text }~~` ),
		words.map(
			( text ) => `[${ text }](https://a.test/${ encodeURI( text ) })`
		)
	);
	const line = fc
		.array( part, { minLength: 1, maxLength: 3 } )
		.map( ( list ) => list.join( ' and ' ) );
	const block = fc.oneof(
		line,
		fc
			.tuple( fc.integer( { min: 1, max: 6 } ), words )
			.map( ( [ level, text ] ) => `${ '#'.repeat( level ) } ${ text }` ),
		fc
			.array( line, { minLength: 1, maxLength: 3 } )
			.map( ( list ) =>
				list.map( ( text ) => `- ${ text }` ).join( '\n' )
			),
		fc
			.array( line, { minLength: 1, maxLength: 3 } )
			.map( ( list ) =>
				list.map( ( text, i ) => `${ i + 1 }. ${ text }` ).join( '\n' )
			),
		line.map( ( text ) => `> ${ text }` )
	);

	it( 'gives the same HTML again', () => {
		fc.assert(
			fc.property(
				fc.array( block, { minLength: 1, maxLength: 4 } ),
				( blocks ) => {
					// Two lists in a row are one list in Markdown; a paragraph keeps them apart.
					const html = markdown.renderMarkdown(
						blocks.join( '\n\nnext\n\n' )
					);
					expect(
						markdown.renderMarkdown(
							markdown.htmlToMarkdown( html )
						)
					).toBe( html );
				}
			)
		);
	} );
} );
