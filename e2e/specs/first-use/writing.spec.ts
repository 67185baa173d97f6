import { expect } from '../../fixtures';
import { test } from '../../person';
import { paragraph } from '../../toolbar-page';
import { dialogOf, SELECTOR, speech } from '../../voice';
import { begin, shortenTwo, writeParagraph } from './writing-tasks';
import type { Desk } from './writing-tasks';

/** Changes the tone of a paragraph without the mouse. */
async function changeTone( desk: Desk ) {
	const { person, page, editor, toolbar, upstream } = desk;
	await toolbar.fill( paragraph( 'A river runs.' ) );
	await editor.canvas.getByText( 'A river runs.' ).focus();
	await upstream.behave( { text: 'A river sings.' } );
	const item = ( name: string ) =>
		page.getByRole( 'menuitem', { name, exact: true } );
	await person.press( 'Alt+F10' );
	await person.pressUntilFocused(
		'ArrowRight',
		page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'AI Assistant' } )
	);
	await person.press( 'Enter' );
	await expect( item( 'Ask AI Assistant' ) ).toBeFocused();
	await person.pressUntilFocused( 'ArrowUp', item( 'Change tone' ) );
	await person.press( 'ArrowRight' );
	await expect( item( 'Formal' ) ).toBeFocused();
	await desk.look?.( '.components-popover' );
	await person.press( 'Enter' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await person.press( 'ControlOrMeta+Enter' );
	await expect( toolbar.panel ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'A river sings.' ) ).toBeVisible();
	person.finish( 'Change the tone by keyboard', 14 );
}

/** Wants to speak, has no microphone, and uploads a recording instead. */
async function speak( desk: Desk ) {
	const { person, page, editor } = desk;
	await editor.setContent( '' );
	await begin( desk );
	await person.insert( '/voice', 'Voice to content' );
	const { dialog, button } = dialogOf( page );
	await person.click( button( 'Begin recording' ) );
	await expect( dialog ).toContainText(
		'No microphone was found. Connect one, or upload a recording.'
	);
	await desk.look?.( SELECTOR );
	await person.attach( button( 'Upload audio' ), {
		name: 'note.wav',
		mimeType: 'audio/wav',
		buffer: speech( 1 ),
	} );
	await expect( dialog ).toBeHidden();
	await expect(
		editor.canvas.getByText( 'Rivers remember every stone they pass.' )
	).toBeVisible();
	person.finish( 'Speak without a microphone', 5 );
}

// Allowed, but there is none.
test.use( { permissions: [ 'microphone' ] } );

test( 'Texts are written, shortened, changed in tone and spoken', async ( {
	person,
	admin,
	editor,
	assistant,
	toolbar,
	page,
	upstream,
	expectAccessible: look,
} ) => {
	const desk = { person, page, editor, assistant, toolbar, upstream, look };
	await admin.createNewPost( { title: 'Rivers' } );
	await test.step( 'Write a paragraph', () =>
		writeParagraph( desk, 'Write a paragraph' ) );
	await test.step( 'Shorten two paragraphs, reject one change, accept one', () =>
		shortenTwo( desk, 'Shorten two paragraphs' ) );
	await test.step( 'The AI menu by keyboard alone', () =>
		changeTone( desk ) );
	await upstream.reset();
	await test.step( 'Speak a draft, and upload a recording instead', () =>
		speak( desk ) );
} );
