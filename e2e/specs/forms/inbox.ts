import { expect } from '../../fixtures';
import { PHOTO } from './pages';
import { clear, publishForm, send } from './responses';
import type { Admin, RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

export const SCREEN = '#slipstream-screen-forms';
const PEOPLE = [
	{
		name: 'Ann Lee',
		email: 'ann@example.org',
		website: 'example.org',
		phone: '+44 20 7946 0000',
		message: 'Do you repair bicycles?\nMine has a flat tyre.',
		stars: '4',
	},
	{ name: 'Bo Larsen', email: 'bo@example.org', message: '=Größe("M")' },
	{
		name: 'Cy',
		email: 'cy@example.org',
		message:
			'A question about opening hours on public holidays, and whether the workshop can be reached by tram from the main station.',
	},
];

export const open = ( admin: Admin, hash = '' ) =>
	admin.visitAdminPage( 'admin.php', `page=slipstream-forms${ hash }` );
export const row = ( page: Page, name: string ) =>
	page
		.locator( `${ SCREEN } tbody tr` )
		.filter( { has: page.getByText( name, { exact: true } ) } );
export const names = ( page: Page ) =>
	page.locator( `${ SCREEN } tbody tr a bdi` );
/** What floats over the page; what it said before may still be on its way out. */
export const expectSaid = ( page: Page, text: string ) =>
	expect(
		page.locator( '.components-snackbar' ).filter( { hasText: text } )
	).toBeVisible();

/** Empties the inbox and sends three responses from one page: Ann's, Bo's, and Cy's, the newest. */
export async function fill( requestUtils: RequestUtils ) {
	await clear( requestUtils );
	const form = await publishForm( requestUtils, 'Contact & more' );
	const ids = await send( requestUtils, form, PEOPLE, PHOTO );
	return { ids, source: form.id };
}
