import { expect } from '../../fixtures';
import { newStranger, PERSON } from '../../signed-out';
import { connectStripe, payWith, useStripe } from '../../stripe';
import type { Browser, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Cards of Stripe's tests: see fakes/stripe/cards.mjs. */
export const CARD = {
	good: '4242424242424242',
	asksBank: '4000002760003184',
	failsLater: '4000000000000341',
	disputed: '4000000000000259',
	refundFails: '4000000000005126',
} as const;

export const DAY = 86_400;

interface Order {
	id: number;
	state: string;
	dispute: string;
	payment_id: string;
	subscription_id: string;
}

interface Subscription {
	id: number;
	subscription_id: string;
	status: string;
}

/** A site with an account whose gateway misbehaves on command, and a post that sells something. */
export async function openShop(
	utils: RequestUtils,
	plan: { price: number; interval: string }
) {
	const stripe = await useStripe( utils );
	await connectStripe( utils );
	await utils.rest( {
		method: 'POST',
		path: '/slipstream/v1/payments/accounts/webhook',
		data: { mode: 'test' },
	} );
	const { id } = await utils.rest< { id: number } >( {
		method: 'POST',
		path: '/wpcom/v2/memberships/product',
		data: { title: 'Supporter', currency: 'EUR', ...plan },
	} );
	const { id: post, link } = await utils.createPost( {
		title: 'Support us',
		content: `<!-- wp:jetpack/recurring-payments {"planId":${ id }} /-->`,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	const list = < T >( kind: string, params: object ) =>
		utils.rest< T[] >( {
			path: `/slipstream/v1/payments/${ kind }`,
			params: { mode: 'test', ...params },
		} );
	return {
		link,
		url: stripe.url,
		stop: stripe.stop,
		/** Has the stand-in do something: see fakes/stripe/controls.mjs. */
		command: async ( name: string, how: object = {} ) => {
			const answer = await fetch( `${ stripe.url }/__${ name }`, {
				method: 'POST',
				body: JSON.stringify( how ),
			} );
			expect( answer.status, await answer.text() ).toBe( 200 );
		},
		/** Orders that began on the post. */
		orders: () => list< Order >( 'orders', { post } ),
		/** The subscription of an order. */
		subscription: async ( { subscription_id: wanted }: Order ) =>
			( await list< Subscription >( 'subscriptions', {} ) ).find(
				( { subscription_id: found } ) => found === wanted
			),
		/** Has the site look at what it was told. */
		work: () =>
			utils.rest( {
				method: 'POST',
				path: '/slipstream/v1/jobs/run',
			} ),
	};
}

export type Shop = Awaited< ReturnType< typeof openShop > >;

/** A visitor's page. */
export async function visit(
	browser: Browser,
	baseURL: string | undefined,
	url: string,
	options: object = {}
): Promise< Page > {
	const context = await newStranger( browser, {
		baseURL,
		userAgent: PERSON,
		...options,
	} );
	const page = await context.newPage();
	await page.goto( url );
	return page;
}

/**
 * Sends the form of a plan. A person who is told that this was too quick waits, and tries again.
 *
 * @param page  The page.
 * @param press Presses its button.
 */
export async function sendOrder(
	page: Page,
	press: () => Promise< unknown >
): Promise< void > {
	await expect( async () => {
		const answer = page.waitForResponse(
			( response ) => response.request().method() === 'POST'
		);
		await press();
		expect( ( await answer ).status() ).toBe( 303 );
	} ).toPass();
	await expect( page.getByLabel( 'Card number' ) ).toBeVisible();
}

/** From the button to Stripe's page. */
export async function goToStripe( page: Page ): Promise< void > {
	await page.locator( '.wp-block-jetpack-recurring-payments a' ).click();
	await sendOrder( page, () =>
		page.locator( '.slipstream-plan-form [type=submit]' ).click()
	);
}

/** What the page says that payers come back to. */
export const thanks = ( page: Page ) =>
	page.getByText( /^Thank you! Your payment of/ );

interface Visitor {
	browser: Browser;
	baseURL: string | undefined;
	card: string;
}

/**
 * Has a visitor pay.
 *
 * @param shop    Where.
 * @param visitor Who, and with what.
 * @return The page that they came back to.
 */
export async function pay( shop: Shop, visitor: Visitor ): Promise< Page > {
	const { browser, baseURL } = visitor;
	const page = await visit( browser, baseURL, shop.link );
	await goToStripe( page );
	await payWith( page, visitor.card );
	await expect( thanks( page ) ).toBeVisible();
	return page;
}

/**
 * Has a visitor pay and leave.
 *
 * @param shop    Where.
 * @param visitor Who, and with what.
 * @return The order.
 */
export async function buy( shop: Shop, visitor: Visitor ): Promise< Order > {
	const page = await pay( shop, visitor );
	await page.context().close();
	const [ order ] = await shop.orders();
	if ( ! order ) {
		throw new Error( 'There is no order.' );
	}
	return order;
}
