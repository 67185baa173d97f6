import { restoreSite, setLimit } from '../../faults';
import { expect, status, test } from '../../fixtures';
import { requestsOf } from '../../plans';
import { setSettings } from '../../site-settings';
import type { Page } from '@playwright/test';

/** The dialog, and what is done in it. */
function dialogOf( page: Page ) {
	const dialog = page.getByRole( 'dialog', {
		name: /^(Generate an?|أنشئ) /,
	} );
	return {
		dialog,
		button: ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
		prompt: dialog.getByRole( 'textbox', {
			name: 'Instructions (optional)',
		} ),
		image: dialog.locator( 'img' ),
	};
}

const SELECTOR = '.slipstream-ai-image';

async function openFeatured( page: Page ) {
	await page
		.getByRole( 'button', { name: 'Generate an image with AI' } )
		.click();
	const parts = dialogOf( page );
	await expect( parts.dialog ).toBeVisible();
	return parts;
}

test.describe( 'Featured images', () => {
	test.afterEach( restoreSite );
	test.beforeEach( async ( { admin, editor, upstream } ) => {
		await upstream.reset();
		await admin.createNewPost( { title: 'A boat trip' } );
		await editor.openDocumentSettingsSidebar();
	} );

	test( 'are made, looked through by key, and set', async ( {
		page,
		upstream,
		editor,
		requestUtils,
		expectAccessible,
	} ) => {
		const { button, prompt, image, dialog } = await openFeatured( page );
		await expectAccessible( SELECTOR );
		await expect( button( 'Set as featured image' ) ).toBeDisabled();
		await prompt.fill(
			'Two small boats on a calm lake at dawn, in oil, wide'
		);
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		const first = await image.getAttribute( 'src' );
		await button( 'Generate again' ).click();
		await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
		await expect( image ).toBeVisible();
		expect( await image.getAttribute( 'src' ) ).not.toBe( first );
		await button( 'Previous image' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( dialog.getByText( 'Image 1 of 2' ) ).toBeVisible();
		expect( await image.getAttribute( 'src' ) ).toBe( first );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
		await expectAccessible( SELECTOR );
		await page.screenshot( { path: 'artifacts/screens/ai-image.png' } );

		const [ sent ] = await upstream.seen();
		expect( sent?.path ).toBe( '/v1/images/generations' );
		expect( sent?.body ).toMatchObject( {
			size: '1792x1024',
			response_format: 'b64_json',
			prompt: expect.stringContaining( 'A boat trip' ),
		} );

		await button( 'Set as featured image' ).click();
		await expect( dialog ).toBeHidden();
		const id = await page.evaluate( () =>
			window.wp.data
				.select( 'core/editor' )
				.getEditedPostAttribute( 'featured_media' )
		);
		const media = await requestUtils.rest< {
			alt_text: string;
			source_url: string;
			meta: Record< string, Record< string, string > >;
		} >( { path: `/wp/v2/media/${ id }`, params: { context: 'edit' } } );
		expect( media.alt_text ).toBe(
			'Two small boats on a calm lake at dawn, in oil, wide'
		);
		expect( media.source_url ).toContain(
			'/ai-two-small-boats-on-a-calm-lake-at-dawn-in'
		);
		expect( media.meta._slipstream_ai_image ).toMatchObject( {
			prompt: 'Two small boats on a calm lake at dawn, in oil, wide',
			revised: 'A picture, as the model understood it.',
			engine: 'fake-model',
		} );
		await expect(
			page.getByRole( 'button', { name: /featured image/i } ).first()
		).toBeVisible();
		await editor.publishPost();
	} );

	test( 'stay where the screen is turned and the sidebar goes', async ( {
		page,
	} ) => {
		const { button, dialog, image, prompt } = await openFeatured( page );
		await prompt.fill( 'Two boats' );
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		await page.setViewportSize( { width: 700, height: 900 } );
		await expect(
			page.locator( '.slipstream-ai-image__open' )
		).toHaveCount( 0 );
		await expect( image ).toBeVisible();
		await expect( prompt ).toHaveValue( 'Two boats' );
		await button( 'Set as featured image' ).click();
		await expect( dialog ).toBeHidden();
		expect(
			await page.evaluate( () =>
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostAttribute( 'featured_media' )
			)
		).toBeGreaterThan( 0 );
	} );

	test( 'say what went wrong or is used up, and can be tried again', async ( {
		page,
		upstream,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		const { button, dialog, image } = await openFeatured( page );
		await upstream.behave( { status: 500 } );
		await button( 'Generate' ).click();
		await expect(
			dialog.getByText(
				'An error occurred while generating the image. Please, try again!'
			)
		).toBeVisible();
		await page.screenshot( {
			path: 'artifacts/screens/ai-image-error.png',
		} );
		await upstream.behave( {
			status: 400,
			body: { error: { code: 'content_policy_violation' } },
		} );
		await button( 'Try again' ).click();
		await expect(
			dialog.getByText( 'flagged by our moderation' )
		).toBeVisible();
		await upstream.reset();
		await button( 'Try again' ).click();
		await expect( image ).toBeVisible();
		// The failed tries have left no place behind.
		await expect( dialog.getByText( 'Image 2' ) ).toBeHidden();

		await setLimit( requestUtils, 1 );
		await button( 'Generate again' ).click();
		await expect(
			dialog.getByText(
				"You don't have enough requests to generate another image."
			)
		).toBeVisible();
		expectConsoleErrors( status( 422, 429, 503 ) );
	} );

	test( 'need something to be made from', async ( { page, editor } ) => {
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( '' );
		const { button, dialog } = await openFeatured( page );
		await button( 'Generate' ).click();
		await expect(
			dialog.getByText(
				'No content to generate image. Please type custom instructions and try again.'
			)
		).toBeVisible();
	} );

	test( 'are cancelled with the keyboard alone', async ( {
		page,
		upstream,
	} ) => {
		await upstream.behave( { hold: 0 } );
		await page
			.getByRole( 'button', { name: 'Generate an image with AI' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		const { button, prompt, dialog } = dialogOf( page );
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
} );

test( 'Featured images say what they take before they are made, and are counted', async ( {
	page,
	admin,
	editor,
	requestUtils,
} ) => {
	await setSettings( requestUtils, {
		slipstream_ai_currency: 'USD',
		slipstream_ai_prices: { openai: { in: 0, out: 0, image: 0.04 } },
	} );
	await admin.createNewPost( { title: 'A boat trip' } );
	await editor.openDocumentSettingsSidebar();
	const { button, dialog, image } = await openFeatured( page );
	await expect( dialog ).toContainText(
		'One image takes 10 requests, $0.04.'
	);
	// The server chooses the model, and does not say which.
	await expect( dialog ).not.toContainText( 'Model:' );
	await page.screenshot( {
		path: 'artifacts/screens/ai-image-estimate.png',
	} );
	const counted = async () => ( await requestsOf( page ) ).requestsCount;
	const { 'requests-count': before } = await requestUtils.rest< {
		'requests-count': number;
	} >( { path: '/wpcom/v2/jetpack-ai/ai-assistant-feature' } );
	await expect.poll( counted ).toBe( before );
	await button( 'Generate' ).click();
	await expect( image ).toBeVisible();
	await expect.poll( counted ).toBe( before + 10 );
	const { models } = await requestUtils.rest< {
		models: { name: string; cost: number }[];
	} >( { path: '/slipstream/v1/ai-usage' } );
	expect(
		models.find( ( { name } ) => name === 'openai' )?.cost
	).toBeGreaterThanOrEqual( 40_000 );
	await setSettings( requestUtils, { slipstream_ai_prices: {} } );
} );

test( 'An image block gets its image, from right to left and on a small screen', async ( {
	page,
	admin,
	editor,
	setLanguage,
	expectAccessible,
} ) => {
	await setLanguage( 'ar' );
	await admin.createNewPost( { title: 'A boat trip' } );
	await editor.insertBlock( { name: 'core/image' } );
	await page
		.getByRole( 'button', { name: 'Generate an image with AI' } )
		.last()
		.click();
	const { dialog, button, image } = dialogOf( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	// The one word of the dialog that the test's language has.
	await button( 'أنشئ' ).click();
	await expect( image ).toBeVisible();
	await button( 'Generate again' ).click();
	await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
	await button( 'Next image' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog.getByText( 'Image 1 of 2' ) ).toBeVisible();
	await expectAccessible( SELECTOR );
	await page.screenshot( { path: 'artifacts/screens/ai-image-rtl-320.png' } );
	await button( 'Use this image' ).click();
	await expect( dialog ).toBeHidden();
	await page.setViewportSize( { width: 1280, height: 900 } );
	const [ block ] = await editor.getBlocks();
	expect( block?.attributes ).toMatchObject( {
		url: expect.stringContaining( '/ai-image' ),
		alt: 'A picture, as the model understood it.',
	} );
} );
