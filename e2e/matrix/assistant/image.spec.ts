import { messageFor } from '@slipstream/errors';
import {
	disconnect,
	KEY_REFUSED,
	listen,
	NOT_AI,
	restoreSite,
	SERVER_BUSY,
	SERVER_ERROR,
	SERVER_REJECTED,
	setLimit,
	UNLINKED,
	UNREADABLE,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { IMAGE_DIALOG, imageDialogOf } from '../../image-dialog';
import { causeEach, changeEach, faults } from './every-fault';

const GENERAL =
	'An error occurred while generating the image. Please, try again!';
const FLAGGED = messageFor( 'error_moderation' );
const WORDS = 'Two boats';

/** What the AI server does instead of drawing, and what is said of it. */
const FAULTS = faults( [
	[ { status: 500 }, SERVER_ERROR ],
	[ { status: 503 }, SERVER_ERROR ],
	[ { status: 429 }, SERVER_BUSY ],
	[ { status: 429, headers: { 'retry-after': '30' } }, SERVER_BUSY ],
	[ { status: 413 }, GENERAL ],
	[ { status: 401, body: { error: '{{authorization}}' } }, KEY_REFUSED ],
	[ { status: 404 }, NOT_AI ],
	[ { status: 400 }, SERVER_REJECTED ],
	[ { status: 422 }, FLAGGED ],
	[
		{
			status: 400,
			body: { error: { code: 'content_policy_violation' } },
		},
		FLAGGED,
	],
	[ { body: '{"data":[' }, UNREADABLE ],
	[ { body: '{"data":[]}' }, GENERAL ],
	[ { body: '{"data":[{"b64_json":"bm8gaW1hZ2U="}]}' }, GENERAL ],
] );

test.afterEach( restoreSite );
test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

test( 'where the AI server does not draw, or the site does not ask any more, the first image and the words stay', async ( {
	page,
	admin,
	editor,
	requestUtils,
	upstream,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
	await admin.createNewPost( { title: 'A boat trip' } );
	await editor.openDocumentSettingsSidebar();
	await page
		.getByRole( 'button', { name: 'Generate an image with AI' } )
		.click();
	const { dialog, button, prompt, problem, image } = imageDialogOf( page );
	const heard = await listen( page );
	await prompt.fill( WORDS );
	await button( 'Generate' ).click();
	await expect( image ).toBeVisible();
	const first = await image.getAttribute( 'src' );
	const fails = async ( says: string ) => {
		// The button stays the same, and so does the focus on it.
		await button( /^(Generate|Try) again$/ ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( problem ).toHaveText( says );
		await expect( prompt ).toHaveValue( WORDS );
		await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
		await expect.poll( heard ).toContain( says );
	};
	await causeEach( FAULTS, ( { says } ) => fails( String( says ) ) );
	expect( await page.innerHTML( IMAGE_DIALOG ) ).not.toContain( 'sk-e2e' );
	await changeEach( requestUtils, ( { says } ) => fails( says ) );
	await disconnect( requestUtils );
	await fails( UNLINKED );
	await button( 'Reconnect' ).click();
	await expect( button( 'Reconnect' ) ).toBeEnabled();
	await page.context().setOffline( true );
	await fails( GENERAL );
	await page.context().setOffline( false );
	await setLimit( requestUtils, 1 );
	await fails( "You don't have enough requests to generate another image." );
	await expect(
		dialog.getByRole( 'link', { name: /^Raise limit/ } )
	).toBeVisible();
	await expectAccessible( IMAGE_DIALOG );
	await expect( button( 'Try again' ) ).toBeDisabled();
	await setLimit( requestUtils, 0 );
	// Back from the tab in which the limit was raised.
	await page.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) );
	await expect( button( 'Try again' ) ).toBeEnabled();
	expect( await upstream.seen() ).toEqual( [] );
	// All failed tries had one place, and the first image kept its own.
	await button( 'Try again' ).click();
	await expect( image ).toBeVisible();
	await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
	await button( 'Previous image' ).click();
	expect( await image.getAttribute( 'src' ) ).toBe( first );
} );

test( 'from right to left and on a small screen, an image block gets its image, and a logo is offered', async ( {
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
	const { dialog, button, image } = imageDialogOf( page );
	await page.setViewportSize( { width: 320, height: 700 } );
	// The one word of the dialog that the test's language has.
	await button( 'أنشئ' ).click();
	await expect( image ).toBeVisible();
	await button( 'Generate again' ).click();
	await expect( dialog.getByText( 'Image 2 of 2' ) ).toBeVisible();
	await button( 'Next image' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog.getByText( 'Image 1 of 2' ) ).toBeVisible();
	await expectAccessible( IMAGE_DIALOG );
	await button( 'Use this image' ).click();
	await expect( dialog ).toBeHidden();
	await page.setViewportSize( { width: 1280, height: 900 } );
	const [ block ] = await editor.getBlocks();
	expect( block?.attributes.url ).toContain( '/ai-image' );

	await editor.insertBlock( { name: 'core/site-logo' } );
	await editor.showBlockToolbar();
	await page
		.getByRole( 'button', { name: 'Generate a logo with AI' } )
		.click();
	await page.setViewportSize( { width: 320, height: 700 } );
	await expect( dialog ).toBeVisible();
	await expectAccessible( IMAGE_DIALOG );
} );
