import { expect } from '@playwright/test';
import { newStranger } from '../../signed-out';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export const field = ( type: string, attributes: object ) =>
	`<!-- wp:jetpack/field-${ type } ${ JSON.stringify( attributes ) } /-->`;

export const form = ( inner: string ) =>
	`<!-- wp:jetpack/contact-form -->\n<div class="wp-block-jetpack-contact-form">${ inner }</div>\n<!-- /wp:jetpack/contact-form -->`;

export const CONTAINER = '.jetpack-contact-form-container';

export const PHOTO = {
	name: 'photo.png',
	mimeType: 'image/png',
	buffer: Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64'
	),
};

interface Response {
	id: number;
	status: string;
	fields: {
		label: string;
		display: string;
		files: { url: string; name: string }[];
	}[];
}

/** What is in the inbox, suspected spam too. */
export const responses = ( requestUtils: RequestUtils ) =>
	requestUtils.rest< Response[] >( {
		path: '/wp/v2/feedback',
		params: { status: 'publish,spam', orderby: 'id', per_page: 100 },
	} );

/** Publishes a page and gives its address. */
export const publish = async (
	requestUtils: RequestUtils,
	content: string,
	title = 'Contact'
) =>
	(
		await requestUtils.rest< { link: string } >( {
			method: 'POST',
			path: '/wp/v2/pages',
			data: { title, status: 'publish', content },
		} )
	).link;

/** A page as a visitor gets it. */
export async function visit(
	browser: Browser,
	url: string,
	options: BrowserContextOptions = {}
): Promise< Page > {
	const context = await newStranger( browser, options );
	const page = await context.newPage();
	await page.goto( url );
	return page;
}

export const submit = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Submit' } ).click();

/** The texts of the list of errors. */
export const errors = ( page: Page ) =>
	page.getByRole( 'alert' ).getByRole( 'listitem' );

export const thanks = ( page: Page ) =>
	page.getByRole( 'heading', { name: 'Thank you' } );

/**
 * Sends a form without a script. Who is quicker than people are, as a test is, is asked to send it once more: by then time has passed.
 *
 * @param page The page.
 * @param send Presses its button.
 */
export async function sendPatiently( page: Page, send: () => Promise< void > ) {
	await expect( async () => {
		if ( ! ( await thanks( page ).isVisible() ) ) {
			await send();
		}
		await expect( thanks( page ) ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
}
