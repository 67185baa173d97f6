import { block as savedBlock } from './embeds';
import { setSettings } from './site-settings';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

export const BLOCK = '.wp-block-jetpack-instagram-gallery';

/** Gives the site an app of Instagram; '' takes it away. */
export const setApp = ( utils: RequestUtils, id: string, secret: string ) =>
	setSettings( utils, {
		slipstream_instagram_app_id: id,
		slipstream_instagram_app_secret: secret,
	} );

/** Says where Instagram is. */
export const setFake = ( utils: RequestUtils, url: string ) =>
	utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_instagram: url },
	} );

/** Ends what a test that failed may have left. */
export async function disconnectAll( utils: RequestUtils ) {
	for ( const { token } of await utils.rest< { token: string }[] >( {
		path: '/wpcom/v2/instagram-gallery/connections',
	} ) ) {
		await utils.rest( {
			method: 'DELETE',
			path: `/slipstream/v1/instagram/connections/${ token }`,
		} );
	}
}

/** Goes to the window of the stand-in and answers there. */
export async function answer( page: Page, name: 'Allow' | 'Cancel' ) {
	const opening = page.waitForEvent( 'popup' );
	const block = page
		.frameLocator( '[name="editor-canvas"]' )
		.locator( BLOCK );
	await block.getByRole( 'button', { name: 'Connect to Instagram' } ).click();
	const popup = await opening;
	await popup.getByRole( 'link', { name } ).click();
	return popup;
}

/** Connects the stand-in's account, and gives the number of its connection. */
export async function connect( page: Page, utils: RequestUtils ) {
	await page.goto(
		await utils.rest< string >( {
			path: '/wpcom/v2/instagram-gallery/connect-url',
		} )
	);
	await page.getByRole( 'link', { name: 'Allow' } ).click();
	await page.getByRole( 'status' ).waitFor();
	const [ connection ] = await utils.rest< { token: string }[] >( {
		path: '/wpcom/v2/instagram-gallery/connections',
	} );
	const token = connection?.token ?? '';
	// As the editor does, which fetches the pictures.
	await utils.rest( {
		path: `/wpcom/v2/instagram-gallery/gallery?access_token=${ token }&count=9`,
	} );
	return token;
}

/** A block that shows a connection's pictures, as it is saved. */
export const feed = ( token: string ) => {
	const url = 'https://www.instagram.com/harbour.walks/';
	return savedBlock(
		'instagram-gallery',
		{ accessToken: token, instagramUser: 'harbour.walks' },
		`<div class="wp-block-jetpack-instagram-gallery"><a href="${ url }" rel="noopener noreferrer" target="_blank">${ url }</a></div>`
	);
};
