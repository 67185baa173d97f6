import { expect, status, test } from '../../fixtures';
import { IMAGE_DIALOG, imageDialogOf } from '../../image-dialog';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

const LABEL = 'Generate a logo with AI';

const addLogo = async ( editor: Editor, attributes = {} ) => {
	await editor.insertBlock( { name: 'core/site-logo', attributes } );
	await editor.showBlockToolbar();
};
interface SiteEdits {
	site_logo?: number;
	site_icon?: number;
}
const siteEdits = ( page: Page ) =>
	page.evaluate( () =>
		window.wp.data
			.select( 'core' )
			.getEntityRecordEdits< SiteEdits >( 'root', 'site' )
	);
const saveSite = ( page: Page ) =>
	page.evaluate( () =>
		window.wp.data
			.dispatch( 'core' )
			.saveEditedEntityRecord( 'root', 'site' )
	);

test.describe( 'The site logo', () => {
	test.beforeEach( async ( { admin, upstream, requestUtils } ) => {
		await upstream.reset();
		await requestUtils.updateSiteSettings( {
			title: 'Blue Harbour',
			description: 'Boats for a day',
		} );
		await admin.createNewPost( { title: 'Our logo' } );
	} );
	test.afterAll( async ( { requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { site_logo: 0, site_icon: 0 },
		} );
		await requestUtils.deleteAllMedia();
	} );

	test( 'is made, looked through, set and saved', async ( {
		page,
		editor,
		upstream,
		requestUtils,
		expectAccessible,
	} ) => {
		await addLogo( editor, { shouldSyncIcon: true } );
		await editor.clickBlockToolbarButton( LABEL );
		const { dialog, button, prompt, image } = imageDialogOf( page );
		await prompt.fill( 'A sailing boat in one line' );
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		await button( 'Generate again' ).click();
		await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
		await expect( image ).toBeVisible();
		await expectAccessible( IMAGE_DIALOG );
		await page.screenshot( { path: 'artifacts/screens/logo.png' } );
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
		const media = await requestUtils.rest< {
			alt_text: string;
			meta: Record< string, Record< string, string > >;
		} >( { path: `/wp/v2/media/${ logo }`, params: { context: 'edit' } } );
		expect( media.alt_text ).toBe( 'Blue Harbour' );
		expect( media.meta._slipstream_ai_image ).toMatchObject( {
			prompt: 'A sailing boat in one line',
			engine: 'fake-model',
		} );
		await saveSite( page );
		const settings = await requestUtils.rest< { site_logo: number } >( {
			path: '/wp/v2/settings',
		} );
		expect( settings.site_logo ).toBe( logo );
		await editor.showBlockToolbar();
		await editor.clickBlockToolbarButton( LABEL );
		await expect( button( 'Replace the site logo' ) ).toBeVisible();
	} );

	test( 'says what went wrong, and leaves the icon alone where it is another', async ( {
		page,
		editor,
		upstream,
		expectConsoleErrors,
	} ) => {
		await addLogo( editor, { shouldSyncIcon: false } );
		await page.getByRole( 'button', { name: LABEL } ).focus();
		await page.keyboard.press( 'Enter' );
		const { dialog, button, image } = imageDialogOf( page );
		await upstream.behave( { status: 500 } );
		await button( 'Generate' ).click();
		await expect(
			dialog.getByText( 'An error occurred while generating the image.' )
		).toBeVisible();
		await upstream.reset();
		await button( 'Try again' ).click();
		await expect( image ).toBeVisible();
		await dialog
			.getByRole( 'button', { name: / site logo$|the site logo$/ } )
			.click();
		await expect( dialog ).toBeHidden();
		const edits = await siteEdits( page );
		expect( edits.site_logo ).toBeGreaterThan( 0 );
		expect( edits.site_icon ).toBeUndefined();
		expectConsoleErrors( status( 503 ) );
	} );

	test( 'is offered from right to left and on a small screen', async ( {
		page,
		admin,
		editor,
		setLanguage,
		expectAccessible,
	} ) => {
		await setLanguage( 'ar' );
		await admin.createNewPost( { title: 'Our logo' } );
		await addLogo( editor );
		await page.getByRole( 'button', { name: LABEL } ).click();
		await page.setViewportSize( { width: 320, height: 700 } );
		const { dialog } = imageDialogOf( page );
		await expect( dialog ).toBeVisible();
		await expectAccessible( IMAGE_DIALOG );
		await page.screenshot( { path: 'artifacts/screens/logo-rtl-320.png' } );
	} );
} );
