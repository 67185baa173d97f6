import { usePaymentService } from './payment-service';
import { setSettings } from './site-settings';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** A key of the stand-in that may do what the product needs: see fakes/stripe.mjs. */
export const TEST_KEY = 'rk_test_fake0000000000000001';

/** The same in live mode. */
export const LIVE_KEY = 'rk_live_fake0000000000000001';

/** Starts a stand-in for Stripe that the site asks, until it is stopped. */
export const useStripe = ( utils: RequestUtils ) =>
	usePaymentService( utils, 'stripe', {
		slipstream_stripe_test_key: '',
		slipstream_stripe_live_key: '',
		slipstream_stripe_test_webhook_secret: '',
		slipstream_stripe_live_webhook_secret: '',
		slipstream_stripe_mode: 'test',
	} );

/** Connects the site to an account, as the section of payments does. */
export async function connectStripe( utils: RequestUtils ): Promise< void > {
	await setSettings( utils, {
		slipstream_stripe_test_key: TEST_KEY,
	} );
	await utils.rest( {
		method: 'POST',
		path: '/slipstream/v1/payments/accounts/check',
		data: { mode: 'test' },
	} );
}

/** Has the steps that set Stripe up begin again. */
export const restartSetup = ( utils: RequestUtils ) =>
	utils.rest( {
		method: 'POST',
		path: '/slipstream/v1/payments/setup',
		data: { has_account: false, is_put_away: false },
	} );

/** Pays on Stripe's page, which is shown. */
export async function payWith(
	page: Page,
	card: string,
	email = 'ada@example.test'
): Promise< void > {
	const mail = page.getByLabel( 'Email' );
	if ( await mail.isEditable() ) {
		await mail.fill( email );
	}
	await page.getByLabel( 'Card number' ).fill( card );
	await page.getByLabel( 'Expiration (MM/YY)' ).fill( '12/40' );
	await page.getByLabel( 'Security code' ).fill( '123' );
	await page.getByLabel( 'Name on card' ).fill( 'Ada Lovelace' );
	await page.getByRole( 'button' ).first().click();
}
