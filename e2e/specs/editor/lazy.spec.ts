import { expect, test } from '../../fixtures';
import type { Page } from '@playwright/test';

/** The plugin's chunks that the page asks for, by name. */
function watchChunks( page: Page ): string[] {
	const chunks: string[] = [];
	page.on( 'request', ( request ) => {
		const name = /\/build\/chunks\/([^?]+)/.exec( request.url() )?.[ 1 ];
		if ( name ) {
			chunks.push( name );
		}
	} );
	return chunks;
}

// A panel that was left open is open again, and needs its chunk.
test.beforeEach( ( { requestUtils } ) => requestUtils.resetPreferences() );

test( 'the editor starts without a single chunk', async ( {
	admin,
	editor,
	page,
} ) => {
	const chunks = watchChunks( page );
	await admin.createNewPost();
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
	).toBeVisible();
	const names = await page.evaluate( () =>
		window.wp.blocks
			.getBlockTypes()
			.map( ( { name }: { name: string } ) => name )
	);
	expect( names ).toEqual(
		expect.arrayContaining( [
			'jetpack/ai-assistant',
			'jetpack/markdown',
			'jetpack/business-hours',
		] )
	);
	expect( chunks ).toEqual( [] );
} );

test( 'the slash-command list fetches what it offers before it is chosen', async ( {
	admin,
	editor,
	page,
} ) => {
	const chunks = watchChunks( page );
	await admin.createNewPost();
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.press( 'Enter' );
	await page.keyboard.type( '/markdown' );
	await expect
		.poll( () => chunks.join( ' ' ) )
		.toContain( 'markdown-edit.js' );
} );

test( 'a failed download offers a retry and recovers; the post loses nothing', async ( {
	admin,
	editor,
	page,
	problems,
} ) => {
	await admin.createNewPost( { title: 'Offline start' } );
	await page.route( /\/build\/chunks\/ai-assistant-edit/, ( route ) =>
		route.abort()
	);
	await editor.insertBlock( { name: 'jetpack/ai-assistant' } );
	const block = editor.canvas.locator( '[data-type="jetpack/ai-assistant"]' );
	await expect( block.getByRole( 'alert' ) ).toContainText(
		'could not be loaded'
	);
	await page.unroute( /\/build\/chunks\/ai-assistant-edit/ );
	await block.getByRole( 'button', { name: 'Try again' } ).click();
	await expect(
		block.getByRole( 'textbox', { name: 'Ask AI' } )
	).toBeVisible();
	problems.length = 0;
} );

test( 'no key is lost while a block loads, and undo has no extra step', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost();
	let release = () => {};
	const gate = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/build\/chunks\/ai-assistant-edit/, async ( route ) => {
		await gate;
		await route.continue();
	} );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.press( 'Enter' );
	await page.keyboard.type( '/ai assistant' );
	await expect(
		page.getByRole( 'option', { name: 'AI Assistant' } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'typed too early' );
	release();
	const block = editor.canvas.locator( '[data-type="jetpack/ai-assistant"]' );
	await expect(
		block.getByRole( 'textbox', { name: 'Ask AI' } )
	).toHaveValue( 'typed too early' );
	await page.keyboard.type( ' and later' );
	await expect(
		block.getByRole( 'textbox', { name: 'Ask AI' } )
	).toHaveValue( 'typed too early and later' );
	await pageUtils.pressKeys( 'primary+z' );
	expect(
		await page.evaluate(
			() =>
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostContent() as string
		)
	).not.toContain( 'core/missing' );
} );

test( 'a page without our blocks gets nothing from us', async ( {
	page,
	requestUtils,
} ) => {
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/posts',
		data: {
			title: 'Plain',
			content: '<!-- wp:paragraph --><p>Plain.</p><!-- /wp:paragraph -->',
			status: 'publish',
		},
	} );
	const ours: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.url().includes( '/plugins/slipstream/' ) &&
			ours.push( request.url() )
	);
	await page.goto( `/?p=${ id }` );
	expect( ours ).toEqual( [] );
} );
