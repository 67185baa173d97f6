import { readFileSync } from 'node:fs';
import { expect } from '../../fixtures';
import { inCanvas, picture, test } from '../../person';
import { fill, names, row, SCREEN } from '../forms/inbox';
import {
	CONTAINER,
	errors,
	field,
	form,
	PHOTO,
	publish,
	thanks,
} from '../forms/pages';
import type { Person } from '../../person';
import type { Page } from '@playwright/test';

const TOOL = { ...PHOTO, name: 'tool.exe' };
const CONTENT = form(
	[
		field( 'name', { label: 'Name', required: true } ),
		field( 'email', { label: 'Email', required: true } ),
		field( 'select', {
			label: 'Size',
			options: [ 'Small', 'Large' ],
			required: true,
		} ),
		field( 'file', { label: 'Picture' } ),
		'<!-- wp:jetpack/button {"element":"button","text":"Send"} /-->',
	].join( '' )
);

interface Visit {
	person: Person;
	page: Page;
	/** Looks at the form as it is now: with axe, and with a picture of this name. */
	look: ( name: string ) => Promise< void >;
}

/** Sends the form that is shown wrong, then right. */
async function sendTwice( { person, page, look }: Visit ) {
	const container = page.locator( CONTAINER );
	const send = container.getByRole( 'button', { name: 'Send' } );
	const drop = container.locator( 'input[type=file]' );
	await look( 'page' );
	await person.attach( drop, TOOL );
	await expect(
		container.getByText( 'tool.exe does not fit' )
	).toBeVisible();
	await person.click( send );
	// The name, the address, the choice and the file.
	await expect( errors( page ) ).toHaveCount( 4 );
	await look( 'mistakes' );
	await person.write( container.getByLabel( 'Name' ), 'Ann' );
	await person.write( container.getByLabel( 'Email' ), 'ann@example.org' );
	await person.choose( container.getByRole( 'combobox' ), 'Large' );
	await person.click(
		container.getByRole( 'button', { name: 'Remove tool.exe' } )
	);
	await person.attach( drop, PHOTO );
	await look( 'right' );
	await person.click( send );
	await expect( thanks( page ) ).toBeVisible();
	await look( 'thanks' );
}

test( 'Build a form, and send it', async ( {
	person,
	admin,
	editor,
	page,
	expectAccessible,
	shoot,
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
	await shoot( 'form-add' );
	await person.click( choices.getByText( 'Dropdown field' ) );
	const dropdown = editor.canvas.locator(
		'[data-type="jetpack/field-select"]'
	);
	await person.click( dropdown.getByRole( 'textbox', { name: 'Option 1' } ) );
	await person.type( 'Small' );
	await person.press( 'Enter' );
	await person.type( 'Large' );
	await person.useTool( 'Required' );
	await shoot( 'form-dropdown', dropdown );
	await person.click( add );
	await person.click( choices.getByText( 'File upload field' ) );
	await expectAccessible( inCanvas( 'jetpack/contact-form' ) );
	await shoot( 'form-edit' );
	await person.publish();
	person.finish( 'Build a form', 12 );

	await sendTwice( {
		person,
		page,
		look: async ( name ) => {
			await expectAccessible( CONTAINER );
			await shoot( `form-${ name }`, page.locator( CONTAINER ) );
		},
	} );
	person.finish( 'Send a form', 11 );
} );

for ( const [ task, name, width, locale ] of [
	[ 'Send a form at 360 px', 'narrow', 360, '' ],
	[ 'Send a form from right to left', 'ar', 1280, 'ar' ],
] as const ) {
	test(
		task,
		async ( {
			person,
			page,
			requestUtils,
			setLanguage,
			expectAccessible,
		} ) => {
			await page.setViewportSize( { width, height: 800 } );
			if ( locale ) {
				await setLanguage( locale );
			}
			await page.goto( await publish( requestUtils, CONTENT ) );
			await sendTwice( {
				person,
				page,
				look: async ( state ) => {
					await expectAccessible( CONTAINER );
					await page.screenshot( {
						...picture( `form-${ name }-${ state }`, width ),
						fullPage: true,
					} );
				},
			} );
			person.finish( task, 11 );
		}
	);
}

test( 'Read a response', async ( {
	person,
	admin,
	page,
	requestUtils,
	expectAccessible,
	shoot,
} ) => {
	await fill( requestUtils );
	await admin.visitAdminPage( 'index.php' );
	await person.click(
		page.locator( '#adminmenu' ).getByRole( 'link', { name: /^Forms/ } )
	);
	await expect( names( page ) ).toHaveCount( 3 );
	await shoot( 'inbox-list' );
	await person.click( row( page, 'Bo Larsen' ).getByRole( 'link' ) );
	const panel = page.getByRole( 'region', { name: 'Bo Larsen' } );
	await expectAccessible( SCREEN );
	await shoot( 'inbox-response' );
	const fetched = page.waitForEvent( 'download' );
	await person.click( panel.getByRole( 'button', { name: /photo\.png/ } ) );
	expect( readFileSync( await ( await fetched ).path() ) ).toEqual(
		PHOTO.buffer
	);
	await person.click( panel.getByRole( 'button', { name: 'Mark as spam' } ) );
	await expect( row( page, 'Bo Larsen' ) ).toHaveCount( 0 );
	// The next is selected, and stays unread.
	await expect( row( page, 'Ann Lee' ).getByRole( 'link' ) ).toBeFocused();
	await expect( row( page, 'Ann Lee' ) ).toHaveClass( /is-highlighted/ );
	await shoot( 'inbox-next' );
	await person.click( page.getByRole( 'link', { name: 'Spam 1' } ) );
	await person.click( row( page, 'Bo Larsen' ).getByRole( 'link' ) );
	await person.click( panel.getByRole( 'button', { name: 'Not spam' } ) );
	await expect( page.getByRole( 'link', { name: 'Spam 0' } ) ).toBeVisible();
	await shoot( 'inbox-unspammed' );
	await person.click( page.getByRole( 'link', { name: 'Inbox 3' } ) );
	await expect( names( page ) ).toHaveCount( 3 );
	const exported = page.waitForEvent( 'download' );
	await person.click(
		page.getByRole( 'button', { name: /^Export as CSV/ } )
	);
	expect( readFileSync( await ( await exported ).path(), 'utf8' ) ).toContain(
		'Bo Larsen'
	);
	await expectAccessible( `${ SCREEN } table` );
	await shoot( 'inbox-exported' );
	person.finish( 'Read a response', 9 );
} );
