import { expect, expectNothingWrong, test } from '../../fixtures';
import { APP, buy, connectPaypal, deliver, usePaypal } from '../../paypal';
import { newStranger, PERSON } from '../../signed-out';
import type { Browser, Page } from '@playwright/test';

const BOX = '.jetpack-simple-payments-wrapper';
const PRODUCT = {
	title: 'Plum jam',
	status: 'publish',
	meta: {
		spay_price: 25,
		spay_currency: 'USD',
		spay_email: 'shop@example.com',
	},
};

const thanks = ( page: Page ) =>
	page.getByText( 'Thank you! Your payment of $25.00 has arrived.' );

/** The block of a product, as an older version has saved it for another price. */
const saved = ( id: number ) =>
	`<!-- wp:jetpack/simple-payments {"email":"shop@example.com","price":20,"productId":${ id }} -->
<div class="jetpack-simple-payments-wrapper jetpack-simple-payments-${ id }"><div class="jetpack-simple-payments-product"><div class="jetpack-simple-payments-details"><div class="jetpack-simple-payments-title"><p>Plum jam</p></div><div class="jetpack-simple-payments-description"><p>From our tree</p></div><div class="jetpack-simple-payments-price"><p>$20.00</p></div><a class="jetpack-simple-payments-purchase" href="https://example.com/" target="_blank" rel="noopener noreferrer">Click here to purchase.</a></div></div></div>
<!-- /wp:jetpack/simple-payments -->`;

/** Does something as a visitor. */
async function asVisitor(
	browser: Browser,
	baseURL: string | undefined,
	work: ( page: Page ) => Promise< void >
) {
	const context = await newStranger( browser, {
		baseURL,
		userAgent: PERSON,
	} );
	await work( await context.newPage() );
	await context.close();
}

test.describe( 'PayPal', () => {
	let paypal: Awaited< ReturnType< typeof usePaypal > >;

	test.beforeEach( async ( { requestUtils } ) => {
		paypal = await usePaypal( requestUtils );
	} );
	test.afterEach( () => paypal.stop() );

	test( 'An owner connects an app, and visitors buy', async ( {
		admin,
		editor,
		page,
		browser,
		baseURL,
		requestUtils,
		expectAccessible,
	} ) => {
		test.slow();
		await test.step( 'the app and its webhook', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=my-jetpack#/payments'
			);
			await page
				.getByLabel( 'PayPal sandbox client ID' )
				.fill( APP.clientId );
			await page.getByLabel( 'PayPal sandbox secret' ).fill( APP.secret );
			await page
				.getByRole( 'button', { name: 'Save PayPal account' } )
				.click();
			await expect(
				page.getByText( /Connected to PayPal account TESTMERCHANT2/ )
			).toBeVisible();
			await page
				.getByRole( 'button', {
					name: 'Set up PayPal’s test webhook',
				} )
				.click();
			await expect(
				page.getByText( /PayPal tells this site what happens/ )
			).toBeVisible();
			await expectAccessible( '#wpbody-content' );
		} );
		await test.step( 'the product in the editor', async () => {
			await admin.createNewPost( { title: 'Jam' } );
			await editor.insertBlock( { name: 'jetpack/simple-payments' } );
			const block = editor.canvas.locator(
				'[data-type="jetpack/simple-payments"]'
			);
			await expect(
				block.getByText( /buyers are led to PayPal’s sandbox/ )
			).toBeVisible();
			await block.getByLabel( 'Item name' ).fill( PRODUCT.title );
			await block.getByLabel( 'Price' ).fill( '25' );
			await block.getByLabel( 'Email' ).fill( PRODUCT.meta.spay_email );
			await expectAccessible( [
				'iframe[name="editor-canvas"]',
				'[data-type="jetpack/simple-payments"]',
			] );
			await editor.publishPost();
		} );
		const link = await page.evaluate( () =>
			String(
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostAttribute( 'link' )
			)
		);
		const visit = ( work: ( visitor: Page ) => Promise< void > ) =>
			asVisitor( browser, baseURL, async ( visitor ) => {
				await visitor.goto( link );
				await work( visitor );
			} );
		const pay = ( visitor: Page ) =>
			visitor.getByRole( 'button', { name: 'Pay', exact: true } ).click();
		await test.step( 'a buyer whose first card is declined', () =>
			visit( async ( visitor ) => {
				await expectNothingWrong( visitor, BOX );
				await paypal.command( 'outcome', {
					status: 'INSTRUMENT_DECLINED',
				} );
				await buy( visitor );
				await pay( visitor );
				// PayPal's page again, to choose another one.
				await pay( visitor );
				await expect( thanks( visitor ) ).toBeVisible();
				await expectNothingWrong( visitor, 'main' );
				await visitor.reload();
				await expect( thanks( visitor ) ).toBeVisible();
			} ) );
		await test.step( 'a payment that PayPal looks at first', () =>
			visit( async ( visitor ) => {
				await paypal.command( 'outcome', { status: 'PENDING' } );
				await buy( visitor );
				await pay( visitor );
				await expect(
					visitor.getByText( /is on its way/ )
				).toBeVisible();
				const captures =
					await paypal.command< { id: string; status: string }[] >(
						'captures'
					);
				await paypal.command( 'settle', {
					capture: captures.find(
						( { status } ) => status === 'PENDING'
					)?.id,
					status: 'COMPLETED',
				} );
				expect(
					await deliver( paypal, requestUtils, baseURL )
				).not.toContain( 400 );
				await visitor.reload();
				await expect( thanks( visitor ) ).toBeVisible();
			} ) );
		await test.step( 'a buyer who closes the window', () =>
			visit( async ( visitor ) => {
				await buy( visitor );
				await paypal.command( 'approve', {
					order: new URL( visitor.url() ).searchParams.get( 'token' ),
				} );
			} ) );
		expect( await deliver( paypal, requestUtils, baseURL ) ).not.toContain(
			400
		);
		await test.step( 'the orders', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=my-jetpack#/orders'
			);
			await expect( page.getByText( 'Ada Example' ) ).toHaveCount( 3 );
		} );
	} );

	test( 'A block and its copy sell two things, once their post is public', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		const statuses = async () =>
			(
				await requestUtils.rest<
					{ status: string; title: { raw: string } }[]
				>( {
					path: '/wp/v2/jp_pay_product',
					params: {
						context: 'edit',
						status: 'draft,publish',
						search: 'marmalade',
					},
				} )
			)
				.map( ( { status, title } ) => `${ title.raw }: ${ status }` )
				.sort();
		await admin.createNewPost( { title: 'Marmalade' } );
		await editor.insertBlock( { name: 'jetpack/simple-payments' } );
		const blocks = editor.canvas.locator(
			'[data-type="jetpack/simple-payments"]'
		);
		await blocks.getByLabel( 'Item name' ).fill( 'Orange marmalade' );
		await blocks.getByLabel( 'Price' ).fill( '25' );
		await blocks.getByLabel( 'Email' ).fill( PRODUCT.meta.spay_email );
		await editor.clickBlockToolbarButton( 'Options' );
		await page.getByRole( 'menuitem', { name: 'Duplicate' } ).click();
		await blocks
			.nth( 1 )
			.getByLabel( 'Item name' )
			.fill( 'Lime marmalade' );
		await editor.saveDraft();
		await expect
			.poll( statuses )
			.toEqual( [ 'Lime marmalade: draft', 'Orange marmalade: draft' ] );
		await editor.publishPost();
		await expect
			.poll( statuses )
			.toEqual( [
				'Lime marmalade: publish',
				'Orange marmalade: publish',
			] );
	} );

	test( 'PayPal is down, an old page shows the price of today, and a plain link says what it is', async ( {
		admin,
		editor,
		page,
		browser,
		baseURL,
		requestUtils,
	} ) => {
		await connectPaypal( requestUtils );
		const { id } = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/jp_pay_product',
			data: PRODUCT,
		} );
		const { link } = await requestUtils.createPost( {
			title: 'Jam',
			content: saved( id ),
			status: 'publish',
			date_gmt: new Date().toISOString(),
		} );
		await asVisitor( browser, baseURL, async ( visitor ) => {
			await visitor.goto( link );
			await expect( visitor.locator( BOX ) ).toContainText( '$25.00' );
			await expect( visitor.locator( BOX ) ).not.toContainText( '$20' );
			await paypal.command( 'fault', { fault: 'reset', times: 99 } );
			const button = visitor.getByRole( 'button', {
				name: 'Pay with PayPal',
			} );
			const alert = visitor.getByRole( 'alert' );
			await expect( async () => {
				await button.click();
				await expect( alert ).toContainText(
					'PayPal did not answer. Please try again in a moment',
					{
						timeout: 1000,
					}
				);
			} ).toPass();
			await expect( alert ).toBeFocused();
			await expectNothingWrong( visitor, BOX );
			await paypal.command( 'faults' );
			await buy( visitor );
			await visitor
				.getByRole( 'button', { name: 'Cancel', exact: true } )
				.click();
			await expect( visitor.locator( BOX ) ).toBeVisible();
		} );
		await test.step( 'without an app', async () => {
			await requestUtils.rest( {
				method: 'POST',
				path: '/jetpack/v4/settings',
				data: {
					slipstream_paypal_test_client_id: '',
					slipstream_paypal_test_secret: '',
				},
			} );
			await admin.createNewPost( { title: 'Plain' } );
			await editor.insertBlock( { name: 'jetpack/simple-payments' } );
			await expect(
				editor.canvas.getByText( /buyers can change the price/ )
			).toBeVisible();
			await page.goto( link );
			await expect( page.locator( `${ BOX } form` ) ).toHaveAttribute(
				'action',
				'https://www.paypal.com/cgi-bin/webscr'
			);
		} );
	} );
} );
