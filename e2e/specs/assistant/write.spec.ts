import { UNAVAILABLE } from '../../faults';
import { expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { openBySlash, openSidebar, openTool } from '../../write-page';

const STORY = 'Rivers begin small.';

test( 'the slash list opens one field; a text is continued in its place, and taken back in one step', async ( {
	toolbar,
	assistant,
	upstream,
	page,
	editor,
	pageUtils,
	expectAccessible,
} ) => {
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
	const option = ( name: string ) =>
		assistant.block.getByRole( 'option', { name } );
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
	await page.screenshot( { path: 'artifacts/screens/write-menu.png' } );
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'Enter' );
	await expect( assistant.text.locator( 'strong' ) ).toHaveText( 'grow' );
	await assistant.settled();
	await page.screenshot( { path: 'artifacts/screens/write-draft.png' } );
	const before = await toolbar.markup();
	await pageUtils.pressKeys( 'primary+Enter' );
	await expect( assistant.block ).toHaveCount( 0 );
	expect( await toolbar.markup() ).toContain( STORY );
	expect( ( await toolbar.blocks() ).map( ( { name } ) => name ) ).toEqual( [
		'core/paragraph',
		'core/paragraph',
		'core/list',
	] );
	await pageUtils.pressKeys( 'primary+z' );
	expect( await toolbar.markup() ).toBe( before );
	const [ request ] = await upstream.seen();
	const sent = JSON.stringify( request?.body?.messages );
	expect( sent ).toContain( 'Continue this text' );
	expect( sent ).toContain( STORY );
	expect( sent ).not.toContain( '/ai' );
} );

test( 'a wish that fits no tool is the request; Escape leaves the field', async ( {
	toolbar,
	assistant,
	upstream,
	page,
	editor,
} ) => {
	await toolbar.open( '' );
	await upstream.behave( { text: 'Rivers flow.' } );
	const slash = async () => {
		await openBySlash( page );
		await expect( assistant.prompt ).toBeFocused();
	};
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.press( 'Enter' );
	await slash();
	// Nothing that needs a text, and nothing said about it.
	await expect(
		assistant.block.getByRole( 'option', { name: 'Summarize' } )
	).toHaveCount( 0 );
	await expect( assistant.block ).not.toContainText( 'Add content' );
	await page.keyboard.press( 'Escape' );
	await expect( assistant.block ).toHaveCount( 0 );
	await slash();
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

test( 'the sidebar offers what there is a use for, writes titles, summaries and from templates', async ( {
	toolbar,
	assistant,
	upstream,
	page,
	editor,
	pageUtils,
} ) => {
	await toolbar.open( '' );
	const sidebar = await openSidebar( editor, page );
	const showPost = () => sidebar.getByRole( 'tab', { name: 'Post' } ).click();
	const tool = ( name: string ) =>
		sidebar.getByRole( 'button', { name, exact: true } );
	await expect( tool( 'Ask AI Assistant' ) ).toBeVisible();
	await expect( tool( 'Summarize' ) ).toHaveCount( 0 );
	await expect( sidebar ).not.toContainText( 'Add content' );
	await upstream.behave( { text: 'What a post could say.' } );
	await tool( 'Summary based on title' ).click();
	await toolbar.accept( 'Accept' );
	expect( await toolbar.markup() ).toContain( 'What a post could say.' );
	await showPost();
	await expect( tool( 'Summarize' ) ).toBeVisible();

	await upstream.behave( { text: '# "Of rivers"\n' } );
	await showPost();
	await tool( 'Generate a post title' ).click();
	await toolbar.accept( 'Accept' );
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
	).toHaveText( 'Of rivers' );

	await upstream.behave( { text: 'Why do they flow?' } );
	await showPost();
	await tool( 'Questions and answers' ).click();
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

test( 'all texts of the post are corrected, one after the other', async ( {
	toolbar,
	upstream,
	page,
	editor,
	pageUtils,
} ) => {
	await toolbar.open( paragraph( 'Teh one.' ) + paragraph( 'Teh two.' ) );
	const before = await toolbar.markup();
	const sidebar = await openSidebar( editor, page );
	await upstream.behave( { text: 'The text.' } );
	await sidebar
		.getByRole( 'button', { name: 'Correct spelling and grammar' } )
		.click();
	await toolbar.accept();
	expect(
		( await toolbar.blocks() ).map(
			( { attributes } ) => attributes.content
		)
	).toEqual( [ 'The text.', 'The text.' ] );
	await pageUtils.pressKeys( 'primary+z' );
	expect( await toolbar.markup() ).toBe( before );
} );

test( 'a stopped text is kept, a refusal is said, and Escape closes', async ( {
	toolbar,
	upstream,
	page,
	editor,
	expectConsoleErrors,
} ) => {
	await upstream.behave( { text: 'word '.repeat( 300 ), hold: 2 } );
	await openTool( { toolbar, editor, page }, STORY, 'Continue writing' );
	await expect( toolbar.panel ).toContainText( 'word word' );
	await page.keyboard.press( 'Escape' );
	await expect( toolbar.button( 'Accept' ) ).toBeVisible();
	await upstream.behave( { status: 503, body: {} } );
	await toolbar.button( 'Regenerate' ).click();
	await expect( toolbar.panel ).toContainText( UNAVAILABLE );
	await expect( toolbar.panel ).toContainText( 'word word' );
	await page.keyboard.press( 'Escape' );
	await expect( toolbar.panel ).toHaveCount( 0 );
	expectConsoleErrors( status( 503 ) );
} );
