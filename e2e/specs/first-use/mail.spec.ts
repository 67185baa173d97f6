import { openSteps, setMail, stepOf } from '../../first-steps';
import { expect } from '../../fixtures';
import { MY_JETPACK, sectionLink } from '../../my-jetpack';
import { test } from '../../person';
import { names, SCREEN } from '../forms/inbox';
import { field, form, publish, thanks, visit } from '../forms/pages';
import { clear } from '../forms/responses';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const FAILED = /could not send an email .* Could not connect to SMTP host/;

/** Nothing is known of the site's email. */
async function forgetMail( utils: RequestUtils ) {
	await utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_forget: 'slipstream_mail' },
	} );
	await openSteps( utils );
}

test.beforeEach( ( { requestUtils } ) => forgetMail( requestUtils ) );
test.afterEach( async ( { requestUtils } ) => {
	await setMail( requestUtils, '' );
	await forgetMail( requestUtils );
} );

test( 'Hear of a response while email is broken, and fix it', async ( {
	person,
	admin,
	browser,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await clear( requestUtils );
	await setMail( requestUtils, 'down' );
	const visitor = await visit(
		browser,
		await publish(
			requestUtils,
			form( field( 'name', { label: 'Name' } ) ),
			'Write to us'
		)
	);
	await test.step( 'a visitor writes, and is thanked', async () => {
		await visitor.getByLabel( 'Name' ).fill( 'Ann Lee' );
		await visitor.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( thanks( visitor ) ).toBeVisible();
		await visitor.context().close();
	} );

	const menu = page.locator( '#adminmenu' );
	const attention = page.locator( '.slipstream-home__attention' );
	await admin.visitAdminPage( 'index.php' );
	await person.click( menu.getByRole( 'link', { name: 'Slipstream' } ) );
	await expect( attention ).toContainText( FAILED );
	await expectAccessible( MY_JETPACK );
	person.finish( 'Hear that email fails', 1 );
	await person.click(
		page.getByRole( 'link', { name: 'New form responses' } )
	);
	await expect( names( page ) ).toHaveText( [ 'Ann Lee' ] );
	await expectAccessible( SCREEN );
	person.finish( 'Read what no email told', 1 );

	await setMail( requestUtils, 'up' );
	await admin.visitAdminPage( 'index.php' );
	await person.click( menu.getByRole( 'link', { name: 'Slipstream' } ) );
	await person.click( attention.getByRole( 'link', { name: FAILED } ) );
	const section = page.locator( '[data-section]:visible' );
	await person.click(
		section.getByRole( 'button', { name: /test email$/ } )
	);
	await person.click(
		section.getByRole( 'button', { name: 'Yes, it arrived' } )
	);
	await expect( section ).toContainText( /The test email .* arrived at/ );
	person.finish( 'Find out that email arrives again', 4 );

	await person.click( sectionLink( page, 'Home' ) );
	await expect( attention.getByText( FAILED ) ).toHaveCount( 0 );
	await expect(
		stepOf( page, 'Find out whether email arrives' ).getByRole( 'heading' )
	).toContainText( '(done)' );
	person.finish( 'See that nothing needs attention', 1 );
} );
