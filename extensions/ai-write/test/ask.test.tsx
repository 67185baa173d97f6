import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	createBlock,
	renderEditor,
} from '../../../blocks/ai-assistant/test/support/editor';
import { startSession } from '../../../blocks/ai-assistant/test/support/session';
import { load, panel } from '../panel';

const { provider } = startSession();

/** Opens the panel that is there where the block is not, in a post of one paragraph and an empty one. */
async function open() {
	const editor = renderEditor(
		[
			createBlock( 'core/paragraph', { content: 'Rivers begin small.' } ),
			createBlock( 'core/paragraph' ),
		],
		undefined,
		<panel.Host />
	);
	await editor.select( 1 );
	await act( async () => {
		panel.open( {} );
		await load();
	} );
	const field = await screen.findByRole( 'textbox', { name: 'Ask AI' } );
	return { editor, field };
}

const generation = async () => {
	await waitFor( () => expect( provider().generations ).toHaveLength( 1 ) );
	return provider().last;
};

it( 'is one field with the tools below it; a wish is written there, and put into the post', async () => {
	const { editor, field } = await open();
	expect( field ).toHaveFocus();
	expect(
		screen
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Continue writing',
		'Correct spelling and grammar',
		'Simplify',
		'Summarize',
		'Generate a post title',
	] );
	await userEvent.type( field, 'Of the sea{Enter}' );
	const answer = await generation();
	expect( screen.queryByRole( 'option' ) ).toBeNull();
	expect( answer.body.messages.at( -1 )?.context ).toMatchObject( {
		request: 'Of the sea',
	} );
	await answer.say( 'It is wide.' );
	await answer.done();
	expect( screen.queryByRole( 'option' ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Accept' } ) );
	await waitFor( () =>
		expect(
			editor.blocks().map( ( { attributes } ) => attributes.content )
		).toEqual( [ 'Rivers begin small.', 'It is wide.' ] )
	);
} );

it( 'does what a tool is for', async () => {
	const { field } = await open();
	await userEvent.type( field, 'cont{Enter}' );
	const answer = await generation();
	expect( answer.body.messages.at( -1 )?.context?.type ).toBe(
		'ai-assistant-continue-writing'
	);
	expect(
		screen.queryByRole( 'dialog', { name: 'Continue writing' } )
	).not.toBeNull();
} );
