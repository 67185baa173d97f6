import { expect } from '@playwright/test';
import { usePaymentService } from './payment-service';
import { setSettings } from './site-settings';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** The app of the stand-in in test mode: see fakes/paypal.mjs. */
export const APP = { clientId: 'test-client', secret: 'test-secret' };

/** A message as PayPal delivers it. */
interface Delivery {
	headers: Record< string, string >;
	body: string;
}

/** Starts a stand-in for PayPal that the site asks, until it is stopped. */
export async function usePaypal( utils: RequestUtils ) {
	const service = await usePaymentService( utils, 'paypal', {
		slipstream_paypal_test_client_id: '',
		slipstream_paypal_test_secret: '',
	} );
	return {
		...service,
		/** Has the stand-in do something: see its COMMANDS. */
		command: async < T >(
			name: string,
			how: object = {}
		): Promise< T > => {
			const answer = await fetch( `${ service.url }/__${ name }`, {
				method: 'POST',
				body: JSON.stringify( how ),
			} );
			return ( await answer.json() ) as T;
		},
	};
}

type Paypal = Awaited< ReturnType< typeof usePaypal > >;

/** Connects the site to the app, as the section of payments does. */
export async function connectPaypal( utils: RequestUtils ): Promise< void > {
	await setSettings( utils, {
		slipstream_paypal_test_client_id: APP.clientId,
		slipstream_paypal_test_secret: APP.secret,
	} );
	await utils.rest( {
		method: 'POST',
		path: '/slipstream/v1/payments/accounts/check',
		data: { gateway: 'paypal', mode: 'test' },
	} );
}

/**
 * Delivers all that PayPal has to tell, and has the site handle it.
 *
 * @param paypal  The stand-in.
 * @param utils   Asks the site.
 * @param baseURL The site's address.
 * @return The answers' statuses.
 */
export async function deliver(
	paypal: Paypal,
	utils: RequestUtils,
	baseURL = ''
): Promise< number[] > {
	const [ webhook ] = await paypal.command< { id: string }[] >( 'webhooks' );
	const deliveries = await paypal.command< Delivery[] >( 'deliveries', {
		webhook: webhook?.id,
	} );
	const statuses = [];
	for ( const { headers, body } of deliveries ) {
		const answer = await fetch(
			`${ baseURL }/?rest_route=/slipstream/v1/payments/paypal/test`,
			{ method: 'POST', headers, body }
		);
		statuses.push( answer.status );
	}
	await utils.rest( { method: 'POST', path: '/slipstream/v1/jobs/run' } );
	return statuses;
}

/** Presses the button of a product. A person who is told that this was too quick waits, and presses it again. */
export async function buy( page: Page ): Promise< void > {
	await expect( async () => {
		await page.getByRole( 'button', { name: 'Pay with PayPal' } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Pay', exact: true } )
		).toBeVisible( { timeout: 1000 } );
	} ).toPass();
}
