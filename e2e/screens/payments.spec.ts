import { giveTwice, publishForm } from '../donations';
import { expect, overflow, test } from '../fixtures';
import { connectStripe, restartSetup, useStripe } from '../stripe';
import { VIEWS } from './views';

const WIDE = { view: 'wide', locale: '', width: 1280, height: 900 };

/** Pictures of what was paid, to be looked at: artifacts/screens/payments. */
test( 'What an owner sees of money', async ( {
	admin,
	editor,
	page,
	browser,
	baseURL,
	requestUtils,
	setLanguage,
	expectAccessible,
} ) => {
	test.setTimeout( 300_000 );
	const stripe = await useStripe( requestUtils );
	await connectStripe( requestUtils );
	await restartSetup( requestUtils );
	try {
		const link = await publishForm( { admin, editor, page }, 'Give' );
		await giveTwice( browser, baseURL, link );
		const first = async ( list: string ) =>
			(
				await requestUtils.rest< { id: number }[] >( {
					path: `/slipstream/v1/payments/${ list }`,
				} )
			)[ 0 ]?.id;
		const order = await first( 'orders' );
		const charge = (
			await requestUtils.rest< { entries: { object_id: string }[] } >( {
				path: `/slipstream/v1/payments/orders/${ order }`,
			} )
		).entries[ 0 ]?.object_id;
		await fetch( `${ stripe.url }/__dispute`, {
			method: 'POST',
			body: JSON.stringify( { charge, reason: 'fraudulent' } ),
		} );
		await requestUtils.rest( {
			method: 'POST',
			path: `/slipstream/v1/payments/orders/${ order }/check`,
		} );
		const states: Record< string, string > = {
			orders: 'orders',
			dispute: `orders/${ order }`,
			order: `orders/${ Number( order ) - 1 }`,
			subscriptions: 'subscriptions',
			subscription: `subscriptions/${ await first( 'subscriptions' ) }`,
			earnings: 'earnings',
			health: 'health',
			payments: 'payments',
			home: 'overview',
		};
		for ( const { view, locale, ...size } of [ WIDE, ...VIEWS ] ) {
			await page.setViewportSize( size );
			await setLanguage( locale );
			for ( const [ state, hash ] of Object.entries( states ) ) {
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
					path: `artifacts/screens/payments/${ state }-${ view }.png`,
					fullPage: true,
				} );
				expect
					.soft( await overflow( page ), `${ state }, ${ view }` )
					.toBeLessThanOrEqual( 0 );
				await expectAccessible(
					hash.includes( '/' ) ? '[role="dialog"]' : '#wpbody-content'
				);
			}
		}
	} finally {
		await stripe.stop();
	}
} );
