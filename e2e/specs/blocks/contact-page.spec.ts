import { expect, test } from '../../fixtures';
import type { EditorTools } from '../../fixtures';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const CANVAS = 'iframe[name="editor-canvas"]';
const SIDEBAR = '.block-editor-block-inspector';

/** A block in the canvas, for axe. */
const drawn = ( name: string ) => [ CANVAS, `[data-type="${ name }"]` ];

const sidebarOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Editor settings' } );

/** Adds a block at the end of the post, and gives it. */
async function add(
	{ editor }: EditorTools,
	name: string,
	attributes: object = {}
): Promise< Locator > {
	await editor.insertBlock( {
		name,
		attributes: { ...attributes },
	} );
	return editor.canvas.locator( `[data-type="${ name }"]` ).last();
}

/** Code makes a Markdown block and saves at once, when its parser is not there yet. */
async function saveWhatCodeMakes( page: Page, utils: RequestUtils ) {
	const draft = await page.evaluate( async () => {
		const { blocks, data } = window.wp;
		const made = blocks.createBlock( 'jetpack/markdown', {
			source: 'By **code**',
		} );
		void data.dispatch( 'core/block-editor' ).insertBlocks( [ made ] );
		await data.dispatch( 'core/editor' ).savePost();
		return data.select( 'core/editor' ).getCurrentPostId();
	} );
	const { content } = await utils.rest< { content: { raw: string } } >( {
		path: `/wp/v2/posts/${ draft }`,
		params: { context: 'edit' },
	} );
	expect( content.raw ).toContain( '<p>By <strong>code</strong></p>' );
}

async function writeMarkdown( {
	editor,
	page,
	expectAccessible,
}: EditorTools ) {
	const block = editor.canvas.locator( '[data-type="jetpack/markdown"]' );
	await block
		.getByRole( 'textbox', { name: 'Markdown' } )
		.fill(
			'## Of lists\n\n- one\n- **two**\n\n<script>window.hacked = 1</script>'
		);
	await editor.showBlockToolbar();
	await page.getByRole( 'button', { name: 'Preview', exact: true } ).click();
	await expect( block.locator( 'h2' ) ).toHaveText( 'Of lists' );
	await expect( block.locator( 'li strong' ) ).toHaveText( 'two' );
	await expectAccessible( drawn( 'jetpack/markdown' ) );
}

async function setHours( tools: EditorTools ) {
	const { page, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/business-hours' );
	const day = ( name: string ) => block.getByRole( 'group', { name } );
	const sunday = day( 'Sunday' );
	await sunday.getByRole( 'checkbox' ).press( 'Space' );
	await expect( sunday.getByLabel( 'Opening' ) ).toHaveValue( '09:00' );
	await sunday.getByLabel( 'Opening' ).fill( '10:30' );
	await sunday.getByRole( 'button', { name: 'Add Hours' } ).press( 'Enter' );
	await expect( sunday.getByLabel( 'Opening' ).nth( 1 ) ).toBeFocused();
	await sunday.getByLabel( 'Opening' ).nth( 1 ).fill( '18:00' );
	await sunday.getByLabel( 'Closing' ).nth( 1 ).fill( '20:00' );
	await day( 'Monday' ).getByLabel( 'Open 24 hours' ).press( 'Space' );
	const sidebar = sidebarOf( page );
	await sidebar.getByLabel( 'Group days with the same hours' ).check();
	await sidebar.getByLabel( 'Show whether you are open now' ).check();
	await sidebar.getByRole( 'button', { name: 'Add date' } ).press( 'Enter' );
	const first = sidebar.getByLabel( 'First day' );
	await expect( first ).toBeFocused();
	await first.fill( '2096-12-24' );
	await sidebar.getByLabel( 'Last day (optional)' ).fill( '2096-12-26' );
	await sidebar.getByLabel( 'Note (optional)' ).fill( 'Christmas' );
	await expectAccessible( drawn( 'jetpack/business-hours' ), SIDEBAR );
}

/** Fills in contact details (jetpack/email, jetpack/phone, jetpack/address) without the pointer, with the keys that lead from one to the next. */
async function fillInContact( tools: EditorTools ) {
	const { page, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/contact-info' );
	await block.getByRole( 'textbox', { name: 'Email address' } ).focus();
	await page.keyboard.type( 'me@example.com' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		block.getByRole( 'textbox', { name: 'Phone number' } )
	).toBeFocused();
	await page.keyboard.type( '+1 (555) 010-9999' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( block.getByLabel( 'Street address' ) ).toBeFocused();
	await page.keyboard.type( '1 Main St' );
	for ( let line = 0; line < 3; line++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await page.keyboard.type( 'Springfield' );
	await expect( block.getByLabel( 'City' ) ).toHaveValue( 'Springfield' );
	await sidebarOf( page ).getByLabel( 'Link address to a map' ).check();
	await expectAccessible( drawn( 'jetpack/contact-info' ), SIDEBAR );
}

/** Enters the details of the site, and shows them in a second block. */
async function useDetailsOfTheSite( tools: EditorTools ) {
	const { page, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/contact-info' );
	await block.getByText( 'Add an address' ).click();
	await expect( block.getByLabel( 'Street address' ) ).toBeFocused();
	await block.getByRole( 'textbox', { name: 'Email address' } ).focus();
	const sidebar = sidebarOf( page );
	await sidebar
		.getByRole( 'button', { name: 'Edit the site’s details' } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Email address' ).fill( 'site@example.org' );
	await dialog.getByLabel( 'Phone number' ).fill( '555 0100' );
	await expectAccessible( '.components-modal__frame' );
	await dialog.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await sidebar.getByLabel( 'Use the site’s contact details' ).check();
	await expect( block.getByText( 'site@example.org' ) ).toBeVisible();
}

/** Rates, and makes a review of it: the keys stay in the stars, between two paragraphs. */
async function rate( tools: EditorTools ) {
	const { editor, page, expectAccessible } = tools;
	await editor.insertBlock( { name: 'core/paragraph' } );
	const block = await add( tools, 'jetpack/rating-star' );
	await editor.insertBlock( { name: 'core/paragraph' } );
	const stars = block.locator( '.slipstream-rating__star' );
	await expect( stars ).toHaveCount( 5 );
	await stars.nth( 3 ).click();
	await stars.nth( 3 ).click();
	const chosen = block.getByRole( 'radio', { checked: true } );
	await expect( chosen ).toHaveAccessibleName( '3.5 of 5' );
	await chosen.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( chosen ).toHaveAccessibleName( '3 of 5' );
	await expect( chosen ).toBeFocused();
	await page.keyboard.press( 'ArrowUp' );
	const sidebar = sidebarOf( page );
	await sidebar.getByRole( 'button', { name: 'Review' } ).click();
	await sidebar.getByLabel( 'Item name' ).fill( 'Leek soup' );
	await sidebar.getByLabel( 'Item type' ).selectOption( 'Recipe' );
	await expect( sidebar ).toContainText(
		'Search engines can show this rating as a review.'
	);
	await expectAccessible( drawn( 'jetpack/rating-star' ), SIDEBAR );
}

async function greetStrangers( tools: EditorTools ) {
	const { editor, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/repeat-visitor' );
	await block.getByLabel( 'Visit count threshold' ).fill( '4' );
	await block.getByLabel( 'Show after threshold' ).press( 'ArrowDown' );
	await expect( block ).toContainText( 'at most 4 times' );
	await expectAccessible( drawn( 'jetpack/repeat-visitor' ) );
	expect( await editor.getEditedPostContent() ).toContain(
		'{"criteria":"before-visits","threshold":4}'
	);
}

async function makeButton( tools: EditorTools ) {
	const { page, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/button', {
		element: 'a',
		url: 'https://example.test/',
		align: 'center',
	} );
	await block.getByRole( 'textbox', { name: 'Button text' } ).click();
	await page.keyboard.type( 'Book a table' );
	const sidebar = sidebarOf( page );
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	const number = ( name: string ) =>
		sidebar.getByRole( 'spinbutton', { name } );
	await number( 'Border radius' ).fill( '20' );
	await number( 'Width' ).fill( '50' );
	await page.keyboard.press( 'Tab' );
	await expectAccessible( drawn( 'jetpack/button' ), SIDEBAR );
}

/** Reads the page of all that. */
async function read( { page, expectAccessible }: EditorTools ) {
	await expect( page.locator( '.wp-block-jetpack-markdown li' ) ).toHaveText(
		[ 'one', 'two' ]
	);
	expect( await page.evaluate( () => 'hacked' in window ) ).toBe( false );
	const hours = page.locator( '.wp-block-jetpack-business-hours' );
	await expect( hours.locator( 'dt' ) ).toHaveText( [
		'Monday',
		'Tuesday – Friday',
		'Saturday',
		'Sunday',
		'December 24, 2096 – December 26, 2096',
	] );
	await expect( hours.locator( 'dd.Mon' ) ).toHaveText( 'Open 24 hours' );
	await expect( hours.locator( 'dd.Sun' ) ).toHaveText(
		// The theme's typography makes a dash of the hyphen.
		/^10:30 am [-–] 5:00 pm, 6:00 pm [-–] 8:00 pm$/
	);
	await expect( hours.locator( 'dd' ).last() ).toHaveText(
		/^Closed\s*Christmas$/
	);
	const [ own, site ] = [ 0, 1 ].map( ( at ) =>
		page.locator( '.wp-block-jetpack-contact-info' ).nth( at )
	);
	const href = ( within: Locator | undefined, name: string | RegExp ) =>
		within?.getByRole( 'link', { name } ).getAttribute( 'href' );
	expect( await href( own, 'me@example.com' ) ).toBe(
		'mailto:me@example.com'
	);
	expect( await href( own, '+1 (555) 010-9999' ) ).toBe( 'tel:+15550109999' );
	expect( await href( own, /Springfield/ ) ).toMatch( /google\.com\/maps/ );
	expect( await href( site, /@/ ) ).toBe( 'mailto:new@example.org' );
	const rating = page.locator( '.wp-block-jetpack-rating-star' );
	await expect( rating ).toContainText( 'Rating: 3.5 out of 5.' );
	await expect( rating.locator( 'svg' ).first() ).toBeVisible();
	await expect( rating.locator( 'p' ) ).toBeHidden();
	const button = page.getByRole( 'button', { name: 'Book a table' } );
	await expect( button ).toHaveAttribute( 'href', 'https://example.test/' );
	await expect( button ).toHaveCSS( 'border-radius', '20px' );
	await expectAccessible( '.entry-content' );
}

test.describe( 'The blocks of a business’s contact page', () => {
	const setContact = ( utils: RequestUtils, details: object ) =>
		utils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { slipstream_contact: details },
		} );

	test.afterEach( ( { requestUtils } ) => setContact( requestUtils, {} ) );

	test( 'are filled in, published together, and read', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		test.slow();
		const tools = { editor, page, expectAccessible };
		await admin.createNewPost( { title: 'Find us' } );
		await test.step( 'Markdown', async () => {
			await saveWhatCodeMakes( page, requestUtils );
			await writeMarkdown( tools );
		} );
		await editor.openDocumentSettingsSidebar();
		await test.step( 'business hours', () => setHours( tools ) );
		await test.step( 'contact details', async () => {
			await fillInContact( tools );
			await useDetailsOfTheSite( tools );
		} );
		await test.step( 'star rating', () => rate( tools ) );
		await test.step( 'repeat visitor', () => greetStrangers( tools ) );
		await test.step( 'button', () => makeButton( tools ) );
		const id = await editor.publishPost();
		// The page has what the site's details are now, not what they were.
		await setContact( requestUtils, { email: 'new@example.org' } );
		await page.goto( `/?p=${ id }` );
		await test.step( 'the page', () => read( tools ) );
	} );
} );
