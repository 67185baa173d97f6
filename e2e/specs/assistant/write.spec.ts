import { SERVER_ERROR } from '../../faults';
import { expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { chooseTool, openBySlash, openSidebar } from '../../write-page';

const STORY = 'Rivers begin small.';

test( 'the slash list opens one field; a text is continued in its place, and a wish that fits no tool is the request', async ( {
	toolbar,
	assistant,
	upstream,
	page,
	editor,
	pageUtils,
	expectAccessible,
} ) => {
	const option = ( name: string ) =>
		assistant.block.getByRole( 'option', { name } );

	await test.step( 'a text is continued, and taken back in one step', async () => {
		await toolbar.open( paragraph( STORY ) );
		await upstream.behave( { text: 'Then they **grow**.\n\n- And end' } );
		await editor.canvas.getByText( STORY ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( '/ai' );
		const entry = page.getByRole( 'option', {
			name: 'Write with AI',
			selected: true,
		} );
		await expect( entry.locator( 'svg' ) ).toBeVisible();
		await expect(
			page.getByRole( 'option', { name: 'AI Assistant' } )
		).toHaveCount( 0 );
		await page.keyboard.press( 'Enter' );
		await expect( assistant.prompt ).toBeFocused();
		await expect( option( 'Continue writing' ) ).toBeVisible();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( option( 'Correct spelling' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/ai-assistant"]',
		] );
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'Enter' );
		await expect( assistant.text.locator( 'strong' ) ).toHaveText( 'grow' );
		await assistant.settled();
		const before = await toolbar.markup();
		await pageUtils.pressKeys( 'primary+Enter' );
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await toolbar.markup() ).toContain( STORY );
		expect(
			( await toolbar.blocks() ).map( ( { name } ) => name )
		).toEqual( [ 'core/paragraph', 'core/paragraph', 'core/list' ] );
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( before );
		const [ request ] = await upstream.seen();
		const sent = JSON.stringify( request?.body?.messages );
		expect( sent ).toContain( 'Continue this text' );
		expect( sent ).toContain( STORY );
		expect( sent ).not.toContain( '/ai' );
	} );

	await test.step( 'Escape leaves the field; words of the author’s own are sent', async () => {
		await toolbar.fill( '' );
		await upstream.reset();
		await upstream.behave( { text: 'Rivers flow.' } );
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.press( 'Enter' );
		await openBySlash( page );
		await expect( assistant.prompt ).toBeFocused();
		// Nothing that needs a text, and nothing said about it.
		await expect( option( 'Summarize' ) ).toHaveCount( 0 );
		await expect( assistant.block ).not.toContainText( 'Add content' );
		await page.keyboard.press( 'Escape' );
		await expect( assistant.block ).toHaveCount( 0 );
		await openBySlash( page );
		await expect( assistant.prompt ).toBeFocused();
		await page.keyboard.type( 'Summary of all rivers' );
		await expect( assistant.block.getByRole( 'option' ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Enter' );
		await assistant.settled();
		await page.keyboard.press( 'ControlOrMeta+Enter' );
		await expect( assistant.block ).toHaveCount( 0 );
		expect( ( await toolbar.blocks() )[ 0 ]?.attributes.content ).toBe(
			'Rivers flow.'
		);
		expect( JSON.stringify( await upstream.seen() ) ).toContain(
			'Summary of all rivers'
		);
	} );
} );

test( 'the sidebar offers what there is a use for: summaries, titles, templates, corrections of all texts', async ( {
	toolbar,
	assistant,
	upstream,
	page,
	editor,
	pageUtils,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 503 ) );
	await toolbar.open( '' );
	const sidebar = await openSidebar( editor, page );
	const tool = ( name: string ) =>
		sidebar.getByRole( 'button', { name, exact: true } );

	await test.step( 'an empty post: a summary of what its title promises', async () => {
		await expect( tool( 'Ask AI Assistant' ) ).toBeVisible();
		await expect( tool( 'Summarize' ) ).toHaveCount( 0 );
		await expect( sidebar ).not.toContainText( 'Add content' );
		await upstream.behave( { text: 'What a post could say.' } );
		await chooseTool( sidebar, 'Summary based on title' );
		await toolbar.accept( 'Accept' );
		expect( await toolbar.markup() ).toContain( 'What a post could say.' );
	} );

	await test.step( 'a title, and a template', async () => {
		await upstream.behave( { text: '# "Of rivers"\n' } );
		await chooseTool( sidebar, 'Generate a post title' );
		await toolbar.accept( 'Accept' );
		await expect(
			editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toHaveText( 'Of rivers' );
		await upstream.behave( { text: 'Why do they flow?' } );
		await chooseTool( sidebar, 'Questions and answers' );
		await expect( assistant.prompt ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await assistant.settled();
		await pageUtils.pressKeys( 'primary+Enter' );
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await toolbar.markup() ).toContain( 'Why do they flow?' );
		const sent = JSON.stringify( await upstream.seen() );
		for ( const part of [
			'is the title of',
			'Suggest one title',
			'five questions',
		] ) {
			expect( sent ).toContain( part );
		}
	} );

	await test.step( 'all texts are corrected, one after the other, and taken back in one step', async () => {
		const before = await toolbar.markup();
		await upstream.behave( { text: 'The text.' } );
		await chooseTool( sidebar, 'Correct spelling and grammar' );
		await toolbar.accept();
		expect(
			( await toolbar.blocks() ).map(
				( { attributes } ) => attributes.content
			)
		).toEqual( [ 'The text.', 'The text.' ] );
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( before );
	} );

	await test.step( 'a text that is stopped is kept, a refusal is said, and Escape closes', async () => {
		await upstream.behave( { text: 'word '.repeat( 300 ), hold: 2 } );
		await chooseTool( sidebar, 'Continue writing' );
		await expect( toolbar.panel ).toContainText( 'word word' );
		await page.keyboard.press( 'Escape' );
		await expect( toolbar.button( 'Accept' ) ).toBeVisible();
		await upstream.behave( { status: 503, body: {} } );
		await toolbar.button( 'Regenerate' ).click();
		await expect( toolbar.panel ).toContainText( SERVER_ERROR );
		await expect( toolbar.panel ).toContainText( 'word word' );
		await page.keyboard.press( 'Escape' );
		await expect( toolbar.panel ).toHaveCount( 0 );
	} );
} );
