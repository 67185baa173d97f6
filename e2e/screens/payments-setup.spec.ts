import { expect, overflow, test } from '../fixtures';
import { connectPaypal, usePaypal } from '../paypal';
import { connectStripe, payWith, restartSetup, useStripe } from '../stripe';
import { VIEWS } from './views';

const WIDE = { view: 'wide', locale: '', width: 1280, height: 900 };
const SETUP = '/slipstream/v1/payments/setup';

/** Pictures of how accounts are connected, to be looked at: artifacts/screens/payments-setup. */
test( 'How an owner connects accounts', async ( {
	admin,
	page,
	browser,
	requestUtils,
	setLanguage,
	expectAccessible,
} ) => {
	test.setTimeout( 300_000 );
	const post = < T >( path: string, data: object = {} ) =>
		requestUtils.rest< T >( { method: 'POST', path, data } );
	const look = async ( state: string, hash = 'payments' ) => {
		for ( const { view, locale, ...size } of [ WIDE, ...VIEWS ] ) {
			await page.setViewportSize( size );
			await setLanguage( locale );
			await page.goto( 'about:blank' );
			await admin.visitAdminPage(
				'admin.php',
				`page=my-jetpack#/${ hash }`
			);
			await page.waitForLoadState( 'networkidle' );
			await expect(
				page.locator( '.slipstream-ui-skeleton:visible' )
			).toHaveCount( 0 );
			await page.screenshot( {
				path: `artifacts/screens/payments-setup/${ state }-${ view }.png`,
				fullPage: true,
			} );
			expect
				.soft( await overflow( page ), `${ state }, ${ view }` )
				.toBeLessThanOrEqual( 0 );
			await expectAccessible( '#wpbody-content' );
		}
		await setLanguage( '' );
	};
	const stripe = await useStripe( requestUtils );
	const paypal = await usePaypal( requestUtils );
	try {
		await restartSetup( requestUtils );
		await look( '1-account' );
		await post( SETUP, { has_account: true } );
		await look( '2-key' );
		await connectStripe( requestUtils );
		await look( '3-messages' );
		await post( '/slipstream/v1/payments/accounts/polling', {
			mode: 'test',
			is_polled: true,
		} );
		await look( '4-test' );
		const { url } = await post< { url: string } >( `${ SETUP }/test` );
		const checkout = await ( await browser.newContext() ).newPage();
		await checkout.goto( url );
		await payWith( checkout, '4242424242424242' );
		await checkout.waitForURL( /slipstream_paid=/ );
		await checkout.context().close();
		await post( `${ SETUP }/test/check` );
		await look( '5-live' );
		await connectPaypal( requestUtils );
		await post( '/slipstream/v1/payments/reconcile', {
			gateway: 'paypal',
			mode: 'test',
		} );
		await post( '/slipstream/v1/jobs/run' );
		await look(
			'earnings-paypal',
			'earnings?gateway=paypal&mode=test&account=TESTMERCHANT2'
		);
		await paypal.command( 'fault', { fault: 'reset', times: 99 } );
		await post( '/slipstream/v1/payments/accounts/key', {
			gateway: 'paypal',
			mode: 'test',
			key: 'another-secret',
			client_id: 'another-client',
		} );
		await look( 'paypal-waits' );
	} finally {
		await paypal.stop();
		await stripe.stop();
	}
} );
