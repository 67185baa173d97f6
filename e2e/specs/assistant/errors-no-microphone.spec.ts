import { listen } from '../../faults';
import { expect, test } from '../../fixtures';
import { dialogOf, SELECTOR, speech } from '../../voice';

// The browser of the tests has no microphone unless it is given one.
test.use( { permissions: [ 'microphone' ] } );

const MISSING = 'No microphone was found. Connect one, or upload a recording.';

test( 'a computer without a microphone: a recording can be uploaded', async ( {
	page,
	admin,
	editor,
	expectAccessible,
} ) => {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.canvas
		.getByRole( 'button', { name: /default block/ } )
		.click();
	await page.keyboard.type( '/voice' );
	await page.getByRole( 'option', { name: /Voice/ } ).first().waitFor();
	await page.keyboard.press( 'Enter' );
	const { dialog, button, focused, upload } = dialogOf( page );
	await expect( dialog ).toBeVisible();
	// The focus is where the author acts next, not in the canvas behind.
	await expect( focused ).toHaveCount( 1 );
	const problem = dialog.locator( '.is-error .components-notice__content' );
	const heard = await listen( page );
	await button( 'Begin recording' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( problem ).toHaveText( MISSING );
	await expect.poll( heard ).toContain( MISSING );
	await expect( button( 'Begin recording' ) ).toBeFocused();
	await expectAccessible( SELECTOR );
	await page.screenshot( {
		path: 'artifacts/screens/error-voice-no-microphone.png',
	} );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain(
		'Rivers remember every stone they pass.'
	);
} );
