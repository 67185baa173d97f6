import { expect } from '../../fixtures';
import { leaveCoreClient } from '../../core-client';
import { inCanvas, test } from '../../person';
import { fillBlog, FRONT, NAME, setActive } from '../../related';
import { setSettings } from '../../site-settings';
import type { Person } from '../../person';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

const SERVER = `${ process.env.SLIPSTREAM_E2E_UPSTREAM }/v1`;
const AREA = '#slipstream-screen-my-jetpack';

/** Begins to write in a new post. */
async function begin(
	{ person, admin, editor }: { person: Person; admin: Admin; editor: Editor },
	title: string
) {
	await admin.createNewPost( { title } );
	await person.click(
		editor.canvas.getByRole( 'button', { name: 'Add default block' } )
	);
}

test.describe( 'a site without an AI server', () => {
	test.beforeEach( ( { requestUtils } ) =>
		requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_engine: 'core' },
		} )
	);
	test.afterEach( async ( { requestUtils } ) => {
		await setSettings( requestUtils, {
			slipstream_ai_base_url: '',
			slipstream_ai_model: '',
		} );
		await leaveCoreClient( { requestUtils } );
	} );

	test( 'Set up an AI server', async ( {
		person,
		admin,
		page,
		expectAccessible,
		shoot,
	} ) => {
		await admin.visitAdminPage( 'index.php' );
		await person.click(
			page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name: 'Slipstream' } )
		);
		await person.click(
			page
				.getByRole( 'navigation', { name: 'Sections' } )
				.getByRole( 'link', { name: 'AI server' } )
		);
		await person.write( page.getByLabel( 'Address' ), SERVER );
		await person.write( page.getByLabel( 'Model' ), 'fake-model' );
		await shoot( 'server-typed' );
		await person.click(
			page.getByRole( 'button', { name: 'Save', exact: true } )
		);
		await expect(
			page
				.getByRole( 'status' )
				.filter( { hasText: `fake-model at ${ SERVER } answers.` } )
		).toBeVisible();
		await expectAccessible( AREA );
		await shoot( 'server' );
		person.finish( 'Set up an AI server', 5 );
	} );
} );

test( 'Opening hours with a lunch break and a night', async ( {
	person,
	admin,
	editor,
	page,
	expectAccessible,
	shoot,
} ) => {
	await begin( { person, admin, editor }, 'Open' );
	await person.insert( '/hours', 'Business Hours' );
	const block = editor.canvas.locator(
		'[data-type="jetpack/business-hours"]'
	);
	const day = ( name: string ) => block.getByRole( 'group', { name } );
	const time = ( name: string, which: 'Opening' | 'Closing', at: number ) =>
		day( name ).getByLabel( which ).nth( at );
	await person.write( time( 'Monday', 'Closing', 0 ), '12:00' );
	await person.click(
		day( 'Monday' ).getByRole( 'button', { name: 'Add Hours' } )
	);
	await person.write( time( 'Monday', 'Opening', 1 ), '13:00' );
	await person.write( time( 'Monday', 'Closing', 1 ), '18:00' );
	await person.click(
		day( 'Monday' ).getByRole( 'button', { name: 'Copy hours of Monday' } )
	);
	await person.click(
		page.getByRole( 'menuitem', { name: 'Copy to weekdays' } )
	);
	await person.write( time( 'Friday', 'Closing', 1 ), '02:00' );
	await expect( day( 'Friday' ) ).toContainText( 'Next day' );
	await expect( block ).not.toContainText( 'overlap' );
	await expectAccessible( inCanvas( 'jetpack/business-hours' ) );
	await shoot( 'hours-edit', day( 'Friday' ) );
	await person.publish();
	const list = page.locator( 'dl.jetpack-business-hours' );
	await expect( list.locator( 'dd.Wed' ) ).toHaveText(
		/^9:00 am [-–] 12:00 pm, 1:00 pm [-–] 6:00 pm$/
	);
	await expect( list.locator( 'dd.Fri' ) ).toHaveText( /2:00 am/ );
	await expectAccessible( 'dl.jetpack-business-hours' );
	await shoot( 'hours-page', list );
	person.finish( 'Opening hours', 12 );
} );

test( 'A table in Markdown', async ( {
	person,
	admin,
	editor,
	expectAccessible,
	shoot,
} ) => {
	await begin( { person, admin, editor }, 'Soups' );
	await person.insert( '/markdown', 'Markdown' );
	const block = editor.canvas.locator( '[data-type="jetpack/markdown"]' );
	await expect( block.getByRole( 'textbox' ) ).toBeFocused();
	await person.type(
		'## Soups\n\n| Day | Soup | Price |\n| --- | --- | ---: |\n| Monday | Leek and potato | 4.50 |\n| Tuesday | Pea | 4.00 |\n'
	);
	await shoot( 'markdown-text' );
	await person.useTool( 'Preview' );
	await expect( block.getByRole( 'cell' ) ).toHaveText( [
		'Monday',
		'Leek and potato',
		'4.50',
		'Tuesday',
		'Pea',
		'4.00',
	] );
	await expectAccessible( inCanvas( 'jetpack/markdown' ) );
	await shoot( 'markdown-preview' );
	person.finish( 'A table in Markdown', 3 );
} );

test.describe( 'a blog with posts that are like each other', () => {
	test.beforeAll( ( { requestUtils } ) => fillBlog( requestUtils ) );
	test.beforeEach( ( { requestUtils } ) => setActive( requestUtils, false ) );
	test.afterAll( ( { requestUtils } ) => setActive( requestUtils, false ) );

	test( 'Related posts', async ( {
		person,
		admin,
		editor,
		page,
		expectAccessible,
		shoot,
	} ) => {
		await begin( { person, admin, editor }, 'Rye bread again' );
		// After a minute WordPress would save the draft by itself, and the block would show its posts at once.
		await page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/editor' )
				.updateEditorSettings( { autosaveInterval: 3600 } )
		);
		await person.type( 'Sourdough, rye and a hot oven.' );
		await person.press( 'Enter' );
		await person.insert( '/related', 'Related Posts' );
		const block = editor.canvas.locator( `[data-type="${ NAME }"]` );
		const activate = block.getByRole( 'button', { name: /^Activate/ } );
		await expect( activate ).toBeVisible();
		await expectAccessible( inCanvas( NAME ) );
		await shoot( 'related-off' );
		await person.click( activate );
		await expect( block ).toContainText(
			'Save the draft to see a preview.'
		);
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.slipstream-related__missing',
		] );
		await shoot( 'related-unsaved' );
		await person.publish();
		const list = page.locator( FRONT );
		await expect( list.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expectAccessible( FRONT );
		await shoot( 'related-page', list );
		person.finish( 'Related posts', 7 );
	} );
} );
