import { expect } from '../../fixtures';
import { MY_JETPACK } from '../../my-jetpack';
import { inCanvas, test } from '../../person';
import { fillBlog, FRONT, NAME, setActive } from '../../related';
import { openSection } from './my-jetpack';
import { begin } from './writing-tasks';
import type { Person } from '../../person';
import type { Page } from '@playwright/test';
import type {
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';

/** What the tasks are done with, in a post that is open. */
interface Desk {
	person: Person;
	page: Page;
	editor: Editor;
	/** Has axe look at what is there. */
	look: ( ...include: ( string | string[] )[] ) => Promise< void >;
}

/** Writes a table in Markdown, and looks at it. */
async function writeTable( { person, editor, look }: Desk ) {
	await begin( { person, editor } );
	await person.insert( '/markdown', 'Markdown' );
	const block = editor.canvas.locator( '[data-type="jetpack/markdown"]' );
	await expect( block.getByRole( 'textbox' ) ).toBeFocused();
	await person.type(
		'## Soups\n\n| Day | Soup | Price |\n| --- | --- | ---: |\n| Monday | Leek and potato | 4.50 |\n| Tuesday | Pea | 4.00 |\n'
	);
	await person.useTool( 'Preview' );
	await expect( block.getByRole( 'cell' ) ).toHaveText( [
		'Monday',
		'Leek and potato',
		'4.50',
		'Tuesday',
		'Pea',
		'4.00',
	] );
	await look( inCanvas( 'jetpack/markdown' ) );
	person.finish( 'A table in Markdown', 3 );
}

/** Tells opening hours with a lunch break and a night. */
async function tellHours( { person, editor, page, look }: Desk ) {
	await begin( { person, editor } );
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
	await look( inCanvas( 'jetpack/business-hours' ) );
	await person.publish();
	const list = page.locator( 'dl.jetpack-business-hours' );
	await expect( list.locator( 'dd.Wed' ) ).toHaveText(
		/^9:00 am [-–] 12:00 pm, 1:00 pm [-–] 6:00 pm$/
	);
	await expect( list.locator( 'dd.Fri' ) ).toHaveText( /2:00 am/ );
	await look( 'dl.jetpack-business-hours' );
	person.finish( 'Opening hours', 12 );
}

const switchOn = ( utils: RequestUtils ) =>
	utils.rest( {
		method: 'POST',
		path: '/slipstream/v1/blocks/active',
		data: { blocks: [ 'jetpack/rating-star' ], active: true },
	} );

test( 'Switch off a block everywhere', async ( {
	person,
	admin,
	page,
	requestUtils,
	expectAccessible: look,
} ) => {
	try {
		await openSection( { person, admin, page }, 'Features' );
		await person.write(
			page.getByRole( 'searchbox', { name: 'Search' } ),
			'star'
		);
		const toggle = page.getByRole( 'checkbox', {
			name: 'Star Rating block',
			exact: true,
		} );
		await expect( toggle ).toBeChecked();
		await look( MY_JETPACK );
		const stored = page.waitForResponse( /blocks(%2F|\/)active/ );
		await person.click( toggle );
		await stored;
		await expect( toggle ).not.toBeChecked();
		person.finish( 'Switch off a block everywhere', 4 );
		await admin.createNewPost( { title: 'Soups' } );
		const offered = await page.evaluate( () =>
			window.wp.data
				.select( 'core/block-editor' )
				.getInserterItems()
				.map( ( { name } ) => name )
		);
		expect( offered ).toContain( 'jetpack/business-hours' );
		expect( offered ).not.toContain( 'jetpack/rating-star' );
	} finally {
		await switchOn( requestUtils );
	}
} );

test( 'A table in Markdown', async ( {
	person,
	admin,
	editor,
	page,
	expectAccessible: look,
} ) => {
	await admin.createNewPost( { title: 'Soups' } );
	await writeTable( { person, page, editor, look } );
} );

test( 'Opening hours with a lunch break and a night', async ( {
	person,
	admin,
	editor,
	page,
	expectAccessible: look,
} ) => {
	await admin.createNewPost( { title: 'Soups' } );
	await tellHours( { person, page, editor, look } );
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
	} ) => {
		await admin.createNewPost( { title: 'Rye bread again' } );
		await begin( { person, editor } );
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
		await person.click( activate );
		await expect( block ).toContainText(
			'Save the draft to see a preview.'
		);
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.slipstream-related__missing',
		] );
		await person.publish();
		const list = page.locator( FRONT );
		await expect( list.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expectAccessible( FRONT );
		person.finish( 'Related posts', 7 );
	} );
} );
