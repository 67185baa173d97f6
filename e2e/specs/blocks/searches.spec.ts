import { SAVED, standIn } from '../../embeds';
import { KEY, startGiphyFake } from '../../fakes/giphy.mjs';
import { startOpenTableFake } from '../../fakes/open-table.mjs';
import { expect, status, test } from '../../fixtures';
import { setSettings } from '../../site-settings';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const CANVAS = 'iframe[name="editor-canvas"]';

const screen = ( name: string ) => ( {
	path: `artifacts/screens/search-${ name }.png`,
	fullPage: true,
} );

/** Says where the site asks. */
const askAt = ( utils: RequestUtils, data: object ) =>
	utils.rest( { method: 'POST', path: '/wp/v2/settings', data } );

test.describe( 'What authors search for', () => {
	test.afterEach( async ( { requestUtils } ) => {
		await askAt( requestUtils, { e2e_giphy: '', e2e_opentable: '' } );
		await setSettings( requestUtils, { slipstream_giphy_api_key: '' } );
	} );

	test( 'is a GIF, as soon as the site has a key', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( status( 409, 429 ) );
		const fake = await startGiphyFake();
		await askAt( requestUtils, { e2e_giphy: fake.url } );
		await page.route( /^https:\/\/(media\.)?giphy\.com\//, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<!doctype html><html lang="en"><title>GIF</title><body style="background:#7a9">',
			} )
		);
		await admin.createNewPost( { title: 'A wave' } );
		await editor.insertBlock( { name: 'jetpack/gif' } );
		const block = editor.canvas.locator( '[data-type="jetpack/gif"]' );
		const field = block.getByRole( 'textbox', {
			name: 'Search words or a GIPHY address',
		} );
		await field.fill( 'wave' );
		await field.press( 'Enter' );
		await expect( block ).toContainText( 'needs an API key of GIPHY' );
		await expectAccessible( [ CANVAS, '[data-type="jetpack/gif"]' ] );
		await page.screenshot( screen( 'gif-no-key' ) );

		// Stored, the key is used for what was looked for.
		await block.getByLabel( 'GIPHY API key' ).fill( KEY );
		await block.getByRole( 'button', { name: 'Save key' } ).click();
		await expect( block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/wave1'
		);
		await block.getByRole( 'button', { name: 'A cat' } ).press( 'Enter' );
		await expect( block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/cat2'
		);
		await expectAccessible( [ CANVAS, '[data-type="jetpack/gif"]' ] );
		await page.screenshot( screen( 'gif' ) );
		for ( const [ words, said ] of [
			[ 'nothing', 'No GIF was found.' ],
			[ 'limit', 'has no searches left for now' ],
		] as const ) {
			await field.fill( words );
			await field.press( 'Enter' );
			await expect( block ).toContainText( said );
		}
		await page.screenshot( screen( 'gif-error' ) );
		expect( await editor.getEditedPostContent() ).toContain(
			'"giphyUrl":"https://giphy.com/embed/cat2"'
		);
		await fake.close();
	} );

	test( 'is a GIF whose page tells where it comes from below what is said of it', async ( {
		page,
		requestUtils,
	} ) => {
		await standIn( page );
		const { link } = await requestUtils.createPost( {
			title: 'A wave',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: SAVED.gif,
		} );
		await page.goto( link );
		const source = page.getByRole( 'link', { name: /on GIPHY$/ } );
		const caption = page.locator( 'figcaption', { hasText: 'A wave' } );
		const [ of, below ] = [
			await caption.boundingBox(),
			await source.boundingBox(),
		];
		expect( below!.y ).toBeGreaterThanOrEqual( of!.y + of!.height );
		await expect( source ).toHaveCSS( 'font-size', '13px' );
	} );

	test( 'is a restaurant, or several', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( status( 424 ) );
		const fake = await startOpenTableFake();
		await askAt( requestUtils, { e2e_opentable: fake.url } );
		await page.route( /^https:\/\/www\.opentable\.com\//, ( route ) =>
			route.fulfill(
				route.request().resourceType() === 'script'
					? { contentType: 'text/javascript', body: '' }
					: {
							contentType: 'text/html',
							body: '<!doctype html><html lang="en"><title>A table</title><p>A table',
						}
			)
		);
		await admin.createNewPost( { title: 'Tables' } );
		await editor.insertBlock( { name: 'jetpack/opentable' } );
		const block = editor.canvas.locator(
			'[data-type="jetpack/opentable"]'
		);
		const field = block.getByRole( 'combobox', { name: 'Restaurants' } );
		// An open list of WordPress's token field names what it owns, not what it controls.
		await field.blur();
		await expectAccessible( [ CANVAS, '[data-type="jetpack/opentable"]' ] );
		await field.fill( 'down' );
		await expect( block ).toContainText( 'OpenTable did not answer' );
		await page.screenshot( screen( 'restaurants-error' ) );
		await field.fill( 'xyzzy' );
		await expect( block ).toContainText( 'No restaurant was found' );
		await field.fill( 'soup' );
		await expect(
			block.getByRole( 'option', { name: 'Soup & Salad (#102)' } )
		).toBeVisible();
		await expect( block.getByText( 'Searching…' ) ).toBeHidden();
		await page.screenshot( screen( 'restaurants' ) );
		await field.press( 'ArrowDown' );
		await field.press( 'Enter' );
		await field.fill( 'soup' );
		await block
			.getByRole( 'option', { name: 'Soup House (#101)' } )
			.click();
		await block.getByRole( 'button', { name: 'Embed' } ).click();
		await expect( block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/rid=102%2C101&type=multi/
		);
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await expect(
			sidebar.getByText( 'Soup & Salad (#102)' ).first()
		).toBeVisible();
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( screen( 'restaurants-chosen' ) );
		expect( fake.asked ).toContain(
			'/widget/reservation/restaurants?query=soup&pageSize=20'
		);
		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		await expect(
			page.locator( 'script[src*="rid=102&rid=101"]' )
		).toHaveCount( 1 );
		await fake.stop();
	} );
} );
