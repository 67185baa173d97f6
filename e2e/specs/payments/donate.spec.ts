import { FORM, GOOD, submit } from '../../donations';
import { expect, test } from '../../fixtures';
import { newStranger, PERSON } from '../../signed-out';
import {
	connectStripe,
	payWith,
	restartSetup,
	TEST_KEY,
	useStripe,
} from '../../stripe';

const DECLINED = '4000000000000002';
test.describe( 'Donations', () => {
	let stop = () => Promise.resolve();

	test.beforeEach( async ( { requestUtils } ) => {
		( { stop } = await useStripe( requestUtils ) );
		await restartSetup( requestUtils );
	} );
	test.afterEach( () => stop() );

	test( 'An owner connects Stripe, and a visitor gives', async ( {
		admin,
		editor,
		page,
		browser,
		baseURL,
		expectAccessible,
	} ) => {
		test.slow();
		await test.step( 'the account', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=my-jetpack#/payments'
			);
			await page
				.getByRole( 'button', { name: 'Go on without these steps' } )
				.click();
			await page.getByLabel( 'Stripe test key' ).fill( TEST_KEY );
			await page.getByRole( 'button', { name: 'Save account' } ).click();
			await expect(
				page.getByText( /Connected to account acct_/ )
			).toBeVisible();
			await expectAccessible( '#wpbody-content' );
		} );
		await test.step( 'the form in the editor', async () => {
			await admin.createNewPost( { title: 'Give' } );
			await editor.insertBlock( { name: 'jetpack/donations' } );
			await expect(
				editor.canvas.getByText( 'Make a one-time donation' )
			).toBeVisible();
			await expectAccessible( [
				'iframe[name="editor-canvas"]',
				'[data-type="jetpack/donations"]',
			] );
			await editor.publishPost();
		} );
		const { link } = await page.evaluate( () => ( {
			link: String(
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostAttribute( 'link' )
			),
		} ) );
		const context = await newStranger( browser, {
			baseURL,
			userAgent: PERSON,
		} );
		const visitor = await context.newPage();
		await test.step( 'once', async () => {
			await visitor.goto( link );
			const form = visitor.locator( FORM );
			await form.getByText( '$15.00' ).first().click();
			await submit( visitor, 'Donate' );
			await payWith( visitor, DECLINED );
			await expect( visitor.getByRole( 'alert' ) ).toContainText(
				'declined'
			);
			await payWith( visitor, GOOD );
			await expect(
				visitor.getByText( /^Thank you! Your payment of/ )
			).toBeVisible();
			await visitor.reload();
			await expect(
				visitor.getByText( /^Thank you! Your payment of/ )
			).toBeVisible();
		} );
		await test.step( 'monthly', async () => {
			await visitor.goto( link );
			const form = visitor.locator( FORM );
			await form.getByText( 'Monthly', { exact: true } ).click();
			await form
				.locator( '.is-monthly' )
				.getByText( '$5.00' )
				.first()
				.click();
			await expect(
				form
					.getByText( 'USD 5 each month until you cancel' )
					.filter( { visible: true } )
			).toBeVisible();
			await submit( visitor, 'Donate monthly' );
			await payWith( visitor, GOOD );
			await expect(
				visitor.getByText( /^Thank you! Your payment of/ )
			).toBeVisible();
		} );
		await context.close();
		await test.step( 'the orders', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=my-jetpack#/orders'
			);
			await expect( page.getByText( 'Ada Lovelace' ) ).toHaveCount( 2 );
			await expect( page.getByText( '$15.00' ).first() ).toBeVisible();
			await expectAccessible( '#wpbody-content' );
		} );
	} );

	test( 'No account: the form asks for one, and visitors see nothing', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { title: 'Not yet' } );
		await editor.insertBlock( { name: 'jetpack/donations' } );
		await expect(
			editor.canvas.getByRole( 'button', { name: 'Connect Stripe' } )
		).toBeVisible();
		await editor.publishPost();
		await page.goto(
			await page.evaluate( () =>
				String(
					window.wp.data
						.select( 'core/editor' )
						.getEditedPostAttribute( 'link' )
				)
			)
		);
		await expect( page.locator( FORM ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'Connecting', () => {
	test( 'is undone with the key', async ( { requestUtils } ) => {
		const stripe = await useStripe( requestUtils );
		await connectStripe( requestUtils );
		expect(
			await requestUtils.rest( {
				path: '/wpcom/v2/memberships/status',
				params: { source: 'gutenberg' },
			} )
		).toMatchObject( {
			connected_account_id: 'acct_1Fake00000001',
		} );
		await stripe.stop();
	} );
} );
