import { readFile } from 'node:fs/promises';
import { expect, status, test } from '../../fixtures';
import { setModuleActive } from '../../site-settings';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const SECTION = '[data-section="subscribers"]';
const FEATURE = 'subscriptions';
const CONSENT = 'To what these people have agreed, and where';

interface Subscriber {
	id: number;
}

/** Those whose addresses are of a test: others may be on the list. */
const found = ( utils: RequestUtils, search: string ) =>
	utils.rest< Subscriber[] >( {
		path: '/slipstream/v1/subscribers',
		params: { search },
	} );

test.afterEach( ( { requestUtils } ) =>
	setModuleActive( requestUtils, FEATURE, false )
);

test( 'an owner turns the newsletter on, adds somebody, imports a file, takes the list along, and removes somebody', async ( {
	admin,
	page,
	requestUtils,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	test.slow();
	// The list is dimmed while it is read, and a search begins a moment after it is typed.
	const expectListAccessible = () =>
		expect( () => expectAccessible( SECTION ) ).toPass();
	await setModuleActive( requestUtils, FEATURE, false );
	// Who has left never comes back by a second run.
	const mark = `e2e${ Date.now() }`;
	const ann = `ann-${ mark }@example.org`;
	const bob = `bob-${ mark }@example.org`;
	const section = page.locator( SECTION );
	const dialog = page.getByRole( 'dialog' );
	const parts = section.getByRole( 'navigation', {
		name: 'Parts of Subscribers',
	} );

	await test.step( 'off, then on', async () => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/subscribers'
		);
		const toggle = section.getByLabel( 'Let people subscribe' );
		await expect( toggle ).not.toBeChecked();
		await expectAccessible( SECTION );
		await toggle.click();
		await expect(
			parts.getByRole( 'link', { name: /^Subscribed \d/ } )
		).toBeVisible();
	} );

	await test.step( 'somebody is added by hand, though the server breaks down at first', async () => {
		expectConsoleErrors( status( 503 ) );
		await section.getByRole( 'button', { name: 'Add subscriber' } ).click();
		await dialog.getByLabel( 'Email address' ).fill( ann );
		await dialog.getByLabel( 'Name (optional)' ).fill( 'Ann' );
		await dialog.getByLabel( 'I have their consent' ).check();
		await dialog
			.getByLabel( 'To what they have agreed, and where' )
			.fill( 'Signed at our fair.' );
		await expectAccessible( '[role="dialog"]' );
		const add = dialog.getByRole( 'button', { name: 'Add', exact: true } );
		const isAdding = ( url: URL ) =>
			/slipstream\/v1\/subscribers\/?$/.test(
				url.searchParams.get( 'rest_route' ) ?? url.pathname
			);
		await page.route( isAdding, ( route ) =>
			route.request().method() === 'POST'
				? route.fulfill( {
						status: 503,
						json: {
							code: 'database_failed',
							message: 'The database is away.',
							data: { status: 503 },
						},
					} )
				: route.continue()
		);
		await add.click();
		await expect(
			dialog.locator( '.components-notice.is-error' )
		).toContainText( 'The database is away.' );
		await expect( dialog.getByLabel( 'Email address' ) ).toHaveValue( ann );
		expect( await found( requestUtils, mark ) ).toEqual( [] );
		await page.unroute( isAdding );
		await add.click();
		await expect( dialog ).toHaveCount( 0 );
		await section
			.getByRole( 'searchbox', { name: 'Search subscribers' } )
			.fill( mark );
		await expect(
			section.getByRole( 'link', { name: ann } )
		).toBeVisible();
		await expectListAccessible();
	} );

	await test.step( 'a file is imported', async () => {
		await parts.getByRole( 'link', { name: 'Import' } ).click();
		await section.locator( 'input[type="file"]' ).setInputFiles( {
			name: 'list.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from(
				`Email;Name\n${ bob };Bob\n${ ann };Ann\nno address;Nobody\n`
			),
		} );
		await expect( section.getByLabel( 'Column 1' ) ).toHaveValue( 'email' );
		await expect( section.getByLabel( 'Column 2' ) ).toHaveValue( 'name' );
		await section.getByLabel( CONSENT ).fill( 'Ticked a box at checkout.' );
		await expectListAccessible();
		await section.getByRole( 'button', { name: 'Import 3 rows' } ).click();
		await expect( section.locator( 'dl' ) ).toContainText(
			/Rows3Added1Refused2/
		);
		await expect( section.getByRole( 'table' ) ).toContainText(
			/3This address is a subscriber already\.4This is not an email address\./
		);
		await expectListAccessible();
	} );

	await test.step( 'the list is exported', async () => {
		await parts.getByRole( 'link', { name: /^Subscribed / } ).click();
		await section
			.getByRole( 'searchbox', { name: 'Search subscribers' } )
			.fill( mark );
		await expect(
			section.getByText( '2 subscribers', { exact: true } )
		).toBeVisible();
		const download = page.waitForEvent( 'download' );
		await section.getByRole( 'button', { name: 'Export as CSV' } ).click();
		const file = await readFile( await ( await download ).path(), 'utf8' );
		expect( file ).toContain( ann );
		expect( file ).toContain( bob );
	} );

	await test.step( 'somebody is removed; the proof stays', async () => {
		await section.getByRole( 'link', { name: ann } ).click();
		await expect( dialog.getByText( 'Signed at our fair.' ) ).toBeVisible();
		await dialog
			.getByRole( 'button', { name: 'Remove subscriber' } )
			.click();
		await expect(
			dialog.getByText( /^A hash of the address is kept/ )
		).toBeVisible();
		await expectAccessible( '[role="dialog"]' );
		await dialog
			.getByRole( 'button', { name: 'Remove', exact: true } )
			.click();
		await expect( dialog.getByText( /^Unsubscribed on / ) ).toBeVisible();
		await expect( dialog.getByText( 'Signed at our fair.' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( section.getByRole( 'link', { name: ann } ) ).toHaveCount(
			0
		);
		await expect(
			section.getByText( '1 subscriber', { exact: true } )
		).toBeVisible();
	} );

	await test.step( 'who has left is found by the whole address alone', async () => {
		await parts.getByRole( 'link', { name: /^Unsubscribed / } ).click();
		await section
			.getByRole( 'searchbox', { name: 'Find a whole email address' } )
			.fill( ann );
		await expect(
			section.getByText( '1 person has unsubscribed', { exact: true } )
		).toBeVisible();
		await expectListAccessible();
	} );

	await test.step( 'the sign-up page and the settings', async () => {
		await parts
			.getByRole( 'link', { name: 'Sign-up and settings' } )
			.click();
		const field = section.getByLabel( 'Address of the sign-up page' );
		await expect( field ).toHaveValue( /\?slipstream_subscribe=1$/ );
		await expect(
			section.getByLabel( 'Let subscribers choose categories' )
		).toBeVisible();
		await expectAccessible( SECTION );
		await page.goto( await field.inputValue() );
		await expect( page.getByLabel( /email/i ).first() ).toBeVisible();
	} );

	for ( const { id } of await found( requestUtils, mark ) ) {
		await requestUtils.rest( {
			method: 'DELETE',
			path: `/slipstream/v1/subscribers/${ id }`,
		} );
	}
} );
