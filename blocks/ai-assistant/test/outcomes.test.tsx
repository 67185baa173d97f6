import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spoken } from '../../../src/ai-ui/test/support';
import { assistant, createBlock, renderEditor } from './support/editor';
import { settle } from './support/provider';
import { actions, field, press, text, startSession } from './support/session';

const { provider, ask, generate } = startSession();

describe( 'what comes after', () => {
	it( 'accepts as real blocks in one step', async () => {
		const editor = renderEditor( [ assistant() ] );
		await generate( 'A haiku', '## Frogs\n\nOld **pond**' );
		const before = editor.steps();
		await press( 'Accept' );
		await waitFor( () =>
			expect( editor.markup() ).not.toContain( 'ai-assistant' )
		);
		expect( editor.markup() ).toContain( 'Frogs</h2>' );
		expect( editor.markup() ).toContain( 'Old <strong>pond</strong>' );
		expect( editor.steps() ).toBe( before + 1 );
	} );

	it( 'accepts with Mod+Enter', async () => {
		const editor = renderEditor( [ assistant() ] );
		await generate( 'A haiku', 'Old pond' );
		( await field() ).focus();
		await userEvent.keyboard( '{Control>}{Enter}{/Control}' );
		await waitFor( () =>
			expect( editor.markup() ).toContain( 'Old pond</p>' )
		);
	} );

	it( 'discards to the original content and conversation', async () => {
		const original = [ { role: 'user' as const, content: 'Before' } ];
		const editor = renderEditor( [
			assistant( {
				originalContent: 'First words',
				originalMessages: original,
			} ),
		] );
		await generate( 'A haiku', 'Old pond' );
		await press( 'Discard' );
		expect( editor.attributes() ).toMatchObject( {
			messages: original,
			requestingState: 'init',
		} );
		expect( editor.attributes().content ).toBe( 'First words' );
		expect( screen.queryByRole( 'button', { name: 'Accept' } ) ).toBeNull();
		expect( text() ).toHaveTextContent( 'First words' );
		expect( await field() ).toHaveValue( 'A haiku' );
	} );

	it( 'opens a finished block of a saved post as finished', async () => {
		renderEditor( [
			assistant( {
				content: 'Old pond',
				userPrompt: 'A haiku',
				requestingState: 'done',
				messages: [
					{
						role: 'jetpack-ai',
						context: {
							type: 'ai-assistant-user-prompt',
							request: 'A haiku',
						},
					},
					{ role: 'assistant', content: 'Old pond' },
				],
			} ),
		] );
		await waitFor( () =>
			expect( text()?.querySelector( 'p' ) ).toHaveTextContent(
				'Old pond'
			)
		);
		expect(
			screen.getByRole( 'button', { name: 'Accept' } )
		).toBeEnabled();
		await press( 'Regenerate' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 1 )
		);
		expect( provider().last.body.messages.at( -1 )?.context?.request ).toBe(
			'A haiku'
		);
	} );
} );

const markup =
	'<!-- wp:heading {"textColor":"red"} -->\n<h2 class="wp-block-heading">Frogs</h2>\n<!-- /wp:heading -->';
const ABOUT = {
	role: 'jetpack-ai' as const,
	context: { type: 'ai-assistant-relevant-content', content: '## Frogs' },
};
const PEER = {
	content: '## Frogs',
	originalContent: '## Frogs',
	messages: [ ABOUT ],
};

/** A heading that was given to the assistant, and what is there until its text has been made. */
async function transformed() {
	const editor = renderEditor( [ assistant( { originalBlocks: markup } ) ] );
	await waitFor( () =>
		expect( editor.attributes().originalContent ).toBe( '## Frogs' )
	);
	return editor;
}

describe( 'blocks that are given to the assistant', () => {
	it( 'are kept as text for other editors, without a step of undo', async () => {
		const editor = await transformed();
		expect( editor.attributes() ).toMatchObject( {
			...PEER,
			originalBlocks: markup,
			requestingState: 'init',
		} );
		expect( editor.steps() ).toBe( 0 );
		expect( screen.queryByRole( 'button', { name: 'Accept' } ) ).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Cancel' } )
		).toBeEnabled();
		expect( text()?.querySelector( 'h2' ) ).toHaveTextContent( 'Frogs' );
	} );

	it( 'are there again when the answer is discarded', async () => {
		const editor = await transformed();
		await generate( 'Shorter', 'F.' );
		expect( editor.attributes().content ).toBe( 'F.' );
		await press( 'Discard' );
		expect( editor.attributes() ).toMatchObject( PEER );
		expect( screen.queryByRole( 'button', { name: 'Accept' } ) ).toBeNull();
	} );

	it( 'may be what is answered, too', async () => {
		await transformed();
		await generate( 'Shorter', '## Frogs' );
		expect(
			screen.getByRole( 'button', { name: 'Accept' } )
		).toBeEnabled();
	} );

	it( 'are not written into a block that is only looked at', async () => {
		const editor = renderEditor(
			[ assistant( { originalBlocks: markup } ) ],
			{ isPreviewMode: true }
		);
		await waitFor( () =>
			expect( text()?.querySelector( 'h2' ) ).toHaveTextContent( 'Frogs' )
		);
		expect( editor.attributes().originalContent ).toBeUndefined();
	} );
} );

describe.each( [
	[ 'just now', { originalBlocks: markup } ],
	[ 'in an earlier version', { originalContent: markup } ],
	[ 'here, and saved', { ...PEER, originalBlocks: markup } ],
] )( 'blocks that were given to the assistant %s', ( _when, attributes ) => {
	it( 'are shown, and asked about once', async () => {
		renderEditor( [ assistant( attributes ) ] );
		await waitFor( () =>
			expect( text()?.querySelector( 'h2' ) ).toHaveTextContent( 'Frogs' )
		);
		const { body } = await ask( 'Shorter' );
		expect(
			body.messages.filter(
				( { context } ) => context?.type === ABOUT.context.type
			)
		).toEqual( [ ABOUT ] );
	} );

	it.each( [
		[ 'Cancel', () => press( 'Cancel' ) ],
		[ 'Escape', async () => userEvent.type( await field(), '{Escape}' ) ],
	] )( 'come back as they were with %s', async ( _name, leave ) => {
		const editor = renderEditor( [ assistant( attributes ) ] );
		await field();
		await leave();
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.name ).toBe( 'core/heading' )
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			textColor: 'red',
			content: 'Frogs',
		} );
	} );
} );

describe( 'blocks that were given to the assistant in another editor', () => {
	it( 'open as not answered yet, unchanged, and come back from their text', async () => {
		const editor = renderEditor( [ assistant( PEER ) ] );
		await waitFor( () =>
			expect( text()?.querySelector( 'h2' ) ).toHaveTextContent( 'Frogs' )
		);
		expect( editor.attributes() ).toMatchObject( PEER );
		expect( editor.steps() ).toBe( 0 );
		expect( screen.queryByRole( 'button', { name: 'Accept' } ) ).toBeNull();
		await press( 'Cancel' );
		await waitFor( () =>
			expect( editor.markup() ).toContain( 'Frogs</h2>' )
		);
	} );
} );

describe( 'stopping', () => {
	it.each( [
		[ 'the button', () => press( 'Stop' ) ],
		[ 'Escape', () => userEvent.keyboard( '{Escape}' ) ],
	] )(
		'with %s closes the stream and keeps the text',
		async ( _name, stop ) => {
			const editor = renderEditor( [ assistant() ] );
			const generation = await ask( 'A haiku' );
			await generation.say( 'Old pond' );
			await stop();
			await settle();
			expect( generation.isClosed() ).toBe( true );
			expect( provider().stopped ).toHaveLength( 1 );
			expect( editor.attributes() ).toMatchObject( {
				content: 'Old pond',
				requestingState: 'done',
			} );
			expect( spoken() ).toMatch( /^Stopped early/ );
			expect( screen.getByText( 'Stopped early' ) ).toBeVisible();
			expect( actions() ).toEqual( [
				'Continue',
				'Accept',
				'Discard',
				'Regenerate',
			] );
			await press( 'Continue' );
			await waitFor( () =>
				expect( provider().generations ).toHaveLength( 2 )
			);
			await provider().last.say( 'pond, a frog.' );
			await provider().last.done();
			expect( editor.attributes().content ).toBe( 'Old pond, a frog.' );
			expect( screen.queryByText( 'Stopped early' ) ).toBeNull();
			expect( actions() ).toEqual( [
				'Accept',
				'Discard',
				'Regenerate',
			] );
		}
	);

	it( 'before any text goes back to where it was', async () => {
		const editor = renderEditor( [ assistant() ] );
		await ask( 'A haiku' );
		await press( 'Stop' );
		await settle();
		expect( editor.attributes().requestingState ).toBe( 'init' );
		expect(
			screen.getByRole( 'button', { name: 'Generate' } )
		).toBeEnabled();
	} );

	it( 'happens when the block is removed, and leaves no trace', async () => {
		const editor = renderEditor( [
			assistant(),
			createBlock( 'core/paragraph' ),
		] );
		const generation = await ask( 'A haiku' );
		await generation.say( 'Old pond' );
		const { clientId } = editor.blocks()[ 0 ] ?? {};
		await editor.act(
			( { removeBlock } ) => void removeBlock( String( clientId ) )
		);
		await settle();
		expect( generation.isClosed() ).toBe( true );
		expect( editor.markup() ).not.toContain( 'ai-assistant' );
	} );

	it( 'keeps the text when the editor is left for its code view', async () => {
		const editor = renderEditor( [ assistant() ] );
		const generation = await ask( 'A haiku' );
		await generation.say( 'Old pond' );
		editor.hideCanvas();
		await settle();
		expect( generation.isClosed() ).toBe( true );
		expect( editor.attributes().content ).toBe( 'Old pond' );
	} );
} );
