import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addAction, removeAction } from '@wordpress/hooks';
import { installSettings } from '../../../src/ai-ui/test/support';
import { assistant, createBlock, renderEditor } from './support/editor';
import { field, press, startSession, text } from './support/session';
import type { Block } from '@wordpress/blocks';

const { provider, ask, generate } = startSession();

const paragraph = ( content: string ) =>
	createBlock( 'core/paragraph', { content } );
const options = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );

/** An assistant that is selected, with other blocks around it. */
async function open( above: Block[] = [], below: Block[] = [] ) {
	const editor = renderEditor( [ ...above, assistant(), ...below ] );
	await editor.select( above.length );
	await field();
	return editor;
}

/** What was asked for last, and about what. */
const asked = () => {
	const { messages } = provider().last.body;
	return {
		type: messages.at( -1 )?.context?.type,
		content: messages[ 1 ]?.context?.content,
	};
};

async function choose( name: string ) {
	const before = provider().generations.length;
	await userEvent.click( screen.getByRole( 'option', { name } ) );
	await waitFor( () =>
		expect( provider().generations ).toHaveLength( before + 1 )
	);
	return provider().last;
}

const templates = [ { title: 'Outline', prompt: 'An outline about ' } ];

describe( 'the tools below the prompt', () => {
	it( 'are those that an empty post has a use for', async () => {
		installSettings( { ai: { templates } } );
		await open();
		expect( options() ).toEqual( [ 'Outline' ] );
		await userEvent.click(
			screen.getByRole( 'option', { name: 'Outline' } )
		);
		expect( await field() ).toHaveValue( 'An outline about ' );
		expect( options() ).toEqual( [] );
		installSettings();
	} );

	it( 'write in the place of the block, and the same once more', async () => {
		const editor = await open(
			[ paragraph( 'Above.' ) ],
			[ paragraph( 'Below.' ) ]
		);
		expect( options() ).toEqual( [ 'Continue writing', 'Summarize' ] );
		const first = await choose( 'Continue writing' );
		expect( options() ).toEqual( [] );
		expect( asked() ).toEqual( {
			type: 'ai-assistant-continue-writing',
			content: 'Above.',
		} );
		await first.say( 'And on.' );
		expect( text() ).toHaveTextContent( 'And on.' );
		await first.done();
		expect( options() ).toEqual( [] );
		await press( 'Regenerate' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 2 )
		);
		expect( asked() ).toEqual( {
			type: 'ai-assistant-continue-writing',
			content: 'Above.',
		} );
		await provider().last.say( 'And further.' );
		await provider().last.done();
		await press( 'Accept' );
		expect(
			editor.blocks().map( ( { attributes } ) => attributes.content )
		).toEqual( [ 'Above.', 'And further.', 'Below.' ] );
	} );

	it( 'ask about all of the post, and a request that follows about the answer', async () => {
		await open( [ paragraph( 'Above.' ) ], [ paragraph( 'Below.' ) ] );
		const first = await choose( 'Summarize' );
		expect( asked() ).toEqual( {
			type: 'ai-assistant-summarize',
			content: 'Above.\n\nBelow.',
		} );
		await first.say( 'Both.' );
		await first.done();
		const second = await ask( 'Shorter' );
		expect( second.body.messages.at( -1 )?.context ).toMatchObject( {
			type: 'ai-assistant-user-prompt',
			request: 'Shorter',
		} );
		expect( JSON.stringify( second.body.messages ) ).toContain( 'Both.' );
		await second.say( 'All.' );
		await second.done();
		await press( 'Regenerate' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 3 )
		);
		expect( asked().type ).toBe( 'ai-assistant-user-prompt' );
	} );

	it( 'go on with the whole text where nothing stands above', async () => {
		await open( [], [ paragraph( 'Below.' ) ] );
		await choose( 'Continue writing' );
		expect( asked().content ).toBe( 'Below.' );
	} );

	it( 'give way to a request of the author’s own', async () => {
		await open( [ paragraph( 'Above.' ) ] );
		await userEvent.type( await field(), 'Summ' );
		expect( options() ).toEqual( [ 'Summarize' ] );
		await userEvent.type( await field(), 'on a river' );
		expect( options() ).toEqual( [] );
		await generate( 'Summon a river', 'Here it is.' );
		expect( provider().last.body.messages.at( -1 )?.context ).toMatchObject(
			{ request: 'Summon a river' }
		);
	} );

	it( 'are gone while another block is selected', async () => {
		const editor = await open( [ paragraph( 'Above.' ) ] );
		await editor.select( 0 );
		expect( options() ).toEqual( [] );
	} );
} );

describe( 'tools for other places', () => {
	const openPanel = jest.fn();
	beforeEach( () => {
		addAction( 'slipstream.writeWithAi', 'slipstream/test', openPanel );
	} );
	afterEach( () => {
		removeAction( 'slipstream.writeWithAi', 'slipstream/test' );
	} );

	it( 'leave the block, which has nothing to do any more', async () => {
		const editor = await open( [ paragraph( 'Above.' ) ] );
		expect( options() ).toEqual( [
			'Continue writing',
			'Correct spelling and grammar',
			'Simplify',
			'Summarize',
			'Generate a post title',
		] );
		await userEvent.click(
			screen.getByRole( 'option', { name: 'Simplify' } )
		);
		expect( openPanel ).toHaveBeenCalledWith( {
			tool: expect.objectContaining( { id: 'simplify' } ),
		} );
		expect( editor.blocks().map( ( { name } ) => name ) ).toEqual( [
			'core/paragraph',
			'core/paragraph',
		] );
		expect( provider().generations ).toHaveLength( 0 );
	} );
} );

describe( 'Escape', () => {
	it( 'leaves an empty prompt for an empty paragraph', async () => {
		const editor = await open();
		await act( async () => ( await field() ).focus() );
		await userEvent.keyboard( '{Escape}' );
		expect( editor.blocks() ).toMatchObject( [
			{ name: 'core/paragraph' },
		] );
	} );

	it( 'loses no words', async () => {
		const editor = await open();
		await userEvent.type( await field(), 'A haiku{Escape}' );
		expect( editor.attributes().userPrompt ).toBe( 'A haiku' );
	} );
} );
