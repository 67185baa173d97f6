import { APP, startInstagramFake } from '../../fakes/instagram.mjs';
import { expect, expectNothingWrong, overflow, test } from '../../fixtures';
import {
	answer,
	BLOCK,
	disconnectAll,
	setApp,
	setFake,
} from '../../photo-feed';
import { SIGNED_OUT } from '../../signed-out';
import type { Page } from '@playwright/test';

const PICTURE = `${ BLOCK }__grid-post img`;

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
	expect( await overflow( page ) ).toBe( 0 );
}

/** Hosts that a page asks from now on, without that of the picture of who is logged in. */
function hostsOf( page: Page ): Set< string > {
	const hosts = new Set< string >();
	page.on( 'request', ( request ) => {
		const { protocol, host } = new URL( request.url() );
		if ( protocol.startsWith( 'http' ) && ! /gravatar/.test( host ) ) {
			hosts.add( host );
		}
	} );
	return hosts;
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

	test( 'is refused, then connected in a window, shown from the own site, and disconnected', async ( {
		admin,
		context,
		editor,
		page,
		playwright,
		baseURL,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		test.slow();
		await admin.createNewPost( { title: 'A feed' } );
		await editor.insertBlock( { name: 'jetpack/instagram-gallery' } );
		const block = editor.canvas.locator( BLOCK );
		const connect = block.getByRole( 'button', {
			name: 'Connect to Instagram',
		} );
		await expect( connect ).toBeVisible();
		await expectAccessible( [ '[name="editor-canvas"]', BLOCK ] );

		await test.step( 'refused', async () => {
			const popup = await answer( page, 'Cancel' );
			const said = popup.getByRole( 'status' );
			await expect( said ).toContainText( 'Nothing was connected.' );
			await expect(
				block.getByText( 'Access to the account was denied.' )
			).toBeVisible();
			// The address of the window is good once.
			await popup.reload();
			await expect( said ).toContainText( 'was not started here' );
			await popup.close();
			// Nor is it for who is not logged in.
			const stranger = await playwright.request.newContext( {
				baseURL,
				storageState: SIGNED_OUT,
			} );
			const refused = await stranger.get(
				'/wp-admin/admin-post.php?action=slipstream_instagram&code=a&state=b'
			);
			expect( refused.status() ).toBe( 401 );
			await stranger.dispose();
		} );

		await answer( page, 'Allow' );
		await expect( block.locator( 'img' ) ).toHaveCount( 9 );
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'tab', { name: 'Block' } ).click();
		const disconnect = page.getByRole( 'button', {
			name: 'Disconnect account',
		} );
		await expect( disconnect ).toBeVisible();
		await expectAccessible( '.block-editor-block-inspector' );
		const post = await editor.publishPost();

		// Another window, so that the editor stays open.
		const seen = await context.newPage();
		await test.step( 'the page', async () => {
			const asked = fake.instagram.asked.length;
			const hosts = hostsOf( seen );
			await seen.goto( `/?p=${ post }` );
			await look( seen );
			await seen.setViewportSize( { width: 360, height: 800 } );
			await setLanguage( 'ar' );
			await seen.reload();
			await look( seen );
			await setLanguage( '' );
			// Neither the visitor nor the page has asked Instagram.
			expect( [ ...hosts ] ).toEqual( [ new URL( seen.url() ).host ] );
			expect( fake.instagram.asked ).toHaveLength( asked );
			await expectNothingWrong( seen, BLOCK );
		} );

		const file = await seen
			.locator( PICTURE )
			.first()
			.getAttribute( 'src' );
		const statusOfFile = async () =>
			( await page.request.get( file ?? '' ) ).status();
		expect( await statusOfFile() ).toBe( 200 );
		await page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Close panel' } )
			.click();
		await disconnect.click();
		await page
			.getByRole( 'button', { name: 'Disconnect', exact: true } )
			.click();
		await expect( connect ).toBeVisible();
		expect( await statusOfFile() ).toBe( 404 );
		// The post was not saved: its pictures are gone, and what stays is the link.
		await seen.reload();
		await expect(
			seen.getByRole( 'link', {
				name: 'https://www.instagram.com/harbour.walks/',
			} )
		).toBeVisible();
		await test.step( 'the address that the app needs', async () => {
			await seen.goto(
				'/wp-admin/admin.php?page=my-jetpack#/photo-feed'
			);
			await expect( seen.getByLabel( 'Redirect address' ) ).toHaveValue(
				/admin-post\.php\?action=slipstream_instagram$/
			);
			await expectNothingWrong( seen, '[data-section="photo-feed"]' );
		} );
		await seen.close();
		expect(
			await requestUtils.rest( {
				path: '/wpcom/v2/instagram-gallery/connections',
			} )
		).toEqual( [] );
	} );
} );
