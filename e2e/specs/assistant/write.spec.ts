import { UNAVAILABLE } from '../../faults';
import { expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { openSidebar } from '../../write-page';

const STORY = 'Rivers begin small.';

test( 'the slash list opens the menu, and a text is continued', async ( {
	toolbar,
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
	await page.keyboard.type( '/write with' );
	await expect(
		page.getByRole( 'option', { name: 'Write with AI' } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( toolbar.button( 'Continue writing' ) ).toBeVisible();
	await expectAccessible( '.slipstream-ai-panel' );
	await page.screenshot( { path: 'artifacts/screens/write-menu.png' } );
	await toolbar.button( 'Continue writing' ).click();
	await expect( toolbar.panel.locator( 'strong' ) ).toHaveText( 'grow' );
	await page.screenshot( { path: 'artifacts/screens/write-draft.png' } );
	await expectAccessible( '.slipstream-ai-panel' );
	const before = await toolbar.markup();
	await toolbar.accept( 'Accept' );
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
	expect( sent ).not.toContain( '/write' );
} );

test( 'the sidebar waits for content, writes titles, summaries and from templates', async ( {
	toolbar,
	upstream,
	page,
	editor,
} ) => {
	await toolbar.open( '' );
	const sidebar = await openSidebar( editor, page );
	const showPost = () => sidebar.getByRole( 'tab', { name: 'Post' } ).click();
	const tool = ( name: string ) =>
		sidebar.getByRole( 'button', { name, exact: true } );
	await expect(
		sidebar.getByText( 'Add content to activate the tools below' )
	).toBeVisible();
	await expect( tool( 'Summarize' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await upstream.behave( { text: 'What a post could say.' } );
	await tool( 'Summary based on title' ).click();
	await toolbar.accept( 'Accept' );
	expect( await toolbar.markup() ).toContain( 'What a post could say.' );
	await showPost();
	await expect( tool( 'Summarize' ) ).not.toHaveAttribute(
		'aria-disabled',
		'true'
	);

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
	await toolbar.button( 'Generate' ).click();
	await toolbar.accept( 'Accept' );
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
	await toolbar.open( paragraph( STORY ) + paragraph( '' ) );
	await toolbar.select( 1 );
	await editor.canvas.locator( 'p' ).last().click();
	await page.keyboard.type( '/write with' );
	await expect(
		page.getByRole( 'option', { name: 'Write with AI' } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await upstream.behave( { text: 'word '.repeat( 300 ), hold: 2 } );
	await toolbar.button( 'Continue writing' ).click();
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
