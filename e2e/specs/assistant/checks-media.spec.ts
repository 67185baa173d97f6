import { UNAVAILABLE } from '../../faults';
import { expect, status } from '../../fixtures';
import { BUTTON, FORM, says, test } from '../../form-bar';
import { dialogOf, SAID, SELECTOR, speech } from '../../voice';
import { resetWriting, setWriting } from '../../write-page';

const screen = ( name: string ) => ( {
	path: `artifacts/screens/${ name }-style.png`,
} );
const COUNTED = 'notes on the house style';

test.beforeEach( ( { requestUtils } ) =>
	setWriting( requestUtils, {
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
		banned: [ 'very' ],
	} )
);
test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

test( 'the form bar tells which words of a form are not as the house writes', async ( {
	formBar,
	toolbar,
	upstream,
	page,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	await formBar.open( FORM );
	await formBar.show();
	const before = await toolbar.markup();
	const answer = [
		says( 'text', { ref: 'r1', label: 'Name', required: true } ),
		says( 'text', { ref: 'r2', label: 'Town', required: false } ),
		says( 'email', { label: 'Your e-mail' } ),
		says( 'radio', { label: 'How', options: [ 'E-mail', 'Very soon' ] } ),
		BUTTON,
	].join( '' );
	await upstream.behave( { text: answer } );
	await formBar.ask( 'How to answer' );
	await expect( formBar.changes ).toHaveCount( 5 );
	const notes = formBar.bar.locator( '.slipstream-ai-notes' );
	await expect(
		notes.getByRole( 'group', { name: `3 ${ COUNTED }` } )
	).toBeVisible();
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'.slipstream-ai-form',
	] );
	await page.screenshot( screen( 'ai-form' ) );
	await formBar.button( 'Replace with “email”' ).click();
	await expect( formBar.changes.nth( 2 ) ).toContainText( 'Your email' );
	await expect(
		notes.getByRole( 'group', { name: `2 ${ COUNTED }` } )
	).toBeFocused();
	await formBar.button( 'Replace with “Email”' ).click();
	expect( await toolbar.markup() ).toBe( before );

	// A change that fails leaves what there is, and is asked for again.
	await upstream.behave( { status: 503, times: 1 } );
	await formBar.button( 'Ask again' ).click();
	await expect( formBar.bar ).toContainText( UNAVAILABLE );
	await expect( formBar.prompt ).toBeFocused();
	await expect( formBar.changes.nth( 2 ) ).toContainText( 'Your email' );
	await upstream.reset();
	await upstream.behave( {
		text: answer
			.replace( /e-(?=mail)/gi, '' )
			.replace( 'Very soon', 'Soon' ),
	} );
	await formBar.button( 'Try Again' ).click();
	await expect( formBar.button( 'Accept' ) ).toBeVisible();
	await expect( notes ).toHaveCount( 0 );
	const [ sent ] = await upstream.seen();
	const asked = sent?.body?.messages?.slice( -2 );
	expect( asked?.map( ( { role } ) => role ) ).toEqual( [
		'assistant',
		'user',
	] );
	expect( asked?.[ 0 ]?.content ).toContain( 'Your email' );
	expect( asked?.[ 1 ]?.content ).toContain(
		'Do without these words: "Very".'
	);
	await formBar.button( 'Accept' ).click();
	const markup = await toolbar.markup();
	expect( markup ).toContain( '"label":"Soon"' );
	expect( markup ).not.toMatch( /e-mail|very/i );
	expectConsoleErrors( status( 503 ) );
} );

test( 'a draft of a recording waits where it is not as the house writes', async ( {
	page,
	admin,
	editor,
	upstream,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	const { dialog, button, focused, upload } = dialogOf( page );
	await upstream.behave( { text: 'A very good e-mail.' } );
	await upload( 'note.wav', speech( 1 ) );
	await expect(
		dialog.getByRole( 'group', { name: `2 ${ COUNTED }` } )
	).toBeVisible();
	await expectAccessible( SELECTOR );
	await page.screenshot( screen( 'voice' ) );
	await button( 'Replace with “email”' ).click();
	await expect( dialog.getByText( 'A very good email.' ) ).toBeVisible();
	await expect( focused ).toHaveCount( 1 );

	await upstream.behave( { status: 503, times: 1 } );
	await button( 'Ask again' ).click();
	await expect( dialog.getByText( UNAVAILABLE ) ).toBeVisible();
	await expect( dialog.getByText( 'A very good email.' ) ).toBeVisible();
	await expect( focused ).toHaveCount( 1 );
	await upstream.reset();
	await upstream.behave( { text: 'A good email, very soon.' } );
	await button( 'Ask again' ).click();
	await expect(
		dialog.getByText( 'A good email, very soon.' )
	).toBeVisible();
	const [ sent ] = await upstream.seen();
	expect( JSON.stringify( sent?.body?.messages ) ).toContain( SAID );
	expect(
		sent?.body?.messages?.slice( -2 ).map( ( { content } ) => content )
	).toEqual( [
		'A very good email.',
		expect.stringContaining( 'Do without these words: "very".' ),
	] );
	await button( 'Ignore “very”' ).click();
	await expect( focused ).toHaveCount( 1 );
	await button( 'Insert the draft' ).click();
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain(
		'<p>A good email, very soon.</p>'
	);
	expectConsoleErrors( status( 503 ) );
} );

test( 'a draft that is as the house writes goes into the post, and one that is left can be written again', async ( {
	page,
	admin,
	editor,
	upstream,
} ) => {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	const { dialog, button, upload } = dialogOf( page );
	await upstream.behave( { text: 'An e-mail.' } );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog.getByText( 'The draft is ready:' ) ).toBeVisible();
	await button( 'Discard' ).click();
	await expect( dialog.getByText( SAID ) ).toBeVisible();
	await expect( dialog.getByText( 'An e-mail.' ) ).toHaveCount( 0 );
	await upstream.behave( { text: 'An email.' } );
	await button( 'Write the draft again' ).click();
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain( 'An email.' );
} );
