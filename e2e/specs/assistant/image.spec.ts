import { listen, restoreSite, SERVER_ERROR } from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { IMAGE_DIALOG, imageDialogOf } from '../../image-dialog';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const WORDS = 'Two small boats on a calm lake at dawn, in oil, wide';
const LOGO = 'Generate a logo with AI';

interface Media {
	alt_text: string;
	source_url: string;
	meta: { _slipstream_ai_image: Record< string, string > };
}

const mediaOf = ( utils: RequestUtils, id: unknown ) =>
	utils.rest< Media >( {
		path: `/wp/v2/media/${ id }`,
		params: { context: 'edit' },
	} );

/** What of the site is changed and not saved. */
const siteEdits = ( page: Page ) =>
	page.evaluate( () =>
		window.wp.data.select( 'core' ).getEntityRecordEdits< {
			site_logo?: number;
			site_icon?: number;
		} >( 'root', 'site' )
	);

test.beforeEach( ( { requestUtils } ) =>
	requestUtils.updateSiteSettings( {
		title: 'Blue Harbour',
		description: 'Boats for a day',
	} )
);
test.afterEach( restoreSite );
test.afterAll( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { site_logo: 0, site_icon: 0 },
	} );
	await requestUtils.deleteAllMedia();
} );

test( 'a featured image is made, looked through by key, and set; what fails is said and keeps the words', async ( {
	page,
	admin,
	upstream,
	editor,
	requestUtils,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 503, 507 ), OFFLINE );
	await admin.createNewPost( { title: 'A boat trip' } );
	await editor.openDocumentSettingsSidebar();
	const opener = page.getByRole( 'button', {
		name: 'Generate an image with AI',
	} );
	const { button, prompt, image, dialog, problem } = imageDialogOf( page );
	const use = button( 'Set as featured image' );

	await test.step( 'by keyboard alone it is asked for, canceled, and left', async () => {
		await upstream.behave( { hold: 0 } );
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		await prompt.focus();
		await page.keyboard.type( 'A boat' );
		await page.keyboard.press( 'Tab' );
		await expect( button( 'Generate' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await button( 'Cancel' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( button( 'Generate' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
	} );

	await test.step( 'a failure is told; the words and the focus stay', async () => {
		await upstream.behave( {
			status: 500,
			body: { error: '{{authorization}}' },
		} );
		await opener.click();
		await expect( dialog ).toContainText( 'Each image uses 10 requests.' );
		await expect( use ).toBeDisabled();
		const heard = await listen( page );
		await prompt.fill( WORDS );
		await button( 'Generate' ).click();
		await expect( problem ).toHaveText( SERVER_ERROR );
		await expect.poll( heard ).toContain( SERVER_ERROR );
		await expect( prompt ).toHaveValue( WORDS );
		await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
		await expectAccessible( IMAGE_DIALOG );
		expect( await page.innerHTML( IMAGE_DIALOG ) ).not.toContain(
			'sk-e2e'
		);
	} );

	await test.step( 'two images are made, and looked through by key', async () => {
		await upstream.reset();
		await button( 'Try again' ).click();
		await expect( image ).toBeVisible();
		const first = await image.getAttribute( 'src' );
		await button( 'Generate again' ).click();
		// The failed try has left no place behind.
		await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
		await expect( image ).toBeVisible();
		expect( await image.getAttribute( 'src' ) ).not.toBe( first );
		await button( 'Previous image' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( dialog.getByText( 'Image 1 of 2' ) ).toBeVisible();
		expect( await image.getAttribute( 'src' ) ).toBe( first );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
		await expectAccessible( IMAGE_DIALOG );
		const [ sent ] = await upstream.seen();
		expect( sent?.path ).toBe( '/v1/images/generations' );
		expect( sent?.body ).toMatchObject( {
			size: '1792x1024',
			response_format: 'b64_json',
			prompt: expect.stringContaining( 'A boat trip' ),
		} );
	} );

	await test.step( 'the dialog stays where the screen is turned and the sidebar goes', async () => {
		await page.setViewportSize( { width: 700, height: 900 } );
		await expect(
			page.locator( '.slipstream-ai-image__open' )
		).toHaveCount( 0 );
		await expect( image ).toBeVisible();
		await expect( prompt ).toHaveValue( WORDS );
	} );

	await test.step( 'an image that cannot be saved is kept, and then set', async () => {
		await page.route( /wp\/v2\/media/, ( route ) =>
			route.fulfill( {
				status: 507,
				json: { code: 'x', message: 'The disk is full.' },
			} )
		);
		await use.click();
		await expect( problem ).toContainText(
			'The image could not be saved: The disk is full.'
		);
		await expect( image ).toBeVisible();
		await page.unroute( /wp\/v2\/media/ );
		await use.click();
		await expect( dialog ).toBeHidden();
		const id = await page.evaluate( () =>
			window.wp.data
				.select( 'core/editor' )
				.getEditedPostAttribute( 'featured_media' )
		);
		const media = await mediaOf( requestUtils, id );
		expect( media.alt_text ).toBe( WORDS );
		expect( media.source_url ).toContain(
			'/ai-two-small-boats-on-a-calm-lake-at-dawn-in'
		);
		expect( media.meta._slipstream_ai_image ).toMatchObject( {
			prompt: WORDS,
			revised: 'A picture, as the model understood it.',
			engine: 'fake-model',
		} );
	} );
} );

test( 'an image block and the site logo get theirs', async ( {
	page,
	admin,
	editor,
	upstream,
	requestUtils,
} ) => {
	await admin.createNewPost( { title: 'A boat trip' } );
	const { dialog, button, prompt, image } = imageDialogOf( page );

	await test.step( 'an image block', async () => {
		await editor.insertBlock( { name: 'core/image' } );
		await editor.clickBlockToolbarButton( 'Generate an image with AI' );
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		await button( 'Use this image' ).click();
		await expect( dialog ).toBeHidden();
		const [ block ] = await editor.getBlocks();
		expect( block?.attributes ).toMatchObject( {
			url: expect.stringContaining( '/ai-image' ),
			alt: 'A picture, as the model understood it.',
		} );
	} );

	await test.step( 'the logo, and the icon that is the same', async () => {
		await upstream.reset();
		await editor.insertBlock( {
			name: 'core/site-logo',
			attributes: { shouldSyncIcon: true },
		} );
		await editor.clickBlockToolbarButton( LOGO );
		await prompt.fill( 'A sailing boat in one line' );
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		const [ sent ] = await upstream.seen();
		expect( sent?.path ).toBe( '/v1/images/generations' );
		expect( sent?.body ).toMatchObject( {
			size: '1024x1024',
			prompt: expect.stringMatching(
				/logo[^]*A sailing boat in one line[^]*Blue Harbour\nBoats for a day/
			),
		} );
		await button( 'Use as site logo' ).click();
		await expect( dialog ).toBeHidden();
		const { site_logo: logo, site_icon: icon } = await siteEdits( page );
		expect( logo ).toBeGreaterThan( 0 );
		expect( icon ).toBe( logo );
		const media = await mediaOf( requestUtils, logo );
		expect( media.alt_text ).toBe( 'Blue Harbour' );
		expect( media.meta._slipstream_ai_image ).toMatchObject( {
			prompt: 'A sailing boat in one line',
			engine: 'fake-model',
		} );
		await page.evaluate( () =>
			window.wp.data
				.dispatch( 'core' )
				.saveEditedEntityRecord( 'root', 'site' )
		);
		const settings = await requestUtils.rest< { site_logo: number } >( {
			path: '/wp/v2/settings',
		} );
		expect( settings.site_logo ).toBe( logo );
		await editor.showBlockToolbar();
		await editor.clickBlockToolbarButton( LOGO );
		await expect( button( 'Replace the site logo' ) ).toBeVisible();
	} );
} );
