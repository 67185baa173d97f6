import { status } from '../../console-errors';
import { expect, overflow, test } from '../../fixtures';

const SCREEN = '#slipstream-screen-my-jetpack';
const BLOCK = 'jetpack/rating-star';

test.describe( 'modules and blocks', () => {
	test.afterEach( async ( { requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/slipstream/v1/blocks/active',
			data: {
				blocks: [ BLOCK, 'jetpack/markdown', 'jetpack/repeat-visitor' ],
				active: true,
			},
		} );
	} );

	test( 'a block that is off is gone from the inserter, and pages go on showing it', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		const { link } = await requestUtils.createPost( {
			title: 'A good place',
			content: `<!-- wp:${ BLOCK } {"rating":4} --><!-- /wp:${ BLOCK } -->`,
			status: 'publish',
			date_gmt: '2026-01-01T00:00:00',
		} );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/modules' );
		await page.getByRole( 'searchbox' ).fill( 'star' );
		const toggle = page.getByRole( 'checkbox', {
			name: 'Star Rating block',
			exact: true,
		} );
		await expect( toggle ).toBeChecked();
		await expect( page ).toHaveURL( /search=star/ );
		await expectAccessible( SCREEN );
		await toggle.press( 'Space' );
		await expect( toggle ).not.toBeChecked();
		await expect(
			page.getByText( '“Star Rating” is off.' ).last()
		).toBeVisible();
		await page.reload();
		await expect( toggle ).not.toBeChecked();
		await admin.createNewPost();
		expect(
			await page.evaluate( () =>
				window.wp.blocks.getBlockTypes().map( ( { name } ) => name )
			)
		).not.toContain( BLOCK );
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.waitFor();
		await page.goto( link );
		await expect(
			page.locator( '.wp-block-jetpack-rating-star' )
		).toBeVisible();
	} );

	test( 'several are switched at once, by keyboard', async ( {
		admin,
		page,
	} ) => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/modules?kind=block'
		);
		for ( const name of [
			'Select Markdown block',
			'Select Repeat Visitor block',
		] ) {
			await page.getByRole( 'checkbox', { name } ).press( 'Space' );
		}
		await page
			.getByRole( 'button', { name: 'Switch off' } )
			.press( 'Enter' );
		const markdown = page.getByRole( 'checkbox', {
			name: 'Markdown block',
			exact: true,
		} );
		await expect( markdown ).not.toBeChecked();
		await page.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
		await expect( markdown ).toBeChecked();
	} );

	test( 'a switch goes back where the server fails, and says so', async ( {
		admin,
		page,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( status( 503 ) );
		await page.route( /blocks(%2F|\/)active/, ( route ) =>
			route.fulfill( {
				status: 503,
				json: { code: 'x', message: 'The database did not answer.' },
			} )
		);
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/modules' );
		const toggle = page.getByRole( 'checkbox', {
			name: 'Markdown block',
			exact: true,
		} );
		await toggle.press( 'Space' );
		await expect(
			page.getByText( /The database did not answer/ ).last()
		).toBeVisible();
		await expect( toggle ).toBeChecked();
	} );

	test( 'fits a small screen, and reads from right to left', async ( {
		admin,
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/modules' );
		await page.getByRole( 'table' ).waitFor();
		await page.screenshot( {
			path: 'artifacts/screens/modules.png',
			fullPage: true,
		} );
		await page.setViewportSize( { width: 320, height: 800 } );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await expectAccessible( SCREEN );
		await page.screenshot( { path: 'artifacts/screens/modules-320.png' } );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/products' );
		await page.getByRole( 'link', { name: 'Manage AI' } ).waitFor();
		await expectAccessible( SCREEN );
		await page.screenshot( {
			path: 'artifacts/screens/products.png',
			fullPage: true,
		} );
		await page.setViewportSize( { width: 320, height: 800 } );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await page.screenshot( {
			path: 'artifacts/screens/products-320.png',
			fullPage: true,
		} );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await setLanguage( 'ar' );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/modules' );
		// From one section to another the page stays.
		await page.reload();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await page.getByRole( 'table' ).waitFor();
		await page.screenshot( { path: 'artifacts/screens/modules-rtl.png' } );
	} );
} );
