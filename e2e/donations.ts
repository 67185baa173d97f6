import { expect } from './fixtures';
import { newStranger, PERSON } from './signed-out';
import { payWith } from './stripe';
import type { Browser, Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

export const FORM = '.wp-block-jetpack-donations';

/** A card that pays. */
export const GOOD = '4242424242424242';

/** Sends a donations form. A person who is told that this was too quick waits, and sends it again. */
export async function submit( page: Page, name: string ): Promise< void > {
	const form = page.locator( FORM );
	await expect( async () => {
		await form.getByRole( 'button', { name, exact: true } ).click();
		await expect( page.getByLabel( 'Card number' ) ).toBeVisible( {
			timeout: 1000,
		} );
	} ).toPass();
}

/** Publishes a post with a donations form, and gives its address. The form is selected in the editor. */
export async function publishForm(
	{ admin, editor, page }: { admin: Admin; editor: Editor; page: Page },
	title: string
): Promise< string > {
	await admin.createNewPost( { title } );
	await editor.insertBlock( { name: 'jetpack/donations' } );
	await expect(
		editor.canvas.getByText( 'Make a one-time donation' )
	).toBeVisible();
	await editor.publishPost();
	return page.evaluate( () =>
		String(
			window.wp.data
				.select( 'core/editor' )
				.getEditedPostAttribute( 'link' )
		)
	);
}

/** Has a visitor give 15 dollars once, and 5 dollars each month. */
export async function giveTwice(
	browser: Browser,
	baseURL: string | undefined,
	link: string
): Promise< void > {
	const context = await newStranger( browser, {
		baseURL,
		userAgent: PERSON,
	} );
	const visitor = await context.newPage();
	const form = visitor.locator( FORM );
	const pay = async ( button: string ) => {
		await submit( visitor, button );
		await payWith( visitor, GOOD );
		await expect(
			visitor.getByText( /^Thank you! Your payment of/ )
		).toBeVisible();
	};
	await visitor.goto( link );
	await form.getByText( '$15.00' ).first().click();
	await pay( 'Donate' );
	await visitor.goto( link );
	await form.getByText( 'Monthly', { exact: true } ).click();
	await form.locator( '.is-monthly' ).getByText( '$5.00' ).first().click();
	await pay( 'Donate monthly' );
	await context.close();
}
