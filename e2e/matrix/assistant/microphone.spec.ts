import { listen } from '../../faults';
import { expect, test } from '../../fixtures';
import { DENIED_MICROPHONE, dialogOf, SELECTOR, speech } from '../../voice';

test.use( DENIED_MICROPHONE );

const DENIED =
	'Your browser blocked the microphone. Allow it in the settings for this page, or upload a recording.';

test( 'a microphone that may not be used: a recording can be uploaded', async ( {
	page,
	admin,
	editor,
	upstream,
	expectAccessible,
} ) => {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	const { dialog, button, upload } = dialogOf( page );
	const problem = dialog.locator( '.is-error .components-notice__content' );
	const heard = await listen( page );
	for ( const key of [ 'Enter', 'Space' ] ) {
		await button( 'Begin recording' ).focus();
		await page.keyboard.press( key );
		await expect( problem ).toHaveText( DENIED );
		await expect.poll( heard ).toContain( DENIED );
		await expect( button( 'Begin recording' ) ).toBeFocused();
	}
	await expectAccessible( SELECTOR );
	expect( await upstream.seen() ).toEqual( [] );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain(
		'Rivers remember every stone they pass.'
	);
} );
