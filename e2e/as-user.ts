import { expect } from '@wordpress/e2e-test-utils-playwright';
import { newStranger } from './signed-out';
import type { Browser, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/**
 * Opens the administration in a browser of its own, as somebody with the password "password".
 *
 * A request signs in: the form moves the focus to the name when it is there, in the middle of what is typed.
 *
 * @param browser The browser.
 * @param name    Who signs in.
 * @param baseURL Another site than the tests' own.
 */
export async function openSignedIn(
	browser: Browser,
	name: string,
	baseURL?: string
): Promise< Page > {
	const context = await newStranger( browser, baseURL ? { baseURL } : {} );
	await context.request.post( '/wp-login.php', {
		form: { log: name, pwd: 'password' },
	} );
	const page = await context.newPage();
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#adminmenu' ) ).toBeVisible();
	return page;
}

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
	const page = await openSignedIn( browser, name );
	await act( page );
	await page.context().close();
	await remove( id );
}
