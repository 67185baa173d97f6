/*
 * The guide for site owners, docs/guide, as pages that the administration links to: build/guide/<page>.html.
 */
const fs = require( 'node:fs' );
const path = require( 'node:path' );

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 44rem; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; }
table { border-collapse: collapse; }
th, td { border-block-end: 1px solid #8888; padding: .4rem 1rem .4rem 0; text-align: start; vertical-align: top; }
code { overflow-wrap: anywhere; }
`;

const titleOf = ( text ) => /^# (.+)$/m.exec( text )[ 1 ];

const page = ( { name, title, html }, pages, escapeHtml ) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${ escapeHtml( title ) } – Slipstream</title>
<style>${ STYLE }</style>
<nav aria-label="Guide"><ul>
${ pages
	.map(
		( one ) =>
			`<li><a href="${ one.name }.html"${ one.name === name ? ' aria-current="page"' : '' }>${ escapeHtml( one.title ) }</a></li>`
	)
	.join( '\n' ) }
</ul></nav>
<main>
${ html }</main>
</html>
`;

/**
 * Reads the pages, in the order of the index.
 *
 * @param {string} root The plugin's folder.
 * @return {{name: string, title: string, text: string}[]} The pages.
 */
function readGuide( root ) {
	const read = ( name ) => {
		const text = fs.readFileSync(
			path.join( root, 'docs/guide', `${ name }.md` ),
			'utf8'
		);
		return { name, title: titleOf( text ), text };
	};
	const index = read( 'index' );
	const names = [ ...index.text.matchAll( /\(([\w-]+)\.md\)/g ) ].map(
		( [ , name ] ) => name
	);
	return [ index, ...names.map( read ) ];
}

/**
 * Writes the pages.
 *
 * @param {string} root The plugin's folder.
 */
function writeGuide( root ) {
	const MarkdownIt = require( 'markdown-it' );
	const markdown = new MarkdownIt();
	const to = path.join( root, 'build/guide' );
	fs.mkdirSync( to, { recursive: true } );
	const pages = readGuide( root ).map( ( one ) => ( {
		...one,
		html: markdown.render(
			one.text.replace( /\(([\w-]+)\.md\)/g, '($1.html)' )
		),
	} ) );
	for ( const one of pages ) {
		fs.writeFileSync(
			path.join( to, `${ one.name }.html` ),
			page( one, pages, markdown.utils.escapeHtml )
		);
	}
}

module.exports = { readGuide, writeGuide };
