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
		expect( await page.content() ).not.toContain( 'sk-e2e-secret-key' );
	} );

	test( 'fixed settings cannot be edited', async ( { admin, page } ) => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		await expect( page.getByLabel( 'Address' ) ).toHaveAttribute(
			'readonly',
			''
		);
	} );

	test( 'the address leads to the card that it names', async ( {
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
	} );

	test( 'fits a small screen', async ( { admin, page } ) => {
		await page.setViewportSize( { width: 320, height: 800 } );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
		await expect(
			page.getByRole( 'heading', { name: 'AI server' } )
		).toBeVisible();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	} );
} );
