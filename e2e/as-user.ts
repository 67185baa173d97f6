import { expect } from '@wordpress/e2e-test-utils-playwright';
import type { Browser, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/**
 * Does something in a browser of its own, as a new user of a role who is gone afterwards.
 *
 * @param browser The browser.
 * @param utils   The administrator's requests.
 * @param role    The role, which is the user's name too.
 * @param act     What is done.
 */
export async function asUser(
	browser: Browser,
	utils: RequestUtils,
	role: string,
	act: ( page: Page ) => Promise< void >
): Promise< void > {
	const name = `an-${ role }`;
	const remove = ( user: number ) =>
		utils.rest( {
			method: 'DELETE',
			path: `/wp/v2/users/${ user }`,
			params: { force: true, reassign: false },
		} );
	// A test that failed may have left somebody behind.
	for ( const left of await utils.rest< { id: number }[] >( {
		path: '/wp/v2/users',
		params: { roles: role, context: 'edit' },
	} ) ) {
		await remove( left.id );
	}
	const { id } = await utils.createUser( {
		username: name,
		email: `${ name }@example.org`,
		password: 'password',
		roles: [ role ],
	} );
	const context = await browser.newContext( {
		storageState: { cookies: [], origins: [] },
	} );
	const page = await context.newPage();
	await page.goto( '/wp-login.php' );
	await page.getByLabel( 'Username' ).fill( name );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page.locator( '#adminmenu' ) ).toBeVisible();
	await act( page );
	await context.close();
	await remove( id );
}
