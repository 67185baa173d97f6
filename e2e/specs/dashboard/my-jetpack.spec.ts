import { expect, OFFLINE, overflow, test } from '../../fixtures';
import { goToSection, MY_JETPACK, sectionLink } from '../../my-jetpack';
import type { Page } from '@playwright/test';

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name } );
/** Leaves the page, and says no where the browser asks; gives what it asked. */
async function tryToLeave( page: Page ): Promise< string > {
	const asked = new Promise< string >( ( resolve ) =>
		page.once( 'dialog', ( dialog ) => {
			resolve( dialog.type() );
			void dialog.dismiss();
		} )
	);
	await page.evaluate( () => window.location.assign( 'index.php' ) );
	return asked;
}

test( 'My Jetpack says how the site stands, leads to its sections and keeps what is typed in them', async ( {
	admin,
	page,
	context,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	const main = page.locator( MY_JETPACK );
	await test.step( 'the overview', async () => {
		await expect(
			main.getByRole( 'heading', { name: 'Home' } )
		).toBeVisible();
		await expect( main ).toContainText(
			/First steps|Needs attention|Nothing new/
		);
		await expect( main ).not.toContainText( 'works on its own' );
		expect( await page.content() ).not.toContain( 'sk-e2e-secret-key' );
		await expectAccessible( MY_JETPACK );
	} );

	await test.step( 'in a small window', async () => {
		await page.setViewportSize( { width: 320, height: 800 } );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await sectionLink( page, 'Privacy' ).click();
		await expect( heading( page, 'Privacy' ) ).toBeFocused();
		await expect( sectionLink( page, 'Privacy' ) ).toBeHidden();
		await main.getByRole( 'link', { name: 'Back' } ).press( 'Enter' );
		await expect( sectionLink( page, 'Home' ) ).toBeFocused();
		await goToSection( page, 'AI' );
		await expect( page.getByLabel( 'Address' ) ).toHaveAttribute(
			'readonly',
			''
		);
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await page.setViewportSize( { width: 1280, height: 900 } );
	} );

	await test.step( 'sections have addresses, and keep what is typed', async () => {
		await page.reload();
		await expect( heading( page, 'AI server' ) ).toBeFocused();
		await main
			.getByRole( 'link', { name: 'House style' } )
			.press( 'Enter' );
		await expect( heading( page, 'House style' ) ).toBeFocused();
		await page.getByLabel( 'Guidelines' ).fill( 'Be kind.' );
		await page.goBack();
		await expect( heading( page, 'AI server' ) ).toBeFocused();
		await expect( heading( page, 'House style' ) ).toBeHidden();
		await page.goForward();
		await expect( page.getByLabel( 'Guidelines' ) ).toHaveValue(
			'Be kind.'
		);
		expect( await tryToLeave( page ) ).toBe( 'beforeunload' );
		await expect( page ).toHaveURL( /my-jetpack/ );
		await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	} );

	await test.step( 'a section that cannot be read for want of a network says so, and can be read when it is back', async () => {
		const forms = page.locator( '[data-section="forms"]' );
		await context.setOffline( true );
		await goToSection( page, 'Features', 'Forms' );
		await expect( forms ).toContainText( /offline|network|connection/i );
		await context.setOffline( false );
		await forms.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			page.getByLabel( 'Days to keep responses' )
		).toBeVisible();
		await expectAccessible( MY_JETPACK );
		expectConsoleErrors( OFFLINE );
	} );
} );
