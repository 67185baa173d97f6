import { expect, expectNothingWrong, overflow, test } from '../../fixtures';
import { payWith } from '../../stripe';
import {
	buy,
	CARD,
	DAY,
	goToStripe,
	openShop,
	pay,
	sendOrder,
	thanks,
	visit,
} from './shop';
import type { Shop } from './shop';

const ONCE = { price: 5, interval: 'one-time' };
const MONTHLY = { price: 5, interval: '1 month' };

let shop: Shop;
test.afterEach( () => shop.stop() );

test( 'a bank asks whether it is the payer: no, and then yes', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	shop = await openShop( requestUtils, ONCE );
	const page = await visit( browser, baseURL, shop.link );
	await goToStripe( page );
	await payWith( page, CARD.asksBank );
	await page.getByRole( 'button', { name: 'Fail authentication' } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'could not authenticate you'
	);
	await payWith( page, CARD.asksBank );
	await page
		.getByRole( 'button', { name: 'Complete authentication' } )
		.click();
	await expect( thanks( page ) ).toBeVisible();
	expect( await shop.orders() ).toMatchObject( [ { state: 'paid' } ] );
	await page.context().close();
} );

for ( const [ name, behavior ] of Object.entries( {
	before: { when: 'before' },
	'three times': { when: 'before', times: 3 },
	after: { when: 'after' },
	never: { when: 'never' },
	'in an old version': { when: 'before', version: '2024-09-30.acacia' },
} ) ) {
	test( `Stripe's message comes ${ name }: one order, paid once`, async ( {
		browser,
		baseURL,
		requestUtils,
	} ) => {
		shop = await openShop( requestUtils, MONTHLY );
		await shop.command( 'webhooks', behavior );
		const card = CARD.good;
		const page = await pay( shop, { browser, baseURL, card } );
		await shop.command( 'release' );
		await shop.work();
		await page.reload();
		await expect( thanks( page ) ).toBeVisible();
		const [ order, ...more ] = await shop.orders();
		expect( more ).toEqual( [] );
		const { state, entries } = await requestUtils.rest< {
			state: string;
			entries: { kind: string; money: { amount: number } }[];
		} >( {
			path: `/slipstream/v1/payments/orders/${ order?.id }`,
		} );
		expect( state ).toBe( 'paid' );
		expect(
			entries
				.filter( ( { kind } ) => kind === 'charge' )
				.map( ( { money } ) => money.amount )
		).toEqual( [ 5 ] );
		await page.context().close();
	} );
}

test( 'a renewal fails, the payer gets another card, and it goes on', async ( {
	admin,
	browser,
	baseURL,
	page: screen,
	requestUtils,
	expectAccessible,
} ) => {
	shop = await openShop( requestUtils, MONTHLY );
	const card = CARD.failsLater;
	const order = await buy( shop, { browser, baseURL, card } );
	const status = async () => {
		await shop.work();
		return ( await shop.subscription( order ) )?.status;
	};
	await expect.poll( status ).toBe( 'active' );
	await shop.command( 'settings', { dunning: 'past_due' } );
	await shop.command( 'clock', { advance: 32 * DAY } );
	await expect.poll( status ).toBe( 'past_due' );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/subscriptions' );
	await expect( screen.getByText( /^Overdue/ ).first() ).toBeVisible();
	await expectAccessible( '#wpbody-content' );
	await shop.command( 'card', {
		customer: await customerOf( shop, order.payment_id ),
		card: CARD.good,
	} );
	await shop.command( 'clock', { advance: 8 * DAY } );
	await expect.poll( status ).toBe( 'active' );
	// One order began it; renewals are none.
	expect( await shop.orders() ).toHaveLength( 1 );
} );

/** The customer of a payment, as Stripe has it. */
async function customerOf( { url }: Shop, payment: string ) {
	const answer = await fetch( `${ url }/v1/payment_intents/${ payment }`, {
		headers: { authorization: 'Bearer sk_test_fake0000000000000001' },
	} );
	return ( ( await answer.json() ) as { customer: string } ).customer;
}

test( 'a refund that fails later gives the order its money back', async ( {
	admin,
	browser,
	baseURL,
	page: screen,
	requestUtils,
} ) => {
	shop = await openShop( requestUtils, ONCE );
	const card = CARD.refundFails;
	const order = await buy( shop, { browser, baseURL, card } );
	await admin.visitAdminPage(
		'admin.php',
		`page=my-jetpack#/orders/${ order.id }`
	);
	const dialog = screen.getByRole( 'dialog' );
	await dialog.getByRole( 'button', { name: 'Refund' } ).click();
	await dialog.getByRole( 'button', { name: 'Give it back' } ).click();
	await expect( dialog.getByText( 'Refunded, test' ) ).toBeVisible();
	await shop.command( 'clock', { advance: 15 * DAY } );
	await expect
		.poll( async () => {
			await shop.work();
			return ( await shop.orders() )[ 0 ]?.state;
		} )
		.toBe( 'paid' );
	await screen.reload();
	await expect( dialog.getByText( 'Paid, test' ) ).toBeVisible();
} );

test( 'a dispute is told with its deadline, keeps refunds away, and is won', async ( {
	admin,
	browser,
	baseURL,
	page: screen,
	requestUtils,
	expectAccessible,
} ) => {
	shop = await openShop( requestUtils, ONCE );
	const card = CARD.disputed;
	const order = await buy( shop, { browser, baseURL, card } );
	const dispute = async () => {
		await shop.work();
		return ( await shop.orders() )[ 0 ]?.dispute;
	};
	await expect.poll( dispute ).toBe( 'open' );
	await admin.visitAdminPage(
		'admin.php',
		`page=my-jetpack#/orders/${ order.id }`
	);
	const dialog = screen.getByRole( 'dialog' );
	await expect(
		dialog.getByText(
			'While the payment is disputed, it cannot be refunded'
		)
	).toBeVisible();
	await expect(
		dialog.getByRole( 'button', { name: 'Refund' } )
	).toHaveCount( 0 );
	await expectAccessible( '[role="dialog"]' );
	await shop.command( 'dispute', {
		dispute: await disputeOf( shop ),
		status: 'won',
	} );
	await expect.poll( dispute ).toBe( 'won' );
	expect( ( await shop.orders() )[ 0 ]?.state ).toBe( 'paid' );
} );

/** The one dispute at Stripe. */
async function disputeOf( { url }: Shop ) {
	const answer = await fetch( `${ url }/v1/disputes`, {
		headers: { authorization: 'Bearer sk_test_fake0000000000000001' },
	} );
	const { data } = ( await answer.json() ) as { data: { id: string }[] };
	return data[ 0 ]?.id;
}

for ( const [ name, locale ] of [
	[ 'by keys alone', '' ],
	[ 'by keys alone, mirrored', 'ar' ],
] as const ) {
	test( `a button, its page, and the way back in a narrow window, ${ name }`, async ( {
		browser,
		baseURL,
		requestUtils,
		setLanguage,
	} ) => {
		shop = await openShop( requestUtils, MONTHLY );
		await setLanguage( locale );
		const page = await visit( browser, baseURL, shop.link, {
			viewport: { width: 320, height: 740 },
		} );
		/** Fails where the page does not fit or is not for everybody. */
		const look = async () => {
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await expectNothingWrong( page, 'main' );
		};
		await look();
		const press = async ( selector: string ) => {
			await page.locator( selector ).focus();
			await page.keyboard.press( 'Enter' );
		};
		await press( '.wp-block-jetpack-recurring-payments a' );
		await expect( page.locator( '.slipstream-plan-form' ) ).toBeVisible();
		await look();
		await sendOrder( page, () =>
			press( '.slipstream-plan-form [type=submit]' )
		);
		await payWith( page, CARD.good );
		await expect( page ).toHaveURL( /slipstream_paid=/ );
		await look();
		await page.context().close();
	} );
}
