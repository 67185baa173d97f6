import { expect, test } from '../../fixtures';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const CANVAS = 'iframe[name="editor-canvas"]';
const NAME = 'jetpack/related-posts';
const FRONT = 'nav.wp-block-jetpack-related-posts';
const ACTIVE = '/jetpack/v4/module/related-posts/active';
const screens = ( name: string ) => ( {
	path: `artifacts/screens/related-posts-${ name }.png`,
} );

const heading =
	'<!-- wp:heading -->\n<h2 class="wp-block-heading">Read on</h2>\n<!-- /wp:heading -->';
const block = ( attributes: object = {} ) =>
	`<!-- wp:${ NAME } ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-related-posts">${ heading }</div>\n<!-- /wp:${ NAME } -->`;
const paragraph =
	'<!-- wp:paragraph -->\n<p>Sourdough, rye and a hot oven.</p>\n<!-- /wp:paragraph -->';
const IMAGE =
	'<!-- wp:html --><img alt="" width="600" height="400" src="/wp-includes/images/w-logo-blue.png"><!-- /wp:html -->';

const TITLES = [
	'Baking rye bread',
	'Rye bread without yeast',
	'Which flour for rye bread',
	'Bread from an old oven with a title that runs over several lines',
	'Rye rolls',
	'Bread for a week',
];

const setActive = ( requestUtils: RequestUtils, active: boolean ) =>
	requestUtils
		.rest( { method: 'POST', path: ACTIVE, data: { active } } )
		.catch( ( error: { code?: string } ) => {
			// It was off before.
			if ( error.code !== 'already_inactive' ) {
				throw error;
			}
		} );

const publish = (
	requestUtils: RequestUtils,
	title: string,
	content: string
) =>
	requestUtils.createPost( {
		title,
		content,
		status: 'publish',
		date_gmt: '2026-03-04T05:06:07',
	} );

const setLanguage = async ( requestUtils: RequestUtils, locale: string ) => {
	for ( const [ path, data ] of [
		[ '/wp/v2/users/me', { locale } ],
		[ '/wp/v2/settings', { language: locale } ],
	] as const ) {
		await requestUtils.rest( { method: 'POST', path, data } );
	}
};

test.describe( 'Related posts block', () => {
	test.beforeAll( async ( { requestUtils } ) => {
		await setActive( requestUtils, false );
		for ( const title of TITLES ) {
			await publish( requestUtils, title, paragraph + IMAGE );
		}
	} );

	test.afterAll( ( { requestUtils } ) => setActive( requestUtils, false ) );

	test( 'is activated, previewed, published and read', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Rye bread again' } );
		await editor.insertBlock( {
			name: 'core/paragraph',
			attributes: { content: 'Sourdough and rye.' },
		} );
		await editor.saveDraft();
		await editor.insertBlock( { name: NAME } );
		const inside = editor.canvas.locator( `[data-type="${ NAME }"]` );
		await expect(
			inside.getByText(
				"You'll need to activate the Related Posts feature to use this block."
			)
		).toBeVisible();
		await expectAccessible( [ CANVAS, `[data-type="${ NAME }"]` ] );
		await page.screenshot( screens( 'inactive' ) );

		await inside
			.getByRole( 'button', { name: 'Activate Related Posts' } )
			.press( 'Enter' );
		await expect( inside.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expect( inside.getByRole( 'listitem' ).first() ).toContainText(
			/rye|bread/i
		);
		await expect( inside ).toBeFocused();
		await inside.locator( '[data-type="core/heading"]' ).click();
		await page.keyboard.type( 'Read on' );
		await editor.selectBlocks( inside );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
		await sidebar.getByLabel( 'Display thumbnails' ).check();
		await sidebar.getByLabel( 'Display author' ).check();
		await sidebar.getByLabel( /^Display context/ ).check();
		await sidebar
			.getByRole( 'spinbutton', { name: 'Number of posts' } )
			.fill( '5' );
		await expect( inside.getByRole( 'listitem' ) ).toHaveCount( 5 );
		await expectAccessible( [ CANVAS, '.jp-related-posts-i2__list' ] );
		await page.screenshot( screens( 'edit' ) );

		await sidebar
			.getByRole( 'button', { name: 'Posts for this post' } )
			.click();
		await sidebar.getByLabel( 'Posts always shown' ).fill( 'week' );
		await sidebar
			.getByRole( 'option', { name: 'Bread for a week' } )
			.click();
		await sidebar.getByLabel( 'Posts never shown' ).fill( 'rolls' );
		await sidebar.getByRole( 'option', { name: 'Rye rolls' } ).click();
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( screens( 'choice' ) );
		await sidebar
			.getByRole( 'button', { name: 'Posts for this post' } )
			.click();
		await sidebar
			.getByRole( 'button', { name: 'Related posts of this site' } )
			.click();
		await expect(
			sidebar.getByLabel( 'Posts', { exact: true } )
		).toBeChecked();
		await sidebar
			.getByRole( 'button', { name: 'Deactivate Related Posts' } )
			.scrollIntoViewIfNeeded();
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( screens( 'site' ) );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const nav = page.getByRole( 'navigation', { name: 'Read on' } );
		const items = nav.getByRole( 'listitem' );
		await expect( items ).toHaveCount( 5 );
		await expect( items.first() ).toContainText( 'Bread for a week' );
		await expect( nav ).not.toContainText( 'Rye rolls' );
		await expect( nav.locator( 'img' ) ).toHaveCount( 5 );
		await expectAccessible( FRONT );
		await nav.scrollIntoViewIfNeeded();
		await page.screenshot( screens( 'page' ) );
		const tops = await items.evaluateAll( ( all ) =>
			all.map( ( item ) =>
				Math.round( item.getBoundingClientRect().top )
			)
		);
		expect(
			new Set( tops.slice( 0, 2 ) ).size,
			'Two in the first row.'
		).toBe( 1 );
		expect( new Set( tops.slice( 2 ) ).size, 'Three in the second.' ).toBe(
			1
		);
		expect( tops[ 2 ] ).toBeGreaterThan( tops[ 0 ] ?? 0 );
		await items.first().getByRole( 'link' ).first().click();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Bread for a week' );
	} );

	test( 'stands in one column on narrow screens, and from right to left', async ( {
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		await setActive( requestUtils, true );
		const attributes = {
			displayThumbnails: true,
			displayContext: true,
			postsToShow: 4,
		};
		const grid = await publish(
			requestUtils,
			'Rye',
			paragraph + block( attributes )
		);
		const list = await publish(
			requestUtils,
			'Bread',
			paragraph + block( { ...attributes, postLayout: 'list' } )
		);
		await setLanguage( requestUtils, 'ar' );
		try {
			await page.goto( `/?p=${ grid.id }` );
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'dir',
				'rtl'
			);
			const items = page.locator( `${ FRONT } li` );
			const lefts = () =>
				items.evaluateAll( ( all ) =>
					all.map( ( item ) =>
						Math.round( item.getBoundingClientRect().left )
					)
				);
			const [ first = 0, second = 0 ] = await lefts();
			expect( first ).toBeGreaterThan( second );
			await page.locator( FRONT ).scrollIntoViewIfNeeded();
			await page.screenshot( screens( 'rtl' ) );
			await page.goto( `/?p=${ list.id }` );
			await page.locator( FRONT ).scrollIntoViewIfNeeded();
			await page.screenshot( screens( 'rtl-list' ) );
		} finally {
			await setLanguage( requestUtils, '' );
		}
		await page.setViewportSize( { width: 320, height: 900 } );
		for ( const { id } of [ grid, list ] ) {
			await page.goto( `/?p=${ id }` );
			const items = page.locator( `${ FRONT } li` );
			const lefts = await items.evaluateAll( ( all ) =>
				all.map( ( item ) =>
					Math.round( item.getBoundingClientRect().left )
				)
			);
			expect( new Set( lefts ).size ).toBe( 1 );
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			);
			expect( overflow ).toBeLessThanOrEqual( 0 );
			await expectAccessible( FRONT );
			await page.locator( FRONT ).scrollIntoViewIfNeeded();
			await page.screenshot(
				screens( `320-${ id === grid.id ? 'grid' : 'list' }` )
			);
		}
	} );

	test( 'says why a preview is missing', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		await setActive( requestUtils, true );
		await admin.createNewPost( { title: 'Quantum chromodynamics' } );
		await editor.insertBlock( { name: NAME } );
		const inside = editor.canvas.locator( `[data-type="${ NAME }"]` );
		await expect(
			inside
				.getByText(
					"Preview unavailable: you haven't published enough posts with similar content."
				)
				.first()
		).toBeVisible();
		await page.screenshot( screens( 'missing' ) );
	} );

	test( 'shows posts in the site editor, where there is no post', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		await setActive( requestUtils, true );
		await requestUtils.createPost( {
			title: 'The newest bread',
			status: 'publish',
			date_gmt: new Date().toISOString(),
		} );
		await admin.visitSiteEditor( {
			postId: 'twentytwentyfive//single',
			postType: 'wp_template',
			canvas: 'edit',
		} );
		await editor.insertBlock( { name: NAME } );
		const inside = editor.canvas.locator( `[data-type="${ NAME }"]` );
		await expect( inside.getByRole( 'listitem' ).first() ).toContainText(
			/rye|bread/i
		);
		await page.screenshot( screens( 'site-editor' ) );
	} );

	test( 'shows nothing and loads nothing where there is nothing related', async ( {
		page,
		requestUtils,
	} ) => {
		await setActive( requestUtils, false );
		const { id } = await publish(
			requestUtils,
			'Rye off',
			paragraph + block()
		);
		await page.goto( `/?p=${ id }` );
		await expect(
			page.getByText( 'Sourdough, rye and a hot oven.' )
		).toBeVisible();
		await expect( page.locator( FRONT ) ).toHaveCount( 0 );
		await expect(
			page.locator( 'script[src*="related-posts"]' )
		).toHaveCount( 0 );
	} );
} );
