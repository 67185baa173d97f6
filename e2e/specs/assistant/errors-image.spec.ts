import { messageFor } from '@slipstream/errors';
import {
	causeEach,
	changeEach,
	disconnect,
	faults,
	listen,
	restoreSite,
	setLimit,
	UNLINKED,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { IMAGE_DIALOG, imageDialogOf } from '../../image-dialog';
import { upstream } from '../../upstream';
import type {
	Admin,
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

const GENERAL =
	'An error occurred while generating the image. Please, try again!';
const FLAGGED = messageFor( 'error_moderation' );
const WORDS = 'Two boats';

/** What the AI server does instead of drawing, and what is said of it. */
const FAULTS = faults( [
	[ { status: 500 }, GENERAL ],
	[ { status: 503 }, GENERAL ],
	[ { status: 429 }, GENERAL ],
	[ { status: 429, headers: { 'retry-after': '30' } }, GENERAL ],
	[ { status: 413 }, GENERAL ],
	[ { status: 401, body: { error: '{{authorization}}' } }, GENERAL ],
	[ { status: 404 }, GENERAL ],
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

interface Around {
	page: Page;
	editor: Editor;
}

/** Where images are made, and how the dialog for them is opened. */
const PLACES = [
	{
		name: 'A featured image',
		use: 'Set as featured image',
		async open( { page, editor }: Around ) {
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'button', { name: 'Generate an image with AI' } )
				.click();
		},
	},
	{
		name: 'An image block',
		use: 'Use this image',
		async open( { editor }: Around ) {
			await editor.insertBlock( { name: 'core/image' } );
			await editor.clickBlockToolbarButton( 'Generate an image with AI' );
		},
	},
	{
		name: 'The site logo',
		use: /^(Use as|Replace the) site logo$/,
		async open( { editor }: Around ) {
			await editor.insertBlock( { name: 'core/site-logo' } );
			await editor.clickBlockToolbarButton( 'Generate a logo with AI' );
		},
	},
] as const;

interface Site extends Around {
	admin: Admin;
	requestUtils: RequestUtils;
}

/** Opens the dialog in a new post; without words neither the post nor the site says what an image could show. */
async function openIn(
	place: ( typeof PLACES )[ number ],
	{ admin, requestUtils, ...around }: Site,
	hasWords = true
) {
	await requestUtils.updateSiteSettings( {
		title: hasWords ? 'Blue Harbour' : '',
		description: '',
	} );
	await admin.createNewPost( { title: hasWords ? 'A boat trip' : '' } );
	await place.open( around );
	await upstream.reset();
}

test.afterEach( restoreSite );
test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

/** Makes an image, then asks for another one again and again. */
async function begin( page: Page ) {
	const { dialog, button, prompt, problem, image } = imageDialogOf( page );
	const heard = await listen( page );
	await prompt.fill( WORDS );
	await button( 'Generate' ).click();
	await expect( image ).toBeVisible();
	const first = await image.getAttribute( 'src' );
	return {
		async fails( says: string ) {
			// The button stays the same, and so does the focus on it.
			await button( /^(Generate|Try) again$/ ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( problem ).toHaveText( says );
			await expect( prompt ).toHaveValue( WORDS );
			await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			await expect.poll( heard ).toContain( says );
		},
		/** All failed tries had one place, and the first image kept its own. */
		async works() {
			await button( 'Try again' ).click();
			await expect( image ).toBeVisible();
			await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
			await button( 'Previous image' ).click();
			expect( await image.getAttribute( 'src' ) ).toBe( first );
		},
	};
}

for ( const place of PLACES ) {
	const { name, use } = place;
	test.describe( name, () => {
		test( 'where the AI server does not draw, or no image comes', async ( {
			page,
			admin,
			editor,
			requestUtils,
			expectConsoleErrors,
			expectAccessible,
		} ) => {
			await openIn( place, { page, admin, editor, requestUtils } );
			const { fails, works } = await begin( page );
			await causeEach( FAULTS, ( { says } ) => fails( String( says ) ) );
			expect( await page.innerHTML( IMAGE_DIALOG ) ).not.toContain(
				'sk-e2e'
			);
			await expectAccessible( IMAGE_DIALOG );
			await works();
			expectConsoleErrors(
				status( 400 ),
				status( 413 ),
				status( 422 ),
				status( 429 ),
				status( 502 ),
				status( 503 )
			);
		} );

		test( 'where the site does not ask any more', async ( {
			page,
			admin,
			editor,
			requestUtils,
			expectConsoleErrors,
			expectAccessible,
		} ) => {
			await openIn( place, { page, admin, editor, requestUtils } );
			const { dialog, button } = imageDialogOf( page );
			const { fails, works } = await begin( page );
			await upstream.reset();
			await changeEach( requestUtils, ( { says } ) => fails( says ) );
			await disconnect( requestUtils );
			await fails( UNLINKED );
			await page.screenshot( {
				path: `artifacts/screens/error-${ name.split( ' ' ).at( -1 ) }-unlinked.png`,
			} );
			await button( 'Reconnect' ).click();
			await expect( button( 'Reconnect' ) ).toBeEnabled();
			await page.context().setOffline( true );
			await fails( GENERAL );
			await page.context().setOffline( false );
			await setLimit( requestUtils, 1 );
			await fails(
				"You don't have enough requests to generate another image."
			);
			await expect(
				dialog.getByRole( 'link', { name: /^Raise limit/ } )
			).toBeVisible();
			await expectAccessible( IMAGE_DIALOG );
			await page.screenshot( {
				path: `artifacts/screens/error-${ name.split( ' ' ).at( -1 ) }-limit.png`,
			} );
			await expect( button( 'Try again' ) ).toBeDisabled();
			await setLimit( requestUtils, 0 );
			// Back from the tab in which the limit was raised.
			await page.evaluate( () =>
				window.dispatchEvent( new Event( 'focus' ) )
			);
			await expect( button( 'Try again' ) ).toBeEnabled();
			expect( await upstream.seen() ).toEqual( [] );
			await works();
			expectConsoleErrors( status( 403, 429 ), OFFLINE );
		} );

		test( 'where it cannot be saved, it is kept', async ( {
			page,
			admin,
			editor,
			requestUtils,
			expectConsoleErrors,
		} ) => {
			await openIn( place, { page, admin, editor, requestUtils } );
			const { dialog, button, image, problem } = imageDialogOf( page );
			const heard = await listen( page );
			await button( 'Generate' ).click();
			await expect( image ).toBeVisible();
			await page.route( /wp\/v2\/media/, ( route ) =>
				route.fulfill( {
					status: 507,
					json: { code: 'x', message: 'The disk is full.' },
				} )
			);
			await button( use ).click();
			const says = 'The image could not be saved: The disk is full.';
			await expect( problem ).toContainText( says );
			await expect.poll( heard ).toContain( says );
			await expect( image ).toBeVisible();
			await page.unroute( /wp\/v2\/media/ );
			const saved = page.waitForResponse(
				( response ) =>
					response.request().method() === 'POST' &&
					/wp\/v2\/media/.test( decodeURIComponent( response.url() ) )
			);
			await button( use ).click();
			expect( ( await saved ).status() ).toBe( 201 );
			await expect( dialog ).toBeHidden();
			expectConsoleErrors( status( 507 ), OFFLINE );
		} );

		test( 'where there is nothing to make it from', async ( {
			page,
			admin,
			editor,
			requestUtils,
		} ) => {
			await openIn( place, { page, admin, editor, requestUtils }, false );
			const { button, problem } = imageDialogOf( page );
			const heard = await listen( page );
			await button( 'Generate' ).click();
			const says =
				'No content to generate image. Please type custom instructions and try again.';
			await expect( problem ).toHaveText( says );
			await expect.poll( heard ).toContain( says );
			expect( await upstream.seen() ).toEqual( [] );
		} );
	} );
}
