import { expect, overflow, test } from '../../fixtures';

test.describe( 'My Jetpack', () => {
	test( 'says whether it is connected, who answers and what was used', async ( {
		admin,
		page,
		expectAccessible,
	} ) => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		const main = page.locator( '#slipstream-screen-my-jetpack' );
		await expect( main ).toContainText( 'is its own provider' );
		await expect( main ).toContainText( 'fake-model' );
		await expect( main ).toContainText( /AI requests? this month/ );
		await expectAccessible( '#slipstream-screen-my-jetpack' );
		await page.screenshot( {
			path: 'artifacts/screens/my-jetpack.png',
			fullPage: true,
		} );
		expect( await page.content() ).not.toContain( 'sk-e2e-secret-key' );
	} );

	test( 'fixed settings cannot be edited', async ( { admin, page } ) => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/add-jetpack-ai'
		);
		await expect( page.getByLabel( 'Address' ) ).toHaveAttribute(
			'readonly',
			''
		);
	} );

	test( 'the address leads to the section that it names, and so does the list', async ( {
		admin,
		page,
	} ) => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/add-jetpack-ai'
		);
		await expect(
			page.getByRole( 'heading', { name: 'AI server' } )
		).toBeFocused();
		const list = page.getByRole( 'navigation', { name: 'Sections' } );
		await list
			.getByRole( 'link', { name: 'House style' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { name: 'House style' } )
		).toBeFocused();
		await page.getByLabel( 'Guidelines' ).fill( 'Be kind.' );
		await page.goBack();
		await expect(
			page.getByRole( 'heading', { name: 'AI server' } )
		).toBeFocused();
		await expect(
			page.getByRole( 'heading', { name: 'House style' } )
		).toBeHidden();
		// What is typed in a section stays in it.
		await page.goForward();
		await expect( page.getByLabel( 'Guidelines' ) ).toHaveValue(
			'Be kind.'
		);
		await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	} );

	test( 'fits a small screen', async ( { admin, page } ) => {
		await page.setViewportSize( { width: 320, height: 800 } );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		await expect(
			page.getByRole( 'heading', { name: 'AI server' } )
		).toBeVisible();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await page.screenshot( {
			path: 'artifacts/screens/my-jetpack-320.png',
		} );
		await page.getByRole( 'link', { name: 'House style' } ).click();
		await expect( page.getByLabel( 'Guidelines' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'House style' } )
		).toBeInViewport();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	} );
} );
