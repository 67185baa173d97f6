import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { kilobytes } from '../../../tests/budget/budgets.json';
import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { openBySlash, openSidebar } from '../../write-page';
import type { Page } from '@playwright/test';

/** The plugin's chunks that the page asks for, by name. */
/** What comes with the first key or move in a new post, whatever is done there. */
const LATER = /^(editor-deferred|stores|shared-src_(plans|modules)_)/;

function watchChunks( page: Page ): string[] {
	const chunks: string[] = [];
	page.on( 'request', ( request ) => {
		const name = /\/build\/chunks\/([^?]+)/.exec( request.url() )?.[ 1 ];
		if ( name && ! LATER.test( name ) ) {
			chunks.push( name );
		}
	} );
	return chunks;
}

/** What was fetched, as it goes over the wire; the engine that tells languages apart is late, and no part of it. */
const kilobytesOf = ( chunks: readonly string[] ) =>
	[ ...new Set( chunks ) ]
		.filter( ( name ) => ! name.includes( 'language-engine' ) )
		.reduce(
			( sum, name ) =>
				sum +
				gzipSync( readFileSync( `build/chunks/${ name }` ) ).length,
			0
		) / 1024;

test.beforeEach( ( { requestUtils } ) => requestUtils.resetPreferences() );

test( 'nothing is fetched before somebody uses a new post, and a key is use enough', async ( {
	editor,
	page,
} ) => {
	const chunks: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/build/chunks/' ) ) {
			chunks.push( request.url() );
		}
	} );
	await page.goto( '/wp-admin/post-new.php' );
	const title = editor.canvas.getByRole( 'textbox', { name: 'Add title' } );
	await expect( title ).toBeVisible();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-post', 'welcomeGuide', false )
	);
	// Where WordPress does not move the focus there, it is moved as WordPress does.
	await title.focus();
	expect( chunks ).toEqual( [] );
	await page.keyboard.type( 'A' );
	await expect
		.poll( () => chunks.join( ' ' ) )
		.toMatch( /editor-deferred.*stores|stores.*editor-deferred/ );
} );

test( 'the editor starts without a single chunk, and the slash-command list fetches what it offers before it is chosen', async ( {
	admin,
	editor,
	page,
} ) => {
	const chunks = watchChunks( page );
	await admin.createNewPost();
	const title = editor.canvas.getByRole( 'textbox', { name: 'Add title' } );
	await expect( title ).toBeVisible();
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
	expect(
		await page.evaluate( () =>
			Object.keys( window.wp.data.select( 'jetpack-connection' ) )
		)
	).toContain( 'getConnectionStatus' );
	expect( chunks ).toEqual( [] );

	await title.press( 'Enter' );
	await page.keyboard.type( '/markdown' );
	await expect
		.poll( () => chunks.join( ' ' ) )
		.toContain( 'markdown-edit.js' );
} );

test( 'a panel that was left open fetches nothing until the author asks for it', async ( {
	toolbar,
	editor,
	page,
	expectAccessible,
} ) => {
	await toolbar.open( paragraph( 'Rivers begin small.' ) );
	const tool = page.getByRole( 'button', { name: 'Ask AI Assistant' } );
	await openSidebar( editor, page );
	await expect( tool ).toBeVisible();
	const chunks = watchChunks( page );
	await page.reload();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
	const show = sidebar.getByRole( 'button', {
		name: 'Show the writing tools',
	} );
	await expect( show ).toBeVisible();
	await expectAccessible( '.interface-interface-skeleton__sidebar' );
	await page.screenshot( { path: 'artifacts/screens/write-left-open.png' } );
	expect( chunks ).toEqual( [] );
	await show.press( 'Enter' );
	await expect( tool ).toBeVisible();
	expect( chunks ).toContain( 'ai-write-edit.js' );
	await expect(
		sidebar.getByRole( 'group', { name: 'Write with AI' } )
	).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( tool ).toBeFocused();
} );

test( 'from its opening to an accepted answer an AI surface stays within its budget', async ( {
	toolbar,
	upstream,
	editor,
	page,
} ) => {
	const chunks = watchChunks( page );
	const expectWithin = ( name: string ) => {
		const size = kilobytesOf( chunks );
		test.info().annotations.push( {
			type: name,
			description: `${ size.toFixed( 1 ) } KB`,
		} );
		expect( size ).toBeGreaterThan( 20 );
		expect( size ).toBeLessThanOrEqual( kilobytes.surface );
		chunks.length = 0;
	};
	await test.step( 'toolbar', async () => {
		await toolbar.open( paragraph( 'Rivers begin smal.' ) );
		await upstream.behave( { text: 'Rivers begin small.' } );
		await toolbar.choose( 'Correct spelling and grammar' );
		await toolbar.accept();
		expectWithin( 'toolbar' );
	} );
	for ( const [ name, accept ] of [
		[ 'Summarize', 'Accept' ],
		[ 'Correct spelling and grammar', 'Accept' ],
	] as const ) {
		await test.step( name, async () => {
			await toolbar.open( paragraph( 'Rivers begin smal.' ) );
			const sidebar = await openSidebar( editor, page );
			await upstream.behave( { text: 'Rivers begin small.' } );
			await sidebar.getByRole( 'button', { name, exact: true } ).click();
			await toolbar.accept( accept );
			expectWithin( name );
		} );
	}
} );

test( 'a failed download offers a retry and recovers; the post loses nothing', async ( {
	admin,
	editor,
	page,
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
	await openBySlash( page, '/ai assistant' );
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
