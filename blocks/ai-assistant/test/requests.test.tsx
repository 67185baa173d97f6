import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hush, spoken } from '../../../src/ai-ui/test/support';
import { assistant, createBlock, renderEditor } from './support/editor';
import { settle } from './support/provider';
import { field, press, text, startSession } from './support/session';

const { provider, ask, generate } = startSession();

describe( 'the first look', () => {
	it( 'writes nothing and asks nobody', async () => {
		const editor = renderEditor( [ assistant() ] );
		await field();
		await settle();
		expect( editor.steps() ).toBe( 0 );
		expect( editor.markup() ).toBe( '<!-- wp:jetpack/ai-assistant /-->' );
		expect( provider().generations ).toHaveLength( 0 );
	} );

	it( 'keeps an attribute that is not used any more', async () => {
		const editor = renderEditor( [
			assistant( { isLayoutBuldingModeEnable: true } ),
		] );
		await field();
		expect( editor.markup() ).toContain(
			'"isLayoutBuldingModeEnable":true'
		);
	} );
} );

describe( 'a request', () => {
	it( 'streams rendered text and is kept once, at the end', async () => {
		const editor = renderEditor( [ assistant() ] );
		const generation = await ask( 'A haiku' );
		const before = editor.steps();
		const sidebar = screen.getByLabelText( 'sidebar' );
		expect(
			screen
				.getAllByRole( 'button' )
				.filter( ( button ) => ! sidebar.contains( button ) )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Stop', 'elsewhere' ] );
		expect( generation.body.feature ).toBe( 'ai-assistant' );
		expect( generation.body.messages.at( -1 )?.context ).toMatchObject( {
			type: 'ai-assistant-user-prompt',
			request: 'A haiku',
		} );
		await generation.say( '## Old **po' );
		expect( text()?.querySelector( 'h2 strong' ) ).toHaveTextContent(
			'po'
		);
		expect( text() ).toHaveAttribute( 'aria-busy', 'true' );
		await generation.say( 'nd**\n\n<img src=x onerror=alert(1)>' );
		expect( text()?.querySelector( 'img' ) ).toBeNull();
		expect( editor.attributes().requestingState ).toBe( 'init' );
		expect( editor.attributes().content ).toBeUndefined();
		expect( editor.steps() ).toBe( before );
		await generation.done();
		expect( editor.attributes() ).toMatchObject( {
			content: '## Old **pond**\n\n<img src=x onerror=alert(1)>',
			requestingState: 'done',
			messages: [
				{ role: 'user', content: 'A haiku' },
				{
					role: 'assistant',
					content: '## Old **pond**\n\n<img src=x onerror=alert(1)>',
				},
			],
		} );
		expect( editor.steps() ).toBe( before + 1 );
		expect( await field() ).toHaveValue( '' );
	} );

	it( 'tells screen readers the start and the end, not the text', async () => {
		renderEditor( [ assistant() ] );
		const generation = await ask( 'A haiku' );
		expect( spoken() ).toMatch( /^Writing/ );
		hush();
		await generation.say( 'Old pond' );
		expect( spoken() + spoken( 'assertive' ) ).toBe( '' );
		await generation.done();
		expect( spoken() ).toMatch( /ready/ );
	} );

	it( 'is about the rest of the post when the block is empty', async () => {
		renderEditor( [
			createBlock( 'core/paragraph', {
				content: 'Frogs <em>jump</em>.',
			} ),
			assistant(),
		] );
		const { body } = await ask( 'Sum up' );
		expect( body.messages[ 1 ]?.context ).toEqual( {
			type: 'ai-assistant-relevant-content',
			content: 'Frogs _jump_.',
		} );
	} );

	it( 'tells what it is about once, however long the conversation', async () => {
		const editor = renderEditor( [
			assistant( {
				originalBlocks:
					'<!-- wp:paragraph -->\n<p class="wp-block-paragraph">Frogs <em>jump</em>.</p>\n<!-- /wp:paragraph -->',
			} ),
		] );
		await waitFor( () =>
			expect( editor.attributes().messages ).toHaveLength( 1 )
		);
		const about = {
			role: 'jetpack-ai',
			context: {
				type: 'ai-assistant-relevant-content',
				content: 'Frogs _jump_.',
			},
		};
		const { body: first } = await generate( 'Shorter', 'Jump!' );
		expect( first.messages.slice( 1, -1 ) ).toEqual( [ about ] );
		const { body: second } = await ask( 'Longer' );
		expect( second.messages.slice( 1, -1 ) ).toEqual( [
			about,
			{ role: 'user', content: 'Shorter' },
			{ role: 'assistant', content: 'Jump!' },
		] );
	} );

	it( 'goes on from the conversation, and its steps are undone one by one', async () => {
		const editor = renderEditor( [ assistant() ] );
		await generate( 'A haiku', 'One' );
		const before = editor.steps();
		const { body } = await generate( 'Longer', 'Two' );
		expect( body.messages.slice( 1, 3 ) ).toEqual( [
			{ role: 'user', content: 'A haiku' },
			{ role: 'assistant', content: 'One' },
		] );
		expect( editor.attributes().messages ).toHaveLength( 4 );
		// The new words in the field are one step, their answer another.
		expect( editor.steps() ).toBe( before + 2 );
	} );

	it( 'asks again for the same without the answer it replaces', async () => {
		const editor = renderEditor( [ assistant() ] );
		await generate( 'A haiku', 'One' );
		const before = editor.steps();
		await press( 'Regenerate' );
		await waitFor( () =>
			expect( provider().generations ).toHaveLength( 2 )
		);
		expect( text() ).toHaveTextContent( 'One' );
		expect( JSON.stringify( provider().last.body.messages ) ).not.toContain(
			'One'
		);
		await provider().last.say( 'Two' );
		expect( text() ).toHaveTextContent( 'Two' );
		await provider().last.done();
		expect( editor.attributes().messages ).toEqual( [
			{ role: 'user', content: 'A haiku' },
			{ role: 'assistant', content: 'Two' },
		] );
		expect( editor.steps() ).toBe( before + 1 );
	} );

	it( 'ignores a heading without words', async () => {
		const editor = renderEditor( [ assistant() ] );
		const generation = await ask( 'A title' );
		await generation.say( '# ' );
		expect( text() ).toBeNull();
		await generation.done();
		expect( editor.attributes().content ).toBeUndefined();
	} );
} );

describe( 'two blocks', () => {
	it( 'stream at once, each its own', async () => {
		const editor = renderEditor( [ assistant(), assistant() ] );
		const fields = await screen.findAllByRole( 'textbox', {
			name: 'Ask AI',
		} );
		for ( const [ index, words ] of [ 'One', 'Two' ].entries() ) {
			const input = fields[ index ];
			if ( input ) {
				await userEvent.type( input, `${ words }{Enter}` );
			}
			await waitFor( () =>
				expect( provider().generations ).toHaveLength( index + 1 )
			);
		}
		const [ first, second ] = provider().generations;
		await first?.say( 'Answer 1' );
		await second?.say( 'Answer 2' );
		await second?.done();
		expect( editor.attributes( 0 ).requestingState ).toBe( 'init' );
		expect( editor.attributes( 1 ).content ).toBe( 'Answer 2' );
		await first?.done();
		expect( editor.attributes( 0 ).content ).toBe( 'Answer 1' );
		const [ one ] = document.querySelectorAll< HTMLElement >(
			'.wp-block-jetpack-ai-assistant'
		);
		expect( one && within( one ).getByText( 'Answer 1' ) ).toBeTruthy();
	} );
} );
