import { expect, test } from '../../fixtures';
import { fillBlog, FRONT, NAME, screens, setActive } from '../../related';

const CANVAS = 'iframe[name="editor-canvas"]';

test.describe( 'Related posts block', () => {
	test.beforeAll( ( { requestUtils } ) => fillBlog( requestUtils ) );
	test.afterAll( ( { requestUtils } ) => setActive( requestUtils, false ) );

	test( 'is activated, previewed, published and read', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		await setActive( requestUtils, false );
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
			.getByRole( 'button', { name: 'Pinned and hidden posts' } )
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
			.getByRole( 'button', { name: 'Pinned and hidden posts' } )
			.click();
		await sidebar
			.getByRole( 'button', { name: 'Settings for the whole site' } )
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
			inside.getByText( 'Save the draft to see a preview.' )
		).toBeVisible();
		await editor.saveDraft();
		await expect(
			inside.getByText(
				"Preview unavailable: you haven't published enough posts with similar content."
			)
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
		// What is inserted before the template has come goes when it comes.
		await expect(
			editor.canvas.locator( '[data-type="core/post-title"]' ).first()
		).toBeVisible();
		await editor.insertBlock( { name: NAME } );
		const inside = editor.canvas.locator( `[data-type="${ NAME }"]` );
		await expect( inside.getByRole( 'listitem' ).first() ).toContainText(
			/rye|bread/i
		);
		await page.screenshot( screens( 'site-editor' ) );
	} );
} );
