import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { kilobytes } from '../../../tests/budget/budgets.json';
import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { openBySlash, openSidebar } from '../../write-page';
import type { Page } from '@playwright/test';

/** What comes with the first key or move in a new post, whatever is done there. */
const LATER = /^(editor-deferred|stores|shared-src_(plans|modules)_)/;

/** The plugin's chunks that the page asks for from now on, by name. */
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

const withoutLater = ( chunks: readonly string[] ) =>
	chunks.filter( ( name ) => ! LATER.test( name ) );

/** What was fetched, as it goes over the wire; the engine that tells languages apart is late, and no part of it. */
const kilobytesOf = ( chunks: readonly string[] ) =>
	[ ...new Set( withoutLater( chunks ) ) ]
		.filter( ( name ) => ! name.includes( 'language-engine' ) )
		.reduce(
			( sum, name ) =>
				sum +
				gzipSync( readFileSync( `build/chunks/${ name }` ) ).length,
			0
		) / 1024;

/** Opens a new post as people do, who have not used it yet. */
async function openUnused( page: Page ) {
	await page.goto( '/wp-admin/post-new.php' );
	await expect(
		page
			.frameLocator( '[name="editor-canvas"]' )
			.getByRole( 'textbox', { name: 'Add title' } )
	).toBeVisible();
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-post', 'welcomeGuide', false )
	);
}

test.beforeEach( ( { requestUtils } ) => requestUtils.resetPreferences() );

test( 'a new post fetches nothing before it is used, then what its author reaches for; no key is lost, and what fails is tried again', async ( {
	editor,
	page,
	pageUtils,
} ) => {
	const chunks = watchChunks( page );
	const title = editor.canvas.getByRole( 'textbox', { name: 'Add title' } );
	await test.step( 'nothing before it is used, and a key is use enough', async () => {
		await openUnused( page );
		// Where WordPress does not move the focus there, it is moved as WordPress does.
		await title.focus();
		const names = await page.evaluate( () =>
			window.wp.blocks.getBlockTypes().map( ( { name } ) => name )
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
		await page.keyboard.type( 'A' );
		await expect
			.poll( () => chunks.join( ' ' ) )
			.toMatch( /editor-deferred.*stores|stores.*editor-deferred/ );
		expect( withoutLater( chunks ) ).toEqual( [] );
	} );

	await test.step( 'the list behind the slash fetches what it offers before it is chosen', async () => {
		await title.press( 'Enter' );
		await page.keyboard.type( '/markdown' );
		await expect
			.poll( () => chunks.join( ' ' ) )
			.toContain( 'markdown-edit.js' );
		await pageUtils.pressKeys( 'Backspace', { times: '/markdown'.length } );
	} );

	await test.step( 'no key is lost while a block loads, and undo has no extra step', async () => {
		let release = () => {};
		const gate = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( /\/chunks\/ai-assistant-edit/, async ( route ) => {
			await gate;
			await route.continue();
		} );
		await openBySlash( page, '/ai assistant' );
		await page.keyboard.type( 'typed too early' );
		release();
		const prompt = editor.canvas
			.locator( '[data-type="jetpack/ai-assistant"]' )
			.getByRole( 'textbox', { name: 'Ask AI' } );
		await expect( prompt ).toHaveValue( 'typed too early' );
		await page.keyboard.type( ' and later' );
		await expect( prompt ).toHaveValue( 'typed too early and later' );
		await pageUtils.pressKeys( 'primary+z' );
		expect( await editor.getEditedPostContent() ).not.toContain(
			'core/missing'
		);
	} );

	await test.step( 'a failed download offers a retry and recovers', async () => {
		await page.route( /\/chunks\/pinterest-edit/, ( route ) =>
			route.abort()
		);
		await editor.insertBlock( { name: 'jetpack/pinterest' } );
		const block = editor.canvas.locator(
			'[data-type="jetpack/pinterest"]'
		);
		await expect( block.getByRole( 'alert' ) ).toContainText(
			'could not be loaded'
		);
		await page.unroute( /\/chunks\/pinterest-edit/ );
		await block.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( block.getByRole( 'textbox' ) ).toBeVisible();
	} );
} );

test( 'a panel that was left open fetches nothing until the author asks for it; to an accepted answer, AI stays within its budget', async ( {
	toolbar,
	upstream,
	editor,
	page,
	expectAccessible,
} ) => {
	await toolbar.open( paragraph( 'Rivers begin small.' ) );
	const sidebar = await openSidebar( editor, page );
	const tool = ( name: string ) =>
		sidebar.getByRole( 'button', { name, exact: true } );
	await expect( tool( 'Ask AI Assistant' ) ).toBeVisible();
	const chunks = watchChunks( page );
	await page.reload();
	const show = tool( 'Show the writing tools' );

	await test.step( 'left open', async () => {
		await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
		await expect( show ).toBeVisible();
		await expectAccessible( '.interface-interface-skeleton__sidebar' );
		expect( withoutLater( chunks ) ).toEqual( [] );
		await show.press( 'Enter' );
		await expect( tool( 'Ask AI Assistant' ) ).toBeVisible();
		expect( chunks ).toContain( 'ai-write-edit.js' );
		await expect(
			sidebar.getByRole( 'group', { name: 'Write with AI' } )
		).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( tool( 'Ask AI Assistant' ) ).toBeFocused();
	} );

	/** Tools of the panel and of the toolbar, from the opening of the editor on. */
	const expectWithin = ( name: string ) => {
		const size = kilobytesOf( chunks );
		test.info().annotations.push( {
			type: name,
			description: `${ size.toFixed( 1 ) } KB`,
		} );
		expect( size ).toBeGreaterThan( 20 );
		expect( size ).toBeLessThanOrEqual( kilobytes.surface );
	};
	const useTool = async ( name: string ) => {
		await toolbar.fill( paragraph( 'Rivers begin smal.' ) );
		await upstream.behave( { text: 'Rivers begin small.' } );
		await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
		await tool( name ).click();
		await toolbar.accept();
		expectWithin( name );
	};
	await test.step( 'a tool that writes anew', () => useTool( 'Summarize' ) );
	await test.step( 'a tool that changes what is there', () =>
		useTool( 'Correct spelling and grammar' ) );
	await test.step( 'toolbar', async () => {
		await toolbar.fill( paragraph( 'Rivers begin smal.' ) );
		await toolbar.choose( 'Correct spelling and grammar' );
		await toolbar.accept();
		expectWithin( 'toolbar' );
	} );
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
