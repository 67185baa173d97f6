import { expect } from '../../fixtures';
import { setSettings } from '../../site-settings';
import { paragraph, test } from '../../toolbar-page';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const mark = ( block?: { attributes: Record< string, unknown > } ) =>
	( block?.attributes.metadata as Record< string, unknown > | undefined )
		?.slipstreamAi;

/** Where readers are told. */
const setLabel = ( requestUtils: RequestUtils, label: string ) =>
	setSettings( requestUtils, { slipstream_ai_label: label } );

test.afterEach( ( { requestUtils } ) => setLabel( requestUtils, 'off' ) );

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
	requestUtils,
	setLanguage,
	expectAccessible,
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

	const setting = page.locator( '.slipstream-control__label' );
	const label = page.locator( '.slipstream-ai-label' );
	const shoot = ( name: string ) =>
		page.screenshot( {
			path: `artifacts/screens/provenance-${ name }.png`,
		} );
	await setLabel( requestUtils, 'once' );
	await page.goto( `/?p=${ post }` );
	await expect( label ).toHaveText( [
		'Parts of this text were written with AI.',
	] );
	await shoot( 'page' );

	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-control' );
	const choice = ( name: string ) => setting.getByRole( 'radio', { name } );
	await expect( choice( 'Once, below the post' ) ).toBeChecked();
	await choice( 'At each block' ).check();
	await page.getByRole( 'button', { name: 'Save limits' } ).click();
	await expect( page.locator( '.slipstream-control' ) ).toContainText(
		'Saved.'
	);
	await expectAccessible( '.slipstream-control__label' );
	await expect( setting ).toContainText( 'Tell readers about AI' );
	await setting.scrollIntoViewIfNeeded();
	await shoot( 'setting' );
	await page.goto( `/?p=${ post }` );
	await expect( label ).toHaveText( [
		'Written with AI.',
		'Written with AI.',
	] );
	await expectAccessible( '.slipstream-ai-label' );
	await shoot( 'each' );
	await setLanguage( 'ar' );
	await page.goto( `/?p=${ post }` );
	await expect( label ).toHaveCount( 2 );
	await shoot( 'each-rtl' );
	await setLanguage( '' );

	await setLabel( requestUtils, 'off' );
	await page.goto( `/?p=${ post }` );
	await expect( label ).toHaveCount( 0 );
} );
