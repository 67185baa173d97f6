import { readFileSync } from 'node:fs';
import { expect, status } from '../../fixtures';
import { inCanvas, test } from '../../person';
import { fill, names, row, SCREEN } from '../forms/inbox';
import { PHOTO } from '../forms/pages';
import { sendTwice } from './form-tasks';

test( 'Build a form, and send it', async ( {
	person,
	admin,
	editor,
	page,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await admin.createNewPost( { title: 'Order a cake' } );
	await person.click(
		editor.canvas.getByRole( 'button', { name: 'Add default block' } )
	);
	await person.insert( '/contact', 'Contact form' );
	const add = editor.canvas.getByRole( 'button', { name: 'Add field' } );
	const choices = page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.getByRole( 'option' );
	await person.click( add );
	await expect( choices.first() ).toBeVisible();
	await person.click( choices.getByText( 'Dropdown field' ) );
	const dropdown = editor.canvas.locator(
		'[data-type="jetpack/field-select"]'
	);
	await person.click( dropdown.getByRole( 'textbox', { name: 'Option 1' } ) );
	await person.type( 'Small' );
	await person.press( 'Enter' );
	await person.type( 'Large' );
	await person.useTool( 'Required' );
	await person.click( add );
	await person.click( choices.getByText( 'File upload field' ) );
	await expectAccessible( inCanvas( 'jetpack/contact-form' ) );
	await person.publish();
	person.finish( 'Build a form', 12 );
	// Quicker than people are: the form waits, and sends itself again.
	expectConsoleErrors( status( 429 ) );
	await sendTwice( person, page, 'Send a form' );
} );

test( 'Read a response', async ( {
	person,
	admin,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await fill( requestUtils );
	await admin.visitAdminPage( 'index.php' );
	// Screens load nothing elsewhere.
	expect( await page.content() ).not.toContain( 'build/screens/' );
	await person.click(
		page.locator( '#adminmenu' ).getByRole( 'link', { name: /^Forms/ } )
	);
	await expect( names( page ) ).toHaveCount( 3 );
	await person.click( row( page, 'Bo Larsen' ).getByRole( 'link' ) );
	const panel = page.getByRole( 'region', { name: 'Bo Larsen' } );
	await expectAccessible( SCREEN );
	const fetching = page.waitForEvent( 'download' );
	await person.click( panel.getByRole( 'button', { name: /photo\.png/ } ) );
	const file = await fetching;
	expect( file.suggestedFilename() ).toBe( 'photo.png' );
	// The key to everything that the user may do must not stand in logs.
	expect( file.url() ).not.toContain( 'nonce' );
	expect( readFileSync( await file.path() ) ).toEqual( PHOTO.buffer );
	await person.click( panel.getByRole( 'button', { name: 'Mark as spam' } ) );
	await expect( row( page, 'Bo Larsen' ) ).toHaveCount( 0 );
	// The next is selected, and stays unread.
	await expect( row( page, 'Ann Lee' ).getByRole( 'link' ) ).toBeFocused();
	await expect( row( page, 'Ann Lee' ) ).toHaveClass( /is-highlighted/ );
	await person.click( page.getByRole( 'link', { name: 'Spam 1' } ) );
	await person.click( row( page, 'Bo Larsen' ).getByRole( 'link' ) );
	await person.click( panel.getByRole( 'button', { name: 'Not spam' } ) );
	await expect( page.getByRole( 'link', { name: 'Spam 0' } ) ).toBeVisible();
	await person.click( page.getByRole( 'link', { name: 'Inbox 3' } ) );
	await expect( names( page ) ).toHaveCount( 3 );
	const exporting = page.waitForEvent( 'download' );
	await person.click(
		page.getByRole( 'button', { name: /^Export as CSV/ } )
	);
	const exported = await exporting;
	expect( exported.suggestedFilename() ).toMatch(
		/^responses-\d{4}-\d\d-\d\d\.csv$/
	);
	const text = readFileSync( await exported.path(), 'utf8' );
	expect( text ).toContain( 'Bo Larsen' );
	expect( text ).toContain( `"'=Größe(""M"")"` );
	person.finish( 'Read a response', 9 );
} );
