import { expect, OFFLINE, status, test } from '../fixtures';
import { dialogOf, MICROPHONE, SELECTOR, speech } from '../voice';
import { resetWriting, setWriting } from '../write-page';
import { pictures, VIEWS } from './views';

test.use( MICROPHONE );
test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

const DRAFT =
	'## Trees\n\nA very good e-mail: we should plant more trees along the harbour, and count them each spring.\n\n- Oaks\n- Limes';

for ( const { view, locale, ...size } of VIEWS ) {
	test( `Screens of voice to content: ${ view }`, async ( {
		admin,
		editor,
		page,
		expectConsoleErrors,
		requestUtils,
		setLanguage,
		upstream,
	} ) => {
		await setWriting( requestUtils, {
			glossary: [ { term: 'e-mail', preferred: 'email' } ],
			banned: [ 'very' ],
		} );
		await setLanguage( locale );
		await admin.createNewPost( { title: 'Trees' } );
		await page.setViewportSize( size );
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
		const { dialog, button, upload } = dialogOf( page );
		await expect( dialog ).toBeVisible();
		const shoot = pictures(
			page,
			page.locator( SELECTOR ),
			`voice-${ view }`
		);
		await shoot( '1-idle' );
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
		await shoot( '2-recording' );
		await button( 'Pause recording' ).click();
		await expect( dialog.getByText( 'Paused' ) ).toBeVisible();
		await shoot( '3-paused' );
		await upstream.behave( { status: 503 } );
		await button( 'Done' ).click();
		await expect( button( 'Try again' ) ).toBeVisible();
		await shoot( '4-error' );
		await upstream.behave( { text: DRAFT } );
		await button( 'Delete it' ).click();
		await upload( 'note.wav', speech( 1 ) );
		await expect( button( 'Insert the draft' ) ).toBeVisible();
		await shoot( '5-review' );
		expectConsoleErrors(
			status( 400, 403, 413, 422, 429, 500, 502, 503 ),
			OFFLINE
		);
	} );
}
