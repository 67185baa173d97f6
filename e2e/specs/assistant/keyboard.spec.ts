import { expect, test } from '../../fixtures';
import { openBySlash } from '../../write-page';

test( 'the whole way by keyboard alone', async ( {
	admin,
	editor,
	page,
	pageUtils,
	upstream,
	assistant,
} ) => {
	const text = 'Written without a mouse.';
	await upstream.behave( { text, hold: 1 } );
	await admin.createNewPost( { title: 'Keys' } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.press( 'Enter' );
	await openBySlash( page, '/ai assistant' );
	await expect( assistant.prompt ).toBeFocused();

	await page.keyboard.type( 'Write a line' );
	await pageUtils.pressKeys( 'shift+Enter' );
	await page.keyboard.type( 'and another' );
	await expect( assistant.prompt ).toHaveValue( 'Write a line\nand another' );
	await page.keyboard.press( 'Enter' );
	await expect( assistant.text ).toContainText( 'Written' );
	await page.keyboard.press( 'Escape' );
	await assistant.settled();

	await expect( assistant.block ).toContainText( 'Stopped early' );
	await expect( assistant.prompt ).toHaveValue( '' );
	for ( const name of [ 'Regenerate', 'Discard', 'Accept', 'Continue' ] ) {
		await pageUtils.pressKeys( 'shift+Tab' );
		await expect( assistant.button( name ) ).toBeFocused();
	}
	await pageUtils.pressKeys( 'Tab', { times: 3 } );
	await expect( assistant.button( 'Regenerate' ) ).toBeFocused();
	await upstream.behave( { text } );
	await page.keyboard.press( 'Enter' );
	await expect( assistant.text ).toHaveText( text );
	await assistant.settled();
	await pageUtils.pressKeys( 'primary+Enter' );
	await expect( assistant.block ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( text ) ).toBeFocused();
} );
