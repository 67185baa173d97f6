import { expect } from '../../fixtures';
import { paragraph } from '../../toolbar-page';
import type { AssistantPage } from '../../assistant-page';
import type { Person } from '../../person';
import type { ToolbarPage } from '../../toolbar-page';
import type { upstream as Upstream } from '../../upstream';
import type { Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';

const DRAFT = 'Rivers begin small.';
const ACCEPT = /^(Accept|اقبل)$/;

/** What the tasks are done with, in a post that is open. */
export interface Desk {
	person: Person;
	page: Page;
	editor: Editor;
	assistant: AssistantPage;
	toolbar: ToolbarPage;
	upstream: typeof Upstream;
	/** Has axe look at what is offered. */
	look?: ( ...include: ( string | string[] )[] ) => Promise< void >;
}

/** Begins to write in an empty post. */
export const begin = ( {
	person,
	editor,
}: Pick< Desk, 'person' | 'editor' > ) =>
	person.click(
		editor.canvas.getByRole( 'button', { name: 'Add default block' } )
	);

/** Asks for a paragraph in an empty post, and takes it. */
export async function writeParagraph( desk: Desk, task: string ) {
	const { person, editor, assistant, upstream } = desk;
	await upstream.behave( { text: DRAFT } );
	await begin( desk );
	await person.insert( '/ai', 'Write with AI' );
	await expect( assistant.block.getByRole( 'textbox' ) ).toBeFocused();
	await person.type( 'How do rivers begin?' );
	await person.press( 'Enter' );
	await expect( assistant.text ).toHaveText( DRAFT );
	const accept = assistant.block.getByRole( 'button', { name: ACCEPT } );
	await expect( accept ).toBeVisible();
	await desk.look?.( [
		'iframe[name="editor-canvas"]',
		'[data-type="jetpack/ai-assistant"]',
	] );
	await person.click( accept );
	await expect( assistant.block ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( DRAFT ) ).toBeVisible();
	person.finish( task, 4 );
}

/** Has two paragraphs shortened, rejects one of the changes and accepts the other. */
export async function shortenTwo( desk: Desk, task: string ) {
	const { person, editor, page, toolbar, upstream } = desk;
	await toolbar.fill(
		paragraph( 'The river runs very fast past the mill.' ) +
			paragraph( 'It runs very far, and it ends in the sea.' )
	);
	await upstream.behave( { text: 'It runs.' } );
	await person.click( editor.canvas.getByText( 'past the mill' ) );
	await person.click( editor.canvas.getByText( 'in the sea' ), {
		modifiers: [ 'Shift' ],
	} );
	await person.useTool( 'AI Assistant' );
	await person.click(
		page.getByRole( 'menuitem', { name: 'Make shorter' } )
	);
	await expect( toolbar.button( 'Accept' ) ).toBeInViewport();
	await desk.look?.( '.slipstream-ai-panel' );
	await person.click( toolbar.button( 'Reject this change' ).last() );
	await person.click( toolbar.button( /^Accept \d+ of/ ) );
	await expect( toolbar.panel ).toHaveCount( 0 );
	person.finish( task, 6 );
}
