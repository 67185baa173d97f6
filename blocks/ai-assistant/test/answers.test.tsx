import { assistant, renderEditor } from './support/editor';
import { actions, field, press, text, startSession } from './support/session';

const { generate } = startSession();

describe( 'several answers', () => {
	it( 'are stepped through without a step of undo, and compared', async () => {
		const editor = renderEditor( [ assistant() ] );
		await generate( 'A haiku', 'Old pond' );
		await generate( 'Longer', 'Old pond, a frog' );
		const before = editor.steps();
		expect( await field() ).toHaveValue( '' );
		await press( 'Show changes' );
		expect( text()?.querySelector( 'ins' ) ).toHaveTextContent( 'a frog' );
		await press( 'Show changes' );
		expect( text()?.querySelector( 'ins' ) ).toBeNull();
		await press( 'Previous suggestion' );
		expect( editor.attributes() ).toMatchObject( {
			content: 'Old pond',
			messages: [
				{ role: 'user', content: 'A haiku' },
				{ role: 'assistant', content: 'Old pond' },
			],
		} );
		expect( editor.steps() ).toBe( before );
		await press( 'Next suggestion' );
		expect( editor.attributes().content ).toBe( 'Old pond, a frog' );
		await press( 'Discard' );
		expect( await field() ).toHaveValue( 'Longer' );
		expect( actions() ).toEqual( [ 'Generate' ] );
	} );

	it( 'keep words that were typed for something else', async () => {
		const editor = renderEditor( [
			assistant( {
				content: 'Old pond',
				userPrompt: 'Longer',
				requestingState: 'done',
				messages: [
					{ role: 'user', content: 'A haiku' },
					{ role: 'assistant', content: 'Old pond' },
				],
			} ),
		] );
		expect( await field() ).toHaveValue( 'Longer' );
		expect( actions() ).toEqual( [ 'Generate', 'Cancel' ] );
		await press( 'Cancel' );
		expect( editor.attributes().userPrompt ).toBe( 'A haiku' );
		expect( actions() ).toEqual( [ 'Accept', 'Discard', 'Regenerate' ] );
	} );
} );
