import { messageFor } from '@slipstream/errors';
import {
	causeEach,
	changeEach,
	CUT,
	disconnect,
	KINDS,
	PART,
	REST,
	restoreSite,
	setLimit,
	UNLINKED,
	WHOLE,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { problemsOf, SAID, SELECTOR, speech } from '../../voice';

test.beforeEach( async ( { admin, editor, upstream } ) => {
	await upstream.reset();
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
} );
test.afterEach( restoreSite );

test( 'What was said stays, whatever becomes of its draft', async ( {
	page,
	upstream,
	expectConsoleErrors,
} ) => {
	const { upload, dialog, button, banner, heard } = await problemsOf( page );
	await upstream.behave( { unclear: true } );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog.getByText( SAID ) ).toBeVisible();
	await causeEach( KINDS, async ( { says } ) => {
		await heard();
		await button( 'Try again' ).click();
		// The words without those of the buttons.
		const sentence = String( says ).replace( /^Error: | Try Again$/g, '' );
		await expect( banner ).toContainText( sentence );
		await expect( dialog.getByText( SAID ) ).toBeVisible();
		await expect.poll( heard ).toContain( sentence );
	} );
	expectConsoleErrors(
		status( 400 ),
		status( 413 ),
		status( 422 ),
		status( 429 ),
		status( 503 )
	);
} );

test( 'A draft is not written where the site does not ask any more', async ( {
	page,
	upstream,
	requestUtils,
	expectConsoleErrors,
} ) => {
	const { upload, dialog, button, says } = await problemsOf( page );
	await upstream.behave( { unclear: true } );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog.getByText( SAID ) ).toBeVisible();
	await upstream.reset();
	const again = async ( sentence: string ) => {
		await button( 'Try again' ).click();
		await says( sentence );
		await expect( dialog.getByText( SAID ) ).toBeVisible();
	};
	await changeEach( requestUtils, ( change ) => again( change.says ) );
	await disconnect( requestUtils );
	await again( UNLINKED );
	await button( 'Reconnect' ).click();
	await expect( button( 'Reconnect' ) ).toBeEnabled();
	await setLimit( requestUtils, 1 );
	await again( messageFor( 'error_quota_exceeded' ) );
	await expect(
		dialog.getByRole( 'link', { name: /^Raise limit/ } )
	).toHaveCount( 1 );
	await setLimit( requestUtils, 0 );
	await button( 'Try again' ).click();
	await expect( dialog ).toBeHidden();
	expectConsoleErrors( status( 403, 429 ), OFFLINE );
} );

test( 'A draft that breaks off is continued', async ( {
	page,
	editor,
	upstream,
	expectAccessible,
} ) => {
	const { upload, dialog, button } = await problemsOf( page );
	await upstream.behave( CUT );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog.getByText( PART, { exact: true } ) ).toBeVisible();
	await expectAccessible( SELECTOR );
	await page.screenshot( { path: 'artifacts/screens/voice-cut.png' } );
	await upstream.behave( REST );
	await expect( dialog.getByText( 'Stopped early' ) ).toBeVisible();
	await expect( dialog.locator( '.is-primary' ) ).toHaveText( [
		'Continue',
	] );
	await button( 'Continue' ).click();
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain( WHOLE );
} );

test( 'A draft that is stopped stays, as it will be read', async ( {
	page,
	editor,
	upstream,
} ) => {
	const { upload, dialog, button } = await problemsOf( page );
	await upstream.behave( {
		chunks: [ 'Plant **more', ' trees**', ' soon.' ],
		hold: 1,
	} );
	await upload( 'note.wav', speech( 1 ) );
	// The recording is held first.
	await upstream.release();
	await expect( dialog.locator( 'strong' ) ).toHaveText( 'more' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog.getByText( 'Stopped early' ) ).toBeVisible();
	await button( 'Insert what there is' ).click();
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain( 'Plant' );
} );
