import { expect, test } from '../../fixtures';

test.describe( 'Button block', () => {
	test( 'is written, coloured and shown on the page', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'A button' } );
		await editor.setContent(
			'<!-- wp:jetpack/button {"element":"a","url":"https://example.test/","align":"center"} /-->'
		);
		const block = editor.canvas.locator( '[data-type="jetpack/button"]' );
		await block.getByRole( 'textbox', { name: 'Button text' } ).click();
		await page.keyboard.type( 'Book a table' );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
		const radius = sidebar.getByRole( 'spinbutton', {
			name: 'Border radius',
		} );
		await radius.fill( '20' );
		await sidebar.getByRole( 'spinbutton', { name: 'Width' } ).fill( '50' );
		await page.keyboard.press( 'Tab' );
		await expectAccessible(
			[ 'iframe[name="editor-canvas"]', '[data-type="jetpack/button"]' ],
			'.block-editor-block-inspector'
		);
		await page.screenshot( { path: 'artifacts/screens/button-edit.png' } );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const link = page
			.locator( '.wp-block-jetpack-button' )
			.getByRole( 'button', { name: 'Book a table' } );
		await expect( link ).toHaveAttribute( 'href', 'https://example.test/' );
		await expect( link ).toHaveCSS( 'border-radius', '20px' );
		await expectAccessible( '.wp-block-jetpack-button' );
		await page.screenshot( { path: 'artifacts/screens/button-page.png' } );
	} );
} );
