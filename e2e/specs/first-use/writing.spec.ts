import { expect } from '../../fixtures';
import { inCanvas, picture, test } from '../../person';
import { paragraph } from '../../toolbar-page';
import { dialogOf, SELECTOR, speech } from '../../voice';
import type { Person } from '../../person';
import type { AssistantPage } from '../../assistant-page';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

const DRAFT = 'Rivers begin small.';
const ACCEPT = /^(Accept|اقبل)$/;

interface Tools {
	person: Person;
	admin: Admin;
	editor: Editor;
	assistant: AssistantPage;
}

/** Asks for a paragraph in a new post and waits for it. */
async function askForParagraph( { person, admin, editor, assistant }: Tools ) {
	await admin.createNewPost( { title: 'Rivers' } );
	await person.click(
		editor.canvas.getByRole( 'button', { name: 'Add default block' } )
	);
	await person.insert( '/ai', 'Write with AI' );
	await expect( assistant.block.getByRole( 'textbox' ) ).toBeFocused();
	await person.type( 'How do rivers begin?' );
	await person.press( 'Enter' );
	await expect( assistant.text ).toHaveText( DRAFT );
	await expect(
		assistant.block.getByRole( 'button', { name: ACCEPT } )
	).toBeVisible();
}

for ( const [ task, width, locale ] of [
	[ 'Write a paragraph', 1280, '' ],
	[ 'Write a paragraph at 360 px', 360, '' ],
	[ 'Write a paragraph from right to left', 1280, 'ar' ],
] as const ) {
	test(
		task,
		async ( {
			person,
			admin,
			editor,
			assistant,
			page,
			upstream,
			setLanguage,
			expectAccessible,
			shoot,
		} ) => {
			await page.setViewportSize( { width, height: 800 } );
			if ( locale ) {
				await setLanguage( locale );
			}
			await upstream.behave( { text: DRAFT } );
			await askForParagraph( { person, admin, editor, assistant } );
			const accept = assistant.block.getByRole( 'button', {
				name: ACCEPT,
			} );
			await expectAccessible( inCanvas( 'jetpack/ai-assistant' ) );
			if ( width === 1280 ) {
				await shoot( `write${ locale && `-${ locale }` }`, accept );
			} else {
				await page.screenshot( picture( 'write-narrow', 360 ) );
			}
			await person.click( accept );
			await expect( assistant.block ).toHaveCount( 0 );
			await expect( editor.canvas.getByText( DRAFT ) ).toBeVisible();
			person.finish( task, 4 );
		}
	);
}

// A menu closes when its window changes: one test for each width.
for ( const [ task, width ] of [
	[ 'Shorten two paragraphs', 1280 ],
	[ 'Shorten two paragraphs at 360 px', 360 ],
] as const ) {
	test( `${ task }, reject one change, accept one`, async ( {
		person,
		toolbar,
		page,
		editor,
		upstream,
		expectAccessible,
	} ) => {
		const shoot = ( name: string ) =>
			page.screenshot( picture( `shorten-${ name }`, width ) );
		await page.setViewportSize( { width, height: 800 } );
		await toolbar.open(
			paragraph( 'The river runs very fast past the mill.' ) +
				paragraph( 'It runs very far, and it ends in the sea.' )
		);
		await upstream.behave( { text: 'It runs.' } );
		await person.click( editor.canvas.getByText( 'past the mill' ) );
		await person.click( editor.canvas.getByText( 'in the sea' ), {
			modifiers: [ 'Shift' ],
		} );
		await person.useTool( 'AI Assistant' );
		const shorter = page.getByRole( 'menuitem', { name: 'Make shorter' } );
		await expect( shorter ).toBeVisible();
		await shoot( 'menu' );
		await person.click( shorter );
		await expect( toolbar.button( 'Accept' ) ).toBeInViewport();
		await expectAccessible( '.slipstream-ai-panel' );
		await shoot( 'changes' );
		await person.click( toolbar.button( 'Reject this change' ).last() );
		const accept = toolbar.button( /^Accept \d+ of/ );
		await expect( accept ).toBeVisible();
		await shoot( 'rejected' );
		await person.click( accept );
		await expect( toolbar.panel ).toHaveCount( 0 );
		person.finish( task, 6 );
	} );
}

test( 'The AI menu by keyboard alone', async ( {
	person,
	toolbar,
	page,
	editor,
	upstream,
	expectAccessible,
} ) => {
	await toolbar.open( paragraph( 'A river runs.' ) );
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
	await expectAccessible( '.components-popover' );
	await page.screenshot( picture( 'keyboard-menu' ) );
	await person.press( 'Enter' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await person.press( 'ControlOrMeta+Enter' );
	await expect( toolbar.panel ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'A river sings.' ) ).toBeVisible();
	person.finish( 'Change the tone by keyboard', 14 );
} );

test.describe( 'a computer without a microphone', () => {
	test.use( { permissions: [ 'microphone' ] } );

	test( 'Speak a draft, and upload a recording instead', async ( {
		person,
		page,
		admin,
		editor,
		expectAccessible,
		shoot,
	} ) => {
		await admin.createNewPost( { title: 'Trees' } );
		await person.click(
			editor.canvas.getByRole( 'button', { name: 'Add default block' } )
		);
		await person.insert( '/voice', 'Voice to content' );
		const { dialog, button } = dialogOf( page );
		await person.click( button( 'Begin recording' ) );
		await expect( dialog ).toContainText(
			'No microphone was found. Connect one, or upload a recording.'
		);
		await expectAccessible( SELECTOR );
		await shoot( 'voice' );
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
	} );
} );
