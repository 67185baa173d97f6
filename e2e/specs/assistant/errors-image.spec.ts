import {
	causeEach,
	changeEach,
	faults,
	disconnect,
	listen,
	restoreSite,
	setLimit,
	UNLINKED,
} from '../../faults';
import { expect, test } from '../../fixtures';
import type { Page } from '@playwright/test';

const GENERAL =
	'An error occurred while generating the image. Please, try again!';
const FLAGGED =
	'This request has been flagged by our moderation system. Please try to rephrase it and try again.';

/** What the AI server does instead of drawing, and what is said of it. */
const FAULTS = faults( [
	[ { status: 500 }, GENERAL ],
	[ { status: 503 }, GENERAL ],
	[ { status: 429 }, GENERAL ],
	[ { status: 429, headers: { 'retry-after': '30' } }, GENERAL ],
	[ { status: 413 }, GENERAL ],
	[ { status: 401, body: { error: '{{authorization}}' } }, GENERAL ],
	[ { status: 400 }, GENERAL ],
	[ { status: 422 }, FLAGGED ],
	[
		{
			status: 400,
			body: { error: { code: 'content_policy_violation' } },
		},
		FLAGGED,
	],
	[ { body: '{"data":[' }, GENERAL ],
	[ { body: '{"data":[]}' }, GENERAL ],
	[ { body: '{"data":[{"b64_json":"bm8gaW1hZ2U="}]}' }, GENERAL ],
] );

/** The dialog that is open. */
function dialogOf( page: Page ) {
	const dialog = page.locator( '.slipstream-ai-image' );
	return {
		dialog,
		button: ( name: string | RegExp ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
		prompt: dialog.getByRole( 'textbox' ),
		problem: dialog.locator( '.is-error' ),
		image: dialog.locator( 'img' ),
	};
}

test.afterEach( restoreSite );

test.describe( 'A dialog for images', () => {
	test.beforeEach( async ( { admin, upstream, requestUtils } ) => {
		await upstream.reset();
		await requestUtils.deleteAllMedia();
		await admin.createNewPost( { title: 'A boat trip' } );
	} );
	test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

	test( 'says what went wrong, and keeps the words and the images', async ( {
		page,
		editor,
		upstream,
		requestUtils,
		problems,
		expectAccessible,
	} ) => {
		await editor.openDocumentSettingsSidebar();
		await page.getByRole( 'button', { name: 'Generate with AI' } ).click();
		const { dialog, button, prompt, problem, image } = dialogOf( page );
		const heard = await listen( page );
		await prompt.fill( 'Two boats' );
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		const first = await image.getAttribute( 'src' );
		await button( 'Generate again' ).focus();
		const again = async ( says: string ) => {
			// The button stays the same, and so does the focus on it.
			await button( /^(Generate|Try) again$/ ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( problem ).toHaveText( says );
			await expect( prompt ).toHaveValue( 'Two boats' );
			await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			await expect.poll( heard ).toContain( says );
		};
		await causeEach( FAULTS, ( { says } ) => again( String( says ) ) );
		expect( await dialog.innerHTML() ).not.toContain( 'sk-e2e' );
		await expectAccessible( '.slipstream-ai-image' );
		await changeEach( requestUtils, ( { says } ) => again( says ) );
		await disconnect( requestUtils );
		await again( UNLINKED );
		await button( 'Reconnect' ).click();
		await expect( button( 'Reconnect' ) ).toBeEnabled();
		await page.context().setOffline( true );
		await again( GENERAL );
		await page.context().setOffline( false );
		await setLimit( requestUtils, 1 );
		await again(
			"You don't have enough requests to generate another image."
		);
		await expect(
			dialog.getByRole( 'link', { name: /^Upgrade/ } )
		).toBeVisible();
		await setLimit( requestUtils, 0 );
		expect( await upstream.seen() ).toEqual( [] );

		await button( 'Try again' ).click();
		await expect( image ).toBeVisible();
		await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
		await button( 'Previous image' ).click();
		expect( await image.getAttribute( 'src' ) ).toBe( first );
		problems.length = 0; // The faults were asked for.
	} );

	test( 'keeps an image that could not be saved', async ( {
		page,
		editor,
		problems,
	} ) => {
		await editor.insertBlock( { name: 'core/image' } );
		await page
			.getByRole( 'button', { name: 'Generate with AI' } )
			.last()
			.click();
		const { dialog, button, image } = dialogOf( page );
		await button( 'Generate' ).click();
		await expect( image ).toBeVisible();
		await page.route( /wp\/v2\/media/, ( route ) =>
			route.fulfill( {
				status: 507,
				json: { code: 'x', message: 'The disk is full.' },
			} )
		);
		await button( 'Use this image' ).click();
		await expect( dialog.locator( '.slipstream-ai-banner' ) ).toContainText(
			'The image could not be saved: The disk is full.'
		);
		await expect( image ).toBeVisible();
		await page.unroute( /wp\/v2\/media/ );
		await button( 'Use this image' ).click();
		await expect( dialog ).toBeHidden();
		const [ block ] = await editor.getBlocks();
		expect( block?.attributes.url ).toContain( '/ai-' );
		problems.length = 0;
	} );
} );
