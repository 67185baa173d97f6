import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerBlock } from './editor';
import type { TestEditor } from './editor';

/** What is said of an address that no block of its service is made of. */
export const NOT_EMBEDDED = 'Sorry, this content could not be embedded.';

/**
 * Gives the form of an embedding block another text, as by pasting it.
 *
 * @param label What the form's field is called.
 * @param text  An address or a code.
 */
export async function submitEmbed(
	label: string,
	text: string
): Promise< void > {
	const user = userEvent.setup();
	const field = await screen.findByRole( 'textbox', { name: label } );
	await user.clear( field );
	await user.click( field );
	if ( text !== '' ) {
		await user.paste( text );
	}
	await user.click( screen.getByRole( 'button', { name: 'Embed' } ) );
}

/**
 * Looks for the sentence of an error, which is drawn and told to screen readers.
 *
 * @param message The sentence.
 */
export const findRefusal = async (
	message: string
): Promise< HTMLElement | undefined > =>
	( await screen.findAllByText( message ) ).find( ( element ) =>
		element.closest( '.components-notice' )
	);

/** Registers the block that a link is written in. Before an editor is opened. */
export function registerParagraph(): void {
	const settings = {
		title: 'Paragraph',
		category: 'text',
		apiVersion: 3,
		attributes: { content: { type: 'string' } },
		save: () => null,
	};
	registerBlock( { name: 'core/paragraph' }, settings );
}

/**
 * Presses the button that makes a link of what could not be embedded.
 *
 * @param editor The editor with the block.
 * @return The block in its place, and what it says.
 */
export async function convertToLink( editor: TestEditor ): Promise< string > {
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Convert block to link' } )
	);
	const [ block ] = editor.blocks();
	return `${ block?.name } ${ String( block?.attributes.content ) }`;
}
