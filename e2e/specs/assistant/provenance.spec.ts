import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';

const mark = ( block?: { attributes: Record< string, unknown > } ) =>
	( block?.attributes.metadata as Record< string, unknown > | undefined )
		?.slipstreamAi;

test( 'a block that AI changed says so, until the author takes the note away', async ( {
	toolbar,
	upstream,
	editor,
	page,
	expectAccessible,
} ) => {
	await toolbar.open( paragraph( 'Teh shop is open.', 'story' ) );
	await upstream.behave( { text: 'The shop is open.' } );
	await toolbar.choose( 'Correct spelling and grammar' );
	await toolbar.accept();
	const [ block ] = await toolbar.blocks();
	expect( mark( block ) ).toEqual( {
		share: 'edited',
		model: 'fake-model',
		date: expect.stringMatching( /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ ),
		user: 1,
	} );
	await editor.openDocumentSettingsSidebar();
	await page.getByRole( 'tab', { name: 'Block' } ).click();
	const note = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		note.getByText( 'AI changed this (fake-model). Accepted by admin.' )
	).toBeVisible();
	await expectAccessible( '.block-editor-block-inspector' );
	await page.screenshot( { path: 'artifacts/screens/provenance.png' } );
	await note.getByRole( 'button', { name: 'Remove this note' } ).click();
	await expect( note.getByText( 'Written with AI' ) ).toHaveCount( 0 );
	expect( ( await toolbar.blocks() )[ 0 ]?.attributes ).toEqual( {
		...block?.attributes,
		metadata: undefined,
	} );
} );

test( 'what the assistant wrote is marked, and readers are told where the owner wants it', async ( {
	assistant,
	upstream,
	editor,
	page,
	admin,
	toolbar,
} ) => {
	await upstream.behave( { text: 'Herons wait.\n\nFrogs do not.' } );
	await assistant.open();
	await assistant.ask( 'Herons' );
	await assistant.settled();
	await assistant.button( 'Accept' ).click();
	await expect( assistant.block ).toHaveCount( 0 );
	const blocks = await toolbar.blocks();
	expect( blocks.map( mark ) ).toEqual( [
		expect.objectContaining( { share: 'made' } ),
		expect.objectContaining( { share: 'made' } ),
	] );
	const post = await editor.publishPost();

	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	const settings = page.getByRole( 'checkbox', {
		name: 'Tell readers about AI',
	} );
	await settings.check();
	await page.getByRole( 'button', { name: 'Save limits' } ).click();
	await expect( page.locator( '.slipstream-control' ) ).toContainText(
		'Saved.'
	);
	await page.goto( `/?p=${ post }` );
	await expect(
		page.getByText( 'Parts of this text were written with AI.' )
	).toBeVisible();
	await page.screenshot( { path: 'artifacts/screens/provenance-page.png' } );

	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	await settings.uncheck();
	await page.getByRole( 'button', { name: 'Save limits' } ).click();
	await expect( page.locator( '.slipstream-control' ) ).toContainText(
		'Saved.'
	);
	await page.goto( `/?p=${ post }` );
	await expect( page.locator( '.slipstream-ai-label' ) ).toHaveCount( 0 );
} );
