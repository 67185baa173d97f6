import { APP, startInstagramFake } from '../../fakes/instagram.mjs';
import { expect, overflow, test } from '../../fixtures';
import {
	answer,
	BLOCK,
	disconnectAll,
	setApp,
	setFake,
} from '../../photo-feed';
import type { Page } from '@playwright/test';

const PICTURE = `${ BLOCK }__grid-post img`;
const shot = ( name: string ) => ( {
	path: `artifacts/screens/photo-feed-${ name }.png`,
} );

/** Pictures that have come, of those that there are. */
const drawn = ( page: Page ) =>
	page
		.locator( PICTURE )
		.evaluateAll( ( images: HTMLImageElement[] ) =>
			images.filter(
				( { complete, naturalWidth } ) => complete && naturalWidth > 0
			)
		)
		.then( ( { length } ) => length );

/** Looks at every picture, so that it is fetched. */
async function look( page: Page ) {
	for ( const picture of await page.locator( PICTURE ).all() ) {
		await picture.scrollIntoViewIfNeeded();
	}
	await expect.poll( () => drawn( page ) ).toBe( 9 );
	await page.locator( BLOCK ).first().scrollIntoViewIfNeeded();
}

test.describe( 'Photo feed block', () => {
	let fake: Awaited< ReturnType< typeof startInstagramFake > >;

	test.beforeAll( async ( { requestUtils } ) => {
		fake = await startInstagramFake();
		await setFake( requestUtils, fake.url );
		await setApp( requestUtils, APP.id, APP.secret );
	} );
	test.beforeEach( ( { requestUtils } ) => disconnectAll( requestUtils ) );
	test.afterAll( async ( { requestUtils } ) => {
		await setApp( requestUtils, '', '' );
		await setFake( requestUtils, '' );
		await fake.close();
	} );

	test( 'is connected in a window, shown from the own site, and disconnected', async ( {
		admin,
		editor,
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		test.slow();
		await admin.createNewPost( { title: 'A feed' } );
		await editor.insertBlock( { name: 'jetpack/instagram-gallery' } );
		const block = editor.canvas.locator( BLOCK );
		await expect(
			block.getByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeVisible();
		await expectAccessible( [ '[name="editor-canvas"]', BLOCK ] );
		await page.screenshot( shot( 'connect' ) );
		await answer( page, 'Allow' );
		await expect( block.locator( 'img' ) ).toHaveCount( 9 );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'tab', { name: 'Block' } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Disconnect account' } )
		).toBeVisible();
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( shot( 'editor' ) );
		const post = await editor.publishPost();

		const asked = fake.instagram.asked.length;
		const hosts = new Set< string >();
		page.on( 'request', ( request ) => {
			const { protocol, host } = new URL( request.url() );
			// The picture of who is logged in, in the bar above the page.
			if ( protocol.startsWith( 'http' ) && ! /gravatar/.test( host ) ) {
				hosts.add( host );
			}
		} );
		for ( const [ locale, width ] of [
			[ '', 1280 ],
			[ '', 360 ],
			[ 'ar', 1280 ],
			[ 'ar', 360 ],
		] as const ) {
			await setLanguage( locale );
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( `/?p=${ post }` );
			await look( page );
			expect( await overflow( page ) ).toBe( 0 );
			await page.screenshot( shot( `page-${ locale }${ width }` ) );
		}
		await expectAccessible( BLOCK );
		// Neither the visitor nor the page has asked Instagram.
		expect( [ ...hosts ] ).toEqual( [ new URL( page.url() ).host ] );
		expect( fake.instagram.asked ).toHaveLength( asked );
		await setLanguage( '' );

		const file = await page
			.locator( PICTURE )
			.first()
			.getAttribute( 'src' );
		expect( ( await page.request.get( file ?? '' ) ).status() ).toBe( 200 );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await admin.editPost( post ?? 0 );
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		await page
			.getByRole( 'button', { name: 'Disconnect account' } )
			.click();
		await page
			.getByRole( 'button', { name: 'Disconnect', exact: true } )
			.click();
		await expect(
			block.getByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeVisible();
		expect( ( await page.request.get( file ?? '' ) ).status() ).toBe( 404 );
		// The post was not saved: its pictures are gone, and what stays is the link.
		await page.goto( `/?p=${ post }` );
		await expect(
			page.getByRole( 'link', {
				name: 'https://www.instagram.com/harbour.walks/',
			} )
		).toBeVisible();
		expect(
			await requestUtils.rest( {
				path: '/wpcom/v2/instagram-gallery/connections',
			} )
		).toEqual( [] );
	} );

	test( 'says why nothing is connected', async ( {
		admin,
		browser,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'No feed' } );
		await editor.insertBlock( { name: 'jetpack/instagram-gallery' } );
		const block = editor.canvas.locator( BLOCK );
		const popup = await answer( page, 'Cancel' );
		await expect( popup.getByRole( 'status' ) ).toContainText(
			'Nothing was connected.'
		);
		await popup.setViewportSize( { width: 700, height: 700 } );
		await popup.screenshot( shot( 'window' ) );
		await expect(
			block.getByText( 'Access to the account was not given.' )
		).toBeVisible();
		// The address of the window is good once.
		await popup.reload();
		await expect( popup.getByRole( 'status' ) ).toContainText(
			'was not begun here'
		);
		await popup.close();
		// Nor is it for who is not logged in.
		const stranger = await browser.newContext( {
			storageState: { cookies: [], origins: [] },
		} );
		const refused = await stranger.request.get(
			'/wp-admin/admin-post.php?action=slipstream_instagram&code=a&state=b'
		);
		expect( refused.status() ).toBe( 401 );
		await stranger.close();

		await setApp( requestUtils, '', '' );
		await admin.createNewPost( { title: 'No app' } );
		await editor.insertBlock( { name: 'jetpack/instagram-gallery' } );
		await page.screenshot( shot( 'no-app' ) );
		const settings = await block
			.getByRole( 'link', { name: /^Set up the app/ } )
			.getAttribute( 'href' );
		await page.goto( settings ?? '' );
		await expect( page.getByLabel( 'Redirect address' ) ).toHaveValue(
			/admin-post\.php\?action=slipstream_instagram$/
		);
		await expectAccessible( '[data-section="photo-feed"]' );
		await page.screenshot( shot( 'settings' ) );
		await setApp( requestUtils, APP.id, APP.secret );
	} );
} );
