import { expect, expectNothingWrong } from '../../fixtures';
import { CONTAINER, errors, field, form, PHOTO, thanks } from '../forms/pages';
import type { Person } from '../../person';
import type { Page } from '@playwright/test';

const TOOL = { ...PHOTO, name: 'tool.exe' };

/** The form that is built in the task before. */
export const CONTENT = form(
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

/** Sends the form that is shown wrong, then right. */
export async function sendTwice( person: Person, page: Page, task: string ) {
	const container = page.locator( CONTAINER );
	const send = container.getByRole( 'button', { name: 'Send' } );
	const drop = container.locator( 'input[type=file]' );
	await person.attach( drop, TOOL );
	await expect(
		container.getByText( 'tool.exe is not allowed' )
	).toBeVisible();
	await person.click( send );
	// The name, the address, the choice and the file.
	await expect( errors( page ) ).toHaveCount( 4 );
	await expectNothingWrong( page, CONTAINER );
	await person.write( container.getByLabel( 'Name' ), 'Ann' );
	await person.write( container.getByLabel( 'Email' ), 'ann@example.org' );
	await person.choose( container.getByRole( 'combobox' ), 'Large' );
	await person.click(
		container.getByRole( 'button', { name: 'Remove tool.exe' } )
	);
	await person.attach( drop, PHOTO );
	await person.click( send );
	await expect( thanks( page ) ).toBeVisible();
	person.finish( task, 11 );
}
