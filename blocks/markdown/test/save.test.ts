import { createBlock, getBlockType, parse, serialize } from '@wordpress/blocks';
import { createReduxStore, register } from '@wordpress/data';
import { applyFiltersAsync } from '@wordpress/hooks';
import { hasPeerSample, peerSample } from '../../../tests/js/editor';
import type * as Markdown from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';
import metadata from '../block.json';
import { settings } from '../index';
import { insideOf, wrapped } from '../saved-html';
import { markup, registerMarkdown } from './support/editor';

// The module itself, which everybody imports from.
const markdownLibrary = jest.requireActual< typeof Markdown >(
	'@slipstream/markdown'
);

/** The blocks of the post that is edited. */
let edited: Block[] | undefined;

beforeAll( () => {
	registerMarkdown();
	register(
		createReduxStore( 'core/editor', {
			reducer: () => null,
			selectors: { getEditorBlocks: () => edited },
		} )
	);
} );

/** Saved forms of all ages. Their HTML is not always what a parser of today would write. */
const FIXTURES: Record< string, string > = {
	current: markup( 'a **b**', '<p>a <strong>b</strong></p>\n' ),
	'typography and notes': markup(
		'"x" -- y[^1]\n\n[^1]: z',
		'<p>“x” – y<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p>\n<hr class="footnotes-sep">\n<section class="footnotes">\n<ol class="footnotes-list">\n<li id="fn1" class="footnote-item"><p>z <a href="#fnref1" class="footnote-backref">↩︎</a></p>\n</li>\n</ol>\n</section>\n'
	),
	'plain engine': markup(
		'"x" -- (c) y[^1]',
		'<p>&quot;x&quot; -- (c) y[^1]</p>\n'
	),
	'escaped markup': markup(
		'<script>alert( 1 )</script> & <!-- wp:x -->',
		'<p>&lt;script&gt;alert( 1 )&lt;/script&gt; &amp; &lt;!-- wp:x --&gt;</p>\n'
	),
	'old self-closing tags': markup(
		'a  \nb\n\n---',
		'<p>a<br />\nb</p>\n<hr />\n'
	),
	'code with tags that look like ours': markup(
		'`</div>`',
		'<p><code>&lt;/div&gt;</code></p>\n'
	),
	empty: '<!-- wp:jetpack/markdown -->\n<div class="wp-block-jetpack-markdown"></div>\n<!-- /wp:jetpack/markdown -->',
	'empty text': markup( '', '' ),
	'aligned and spaced':
		'<!-- wp:jetpack/markdown {"source":"x","align":"full","className":"is-mine","style":{"spacing":{"padding":{"top":"1em","bottom":"var:preset|spacing|40"}}}} -->\n<div class="wp-block-jetpack-markdown alignfull is-mine" style="padding-top:1em;padding-bottom:var(--wp--preset--spacing--40)"><p>x</p>\n</div>\n<!-- /wp:jetpack/markdown -->',
};

/** The markup with what HTML calls equal made equal: the order of classes. */
function comparable( post: string ): string {
	return post.replace( / class="([^"]*)"/g, ( _, names: string ) => {
		const sorted = names.split( ' ' ).sort().join( ' ' );
		return ` class="${ sorted }"`;
	} );
}

describe( 'saved posts', () => {
	it.each( Object.entries( FIXTURES ) )(
		'opens %s valid and saves it unchanged',
		( _, post ) => {
			const load = jest.spyOn( markdownLibrary, 'loadArticle' );
			const [ block ] = parse( post );
			expect( block?.isValid ).toBe( true );
			expect( block?.validationIssues ?? [] ).toEqual( [] );
			expect( comparable( serialize( block ? [ block ] : [] ) ) ).toBe(
				comparable( post )
			);
			expect( load ).not.toHaveBeenCalled();
			load.mockRestore();
		}
	);

	it( 'keeps nothing but the text in the comment', () => {
		const [ block ] = parse( FIXTURES.current ?? '' );
		expect( block?.attributes ).toMatchObject( { source: 'a **b**' } );
		expect( serialize( block ? [ block ] : [] ) ).not.toContain( 'saved' );
	} );

	it( 'takes a comment without HTML for a block that is not rendered yet', () => {
		const [ block ] = parse(
			'<!-- wp:jetpack/markdown {"source":"# x","align":"wide","style":{"spacing":{"margin":{"top":"1em"}}}} /-->'
		);
		expect( console ).toHaveInformed();
		expect( block?.isValid ).toBe( true );
		expect( block?.attributes ).toMatchObject( {
			source: '# x',
			align: 'wide',
			style: { spacing: { margin: { top: '1em' } } },
		} );
	} );

	it( 'does not take a block for valid whose wrapper was changed', () => {
		const [ block ] = parse(
			markup( 'x', '<p>x</p>\n' ).replace(
				'<div class',
				'<section class'
			)
		);
		expect( block?.isValid ).toBe( false );
		expect( console ).toHaveWarned();
		expect( console ).toHaveErrored();
	} );

	( hasPeerSample ? it : it.skip )(
		'opens what other editors have saved',
		() => {
			const own = peerSample( metadata.name );
			expect( own.length ).toBeGreaterThan( 0 );
			for ( const { markup: post } of own ) {
				const blocks = parse( post );
				expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual( [
					true,
				] );
				expect( comparable( serialize( blocks ) ) ).toBe(
					comparable( post )
				);
			}
		}
	);
} );

describe( 'a block that code has made', () => {
	it( 'is saved with its HTML, though nobody has seen it', async () => {
		const blocks = [ createBlock( metadata.name, { source: 'a **b**' } ) ];
		edited = blocks;
		const edits = await applyFiltersAsync( 'editor.preSavePost', {
			id: 1,
			content: serialize( blocks ),
		} );
		expect( edits ).toEqual( { id: 1, content: FIXTURES.current } );
	} );

	it( 'does not replace what its author has written in the code editor', async () => {
		const content = serialize( [
			createBlock( metadata.name, { source: 'a **b**' } ),
		] ).replace( /<div.*<\/div>/s, '<div></div>' );
		for ( const blocks of [
			[],
			undefined,
			parse( FIXTURES.current ?? '' ),
		] ) {
			edited = blocks;
			const edits = { content };
			expect(
				await applyFiltersAsync( 'editor.preSavePost', edits )
			).toBe( edits );
		}
	} );

	it( 'is saved with its text where the parser cannot be fetched', async () => {
		const blocks = [ createBlock( metadata.name, { source: 'c' } ) ];
		edited = blocks;
		const load = jest
			.spyOn( markdownLibrary, 'loadArticle' )
			.mockRejectedValue( new Error( 'Loading chunk failed.' ) );
		const content = serialize( blocks ).replace(
			/<div([^>]*)>.*<\/div>/s,
			'<div$1></div>'
		);
		const loaded = jest
			.spyOn( markdownLibrary, 'loadedArticle' )
			.mockReturnValue( undefined );
		const edits = { content };
		expect( await applyFiltersAsync( 'editor.preSavePost', edits ) ).toBe(
			edits
		);
		load.mockRestore();
		loaded.mockRestore();
	} );

	it( 'with the extended syntax too', async () => {
		await markdownLibrary.loadArticle();
		expect(
			serialize( [
				createBlock( metadata.name, {
					source: '- [x] a',
					extendedSyntax: true,
				} ),
			] )
		).toContain( '\u2611 a' );
	} );

	it( 'leaves other posts alone', async () => {
		const load = jest.spyOn( markdownLibrary, 'loadArticle' );
		for ( const content of Object.values( FIXTURES ) ) {
			const edits = { content };
			expect(
				await applyFiltersAsync( 'editor.preSavePost', edits )
			).toBe( edits );
		}
		expect( load ).not.toHaveBeenCalled();
		load.mockRestore();
	} );
} );

describe( 'the block type', () => {
	it( 'has every attribute that the server knows', () => {
		expect( settings.attributes ).toMatchObject( metadata.attributes );
		expect( Object.keys( settings.attributes ) ).toEqual( [
			'source',
			'extendedSyntax',
			'saved',
		] );
		expect( getBlockType( metadata.name )?.attributes ).toHaveProperty(
			'align'
		);
	} );
} );

describe( 'insideOf', () => {
	it.each( [
		[ undefined, '' ],
		[ '', '' ],
		[ 'no tag', '' ],
		[ '<div>', '' ],
		[ '<div></div>', '' ],
		[ '<div title="a > b" class=\'</div>\'>x</div>', 'x' ],
		[ '\n<div>\n a </div>\n', '\n a ' ],
		[ '<div><div>a</div></div>', '<div>a</div>' ],
	] )( 'of %j is %j', ( saved, inside ) => {
		expect( insideOf( saved ) ).toBe( inside );
	} );

	it( 'gives back what was wrapped', () => {
		const html = '<p>a</p>\n<section>b</section>\n';
		expect( insideOf( wrapped( html ) ) ).toBe( html );
	} );
} );
