import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { fieldOf, openBySlash } from '../../write-page';

const STORY =
	'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea.';

test.beforeEach( ( { setLanguage } ) => setLanguage( 'ar' ) );

test( 'the toolbar menu opens with the arrow to the left, and marks stand at the right', async ( {
	toolbar,
	upstream,
	page,
	editor,
	expectAccessible,
} ) => {
	await toolbar.open( paragraph( 'النهر يجرى نحو البحر.' ) );
	await upstream.behave( { text: 'النهر يجري نحو البحر.' } );
	await editor.showBlockToolbar();
	await page
		.getByRole( 'toolbar' )
		.locator( 'button[aria-label="AI Assistant"]' )
		.click();
	const item = ( name: string ) =>
		page.getByRole( 'menuitem', { name, exact: true } );
	await item( 'Change tone' ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( item( 'Formal' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( item( 'Change tone' ) ).toBeFocused();
	await item( 'Simplify' ).click();
	await expect( toolbar.panel.locator( 'ins' ) ).toContainText( 'يجري' );
	await expectAccessible( '.slipstream-ai-panel' );
	const panel = await toolbar.panel.boundingBox();
	const mark = await toolbar.panel.locator( 'del' ).boundingBox();
	expect( mark!.x - panel!.x ).toBeGreaterThan( panel!.width / 2 );
} );

test( 'an excerpt is written on a small screen, by keyboard', async ( {
	toolbar,
	assistant,
	upstream,
	page,
	editor,
	expectAccessible,
} ) => {
	await upstream.behave( { text: 'النهر يتذكر كل حجر.' } );
	await toolbar.open( paragraph( STORY ) + paragraph( '' ) );
	await page.setViewportSize( { width: 320, height: 640 } );
	await toolbar.select( 1 );
	await editor.canvas.locator( 'p' ).last().click();
	await openBySlash( page, '/write with' );
	// The one word that the test's language has.
	const accept = toolbar.button( 'اقبل' );
	await expect( assistant.block.getByRole( 'textbox' ) ).toBeFocused();
	await page.keyboard.type( 'excerpt' );
	await expect(
		assistant.block.getByRole( 'option', { name: 'Write an excerpt' } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( toolbar.panel ).toBeFocused();
	await toolbar.button( 'Write the excerpt' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( accept ).toBeVisible();
	await accept.scrollIntoViewIfNeeded();
	await expectAccessible( '.slipstream-ai-panel' );
	const box = await toolbar.panel.boundingBox();
	expect( box!.x ).toBeGreaterThanOrEqual( 0 );
	expect( box!.x + box!.width ).toBeLessThanOrEqual( 320 );
	await accept.focus();
	await page.keyboard.press( 'Enter' );
	await expect( toolbar.panel ).toHaveCount( 0 );
	expect( await fieldOf( page, 'excerpt' ) ).toBe( 'النهر يتذكر كل حجر.' );
} );
