import { expect, overflow, test } from '../../fixtures';
import { fillBlog, FRONT, NAME, setActive } from '../../related';
import type { Locator, Page } from '@playwright/test';
import type { EditorTools } from '../../fixtures';

const CANVAS = 'iframe[name="editor-canvas"]';

const sidebarOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Editor settings' } );

/** Switches the feature on where the block stands: the focus stays there. */
async function activate( { expectAccessible }: EditorTools, block: Locator ) {
	await expect(
		block.getByText(
			"You'll need to activate the Related Posts feature to use this block."
		)
	).toBeVisible();
	await expectAccessible( [ CANVAS, `[data-type="${ NAME }"]` ] );
	await block
		.getByRole( 'button', { name: 'Activate Related Posts' } )
		.press( 'Enter' );
	await expect( block.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( block.getByRole( 'listitem' ).first() ).toContainText(
		/rye|bread/i
	);
	await expect( block ).toBeFocused();
}

/** Gives it a headline, and all details of five posts. */
async function arrange(
	{ editor, page, expectAccessible }: EditorTools,
	block: Locator
) {
	await block.locator( '[data-type="core/heading"]' ).click();
	await page.keyboard.type( 'Read on' );
	await editor.selectBlocks( block );
	await editor.openDocumentSettingsSidebar();
	const sidebar = sidebarOf( page );
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	await sidebar.getByLabel( 'Display thumbnails' ).check();
	await sidebar.getByLabel( 'Display author' ).check();
	await sidebar.getByLabel( /^Display context/ ).check();
	await sidebar
		.getByRole( 'spinbutton', { name: 'Number of posts' } )
		.fill( '5' );
	await expect( block.getByRole( 'listitem' ) ).toHaveCount( 5 );
	await expectAccessible( [ CANVAS, '.jp-related-posts-i2__list' ] );
}

/** Chooses what is always and never shown, and looks at the settings of the site. */
async function choose( { page, expectAccessible }: EditorTools ) {
	const sidebar = sidebarOf( page );
	await sidebar
		.getByRole( 'button', { name: 'Pinned and hidden posts' } )
		.click();
	await sidebar.getByLabel( 'Always show these posts' ).fill( 'week' );
	await sidebar.getByRole( 'option', { name: 'Bread for a week' } ).click();
	await sidebar.getByLabel( 'Never show these posts' ).fill( 'rolls' );
	await sidebar.getByRole( 'option', { name: 'Rye rolls' } ).click();
	await sidebar
		.getByRole( 'button', { name: 'Settings for the whole site' } )
		.click();
	await expect(
		sidebar.getByLabel( 'Posts', { exact: true } )
	).toBeChecked();
	await expectAccessible( '.block-editor-block-inspector' );
}

/** Reads them on the page: two above three, mirrored with the text, and below each other on a phone. */
async function read( { page, expectAccessible }: EditorTools ) {
	const nav = page.getByRole( 'navigation', { name: 'Read on' } );
	const items = nav.getByRole( 'listitem' );
	await expect( items ).toHaveCount( 5 );
	await expect( items.first() ).toContainText( 'Bread for a week' );
	await expect( nav ).not.toContainText( 'Rye rolls' );
	await expect( nav.locator( 'img' ) ).toHaveCount( 5 );
	await expectAccessible( FRONT );
	const sides = ( side: 'top' | 'left' ) =>
		items.evaluateAll(
			( all, name ) =>
				all.map( ( item ) =>
					Math.round( item.getBoundingClientRect()[ name ] )
				),
			side
		);
	const tops = await sides( 'top' );
	expect( new Set( tops.slice( 0, 2 ) ).size, 'Two in the first row.' ).toBe(
		1
	);
	expect( new Set( tops.slice( 2 ) ).size, 'Three in the second.' ).toBe( 1 );
	expect( tops[ 2 ] ).toBeGreaterThan( tops[ 0 ] ?? 0 );
	const isMirrored = async () => {
		const [ first = 0, second = 0 ] = await sides( 'left' );
		return first > second;
	};
	expect( await isMirrored() ).toBe( false );
	await page.evaluate( () => ( document.dir = 'rtl' ) );
	expect( await isMirrored() ).toBe( true );
	await page.setViewportSize( { width: 320, height: 900 } );
	expect( new Set( await sides( 'left' ) ).size ).toBe( 1 );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
}

test.describe( 'Related posts block', () => {
	test.beforeAll( async ( { requestUtils } ) => {
		await fillBlog( requestUtils );
		await setActive( requestUtils, false );
	} );
	test.afterAll( ( { requestUtils } ) => setActive( requestUtils, false ) );

	test( 'is activated, previewed, published and read', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		test.slow();
		const tools = { editor, page, expectAccessible };
		await admin.createNewPost( { title: 'Rye bread again' } );
		await editor.insertBlock( {
			name: 'core/paragraph',
			attributes: { content: 'Sourdough and rye.' },
		} );
		await editor.saveDraft();
		await editor.insertBlock( { name: NAME } );
		const block = editor.canvas.locator( `[data-type="${ NAME }"]` );
		await test.step( 'switched on', () => activate( tools, block ) );
		await test.step( 'arranged', () => arrange( tools, block ) );
		await test.step( 'chosen', () => choose( tools ) );
		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		await test.step( 'read', () => read( tools ) );
	} );
} );
