import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { giveTwice, publishForm } from '../../donations';
import { expect, status, test } from '../../fixtures';
import { connectStripe, useStripe } from '../../stripe';

interface Money {
	amount: number;
	formatted: string;
}

interface Sums {
	totals: { currency: string; charged: Money; net: Money }[];
}

const SCREEN = '#wpbody-content';

test.describe( 'What was paid', () => {
	let stripe: Awaited< ReturnType< typeof useStripe > >;

	test.beforeEach( async ( { requestUtils } ) => {
		stripe = await useStripe( requestUtils );
		await connectStripe( requestUtils );
	} );
	test.afterEach( () => stripe.stop() );

	/** Tells the stand-in how to behave. */
	const command = async ( name: string, how: object ) => {
		const answer = await fetch( `${ stripe.url }/__${ name }`, {
			method: 'POST',
			body: JSON.stringify( how ),
		} );
		expect( answer.status ).toBe( 200 );
	};

	test( 'An owner finds orders, refunds a part, cancels a subscription, and reads the sums', async ( {
		admin,
		editor,
		page,
		browser,
		baseURL,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		test.slow();
		// Others may have paid on this site before.
		const title = `Give ${ randomUUID() }`;
		const received = async () =>
			(
				await requestUtils.rest< Sums >( {
					path: '/slipstream/v1/payments/totals',
					params: { mode: 'test' },
				} )
			).totals.find( ( { currency } ) => currency === 'USD' );
		const before = ( await received() )?.charged.amount ?? 0;
		const link = await publishForm( { admin, editor, page }, title );
		await giveTwice( browser, baseURL, link );
		const dialog = page.getByRole( 'dialog' );
		await test.step( 'from the block to its orders', async () => {
			await editor.openDocumentSettingsSidebar();
			await editor.canvas
				.getByText( 'Make a one-time donation' )
				.first()
				.click();
			const earnings = page.getByRole( 'link', {
				name: 'View donation earnings',
			} );
			await admin.visitAdminPage(
				String( await earnings.getAttribute( 'href' ) )
			);
			await expect(
				page.getByRole( 'button', {
					name: 'Remove the filter: Donations Form',
				} )
			).toBeVisible();
			await page
				.getByRole( 'button', { name: 'Filter', exact: true } )
				.click();
			await page
				.getByLabel( 'Page', { exact: true } )
				.selectOption( title );
			await expect(
				page.locator( SCREEN ).getByText( '2 orders', { exact: true } )
			).toBeVisible();
			await page
				.getByLabel( 'Paid', { exact: true } )
				.selectOption( 'Once' );
			await page.keyboard.press( 'Escape' );
			await expect(
				page.locator( SCREEN ).getByText( '1 order', { exact: true } )
			).toBeVisible();
			await expectAccessible( SCREEN );
		} );
		await test.step( 'a part goes back', async () => {
			await page.getByRole( 'link', { name: /Ada Lovelace/ } ).click();
			await expect( dialog.getByText( 'USD 15 once' ) ).toBeVisible();
			await dialog.getByRole( 'button', { name: 'Refund' } ).click();
			await dialog.getByLabel( 'Amount in USD' ).fill( '4.50' );
			await expectAccessible( '[role="dialog"]' );
			await dialog
				.getByRole( 'button', { name: 'Give it back' } )
				.click();
			await expect(
				dialog.getByText( 'Partly refunded, test' )
			).toBeVisible();
			await expect(
				dialog.getByRole( 'cell', { name: '-$4.50' } )
			).toBeVisible();
		} );
		await test.step( 'Stripe does not answer', async () => {
			expectConsoleErrors( status( 502, 503 ) );
			await command( 'faults', { fault: 'unavailable', times: -1 } );
			await dialog
				.getByRole( 'button', { name: 'Ask Stripe again' } )
				.click();
			await expect(
				dialog.locator( '.components-notice.is-error' )
			).toBeVisible();
			await expect(
				dialog.getByText( 'Partly refunded, test' )
			).toBeVisible();
			await command( 'faults', {} );
			await dialog
				.getByRole( 'button', { name: 'Ask Stripe again' } )
				.click();
			await expect(
				dialog.locator( '.components-notice.is-error' )
			).toHaveCount( 0 );
		} );
		await test.step( 'a subscription ends with what is paid', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=my-jetpack#/subscriptions'
			);
			await expect(
				page.getByText( '$5.00 each month' ).first()
			).toBeVisible();
			await expectAccessible( SCREEN );
			await page
				.getByRole( 'link', { name: /Ada Lovelace/ } )
				.first()
				.press( 'Enter' );
			await dialog
				.getByRole( 'button', { name: 'Cancel subscription' } )
				.press( 'Enter' );
			await expect(
				dialog.getByRole( 'group', {
					name: 'Cancel the subscription?',
				} )
			).toBeFocused();
			await expectAccessible( '[role="dialog"]' );
			await dialog
				.getByRole( 'button', { name: 'Cancel this subscription' } )
				.press( 'Enter' );
			await expect(
				dialog.getByText( /^Active until .*, test$/ )
			).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect(
				page.getByRole( 'cell', { name: 'None', exact: true } ).first()
			).toBeVisible();
		} );
		await test.step( 'the sums, and whether they are right', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=my-jetpack#/earnings'
			);
			await expect( page.getByLabel( 'Account' ) ).toHaveText(
				/Stripe, test mode, acct_1Fake/
			);
			const sums = await received();
			expect( sums?.charged.amount ).toBe( before + 20 );
			await expect(
				page.getByText( String( sums?.charged.formatted ) ).first()
			).toBeVisible();
			await expect(
				page.getByText( String( sums?.net.formatted ) ).first()
			).toBeVisible();
			await page.getByRole( 'button', { name: 'Compare now' } ).click();
			await expect( page.getByText( /^Last compared:/ ) ).toBeVisible();
			await expectAccessible( SCREEN );
		} );
		await test.step( 'the rows', async () => {
			const download = page.waitForEvent( 'download' );
			await page
				.getByRole( 'button', { name: 'Download as CSV' } )
				.click();
			const file = await readFile(
				await ( await download ).path(),
				'utf8'
			);
			const rows = file.split( '\r\n' );
			expect( rows[ 0 ] ).toMatch( /^\uFEFFDate,Kind,Amount,Currency/ );
			const refund = rows.findLast( ( row ) =>
				row.includes( ',refund,-4.5,USD,test,stripe,' )
			);
			const order = String( refund?.split( ',' )[ 7 ] );
			expect( order ).toMatch( /^[0-9a-f-]{36}$/ );
			expect(
				rows
					.filter( ( row ) => row.includes( order ) )
					.map( ( row ) => row.split( ',' ).slice( 1, 3 ) )
			).toEqual( [
				[ 'charge', '15' ],
				[ 'fee', '-0.74' ],
				[ 'refund', '-4.5' ],
			] );
		} );
	} );
} );
