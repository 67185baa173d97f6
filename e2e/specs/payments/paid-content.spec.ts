import { expect, expectNothingWrong, test } from '../../fixtures';
import { setMail } from '../../first-steps';
import { mailsTo } from '../../mails';
import { newStranger, PERSON } from '../../signed-out';
import { setModuleActive } from '../../site-settings';
import { connectStripe, payWith, useStripe } from '../../stripe';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const GOOD = '4242424242424242';
const NEWSLETTER = 'subscriptions';
/** Of this run alone. */
const EMAIL = `member-${ Date.now() }@example.test`;
const LOCKED = 'Only members read of the cormorants.';
const PAID = 'Only people who pay read of the herons.';
const OPEN_PART = 'I have access: show this part';

/** Whether a text is anywhere in a page. */
const has = async ( page: Page, text: string ) =>
	( await page.content() ).includes( text );

/** A post for subscribers, and one with a part for people who pay. */
async function publish( utils: RequestUtils ) {
	const { id: plan } = await utils.rest< { id: number } >( {
		method: 'POST',
		path: '/wpcom/v2/memberships/product',
		data: {
			title: 'Supporter',
			price: 5,
			currency: 'EUR',
			interval: '1 month',
			type: 'tier',
		},
	} );
	const post = ( title: string, content: string, meta = {} ) =>
		utils.rest< { id: number; link: string } >( {
			method: 'POST',
			path: '/wp/v2/posts',
			data: { title, content, status: 'publish', meta },
		} );
	const free = await post(
		'Cormorants',
		`<!-- wp:paragraph --><p>Everybody reads this.</p><!-- /wp:paragraph --><!-- wp:jetpack/paywall /--><!-- wp:paragraph --><p>${ LOCKED }</p><!-- /wp:paragraph -->`,
		{ _jetpack_newsletter_access: 'subscribers' }
	);
	const paid = await post(
		'Herons',
		`<!-- wp:premium-content/container {"selectedPlanIds":[${ plan }]} --><div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view --><div class="wp-block-premium-content-subscriber-view entry-content"><!-- wp:paragraph --><p>${ PAID }</p><!-- /wp:paragraph --></div><!-- /wp:premium-content/subscriber-view --><!-- wp:premium-content/logged-out-view --><div class="wp-block-premium-content-logged-out-view entry-content"><!-- wp:jetpack/recurring-payments {"planId":${ plan }} /--></div><!-- /wp:premium-content/logged-out-view --></div><!-- /wp:premium-content/container -->`
	);
	return { free: free.link, paid: paid.link };
}

/** Presses a button that leads on. A person who is told that this was too quick waits, and presses it again. */
const press = ( page: Page, name: string, next: () => Promise< void > ) =>
	expect( async () => {
		await page.getByRole( 'button', { name } ).click();
		await next();
	} ).toPass();

test.afterEach( ( { requestUtils } ) =>
	setModuleActive( requestUtils, NEWSLETTER, false )
);

test( 'A reader subscribes, reads what members read, pays for more, and loses it with the refund', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	test.slow();
	await useStripe( requestUtils );
	await connectStripe( requestUtils );
	await setModuleActive( requestUtils, NEWSLETTER, true );
	await setMail( requestUtils, 'up' );
	const { free, paid } = await publish( requestUtils );
	const context = await newStranger( browser, {
		baseURL,
		userAgent: PERSON,
	} );
	const page = await context.newPage();

	await test.step( 'sees the open part alone', async () => {
		await page.goto( free );
		await expect( page.getByText( 'Everybody reads this.' ) ).toBeVisible();
		expect( await has( page, LOCKED ) ).toBe( false );
		await expectNothingWrong( page, '.slipstream-locked' );
	} );

	await test.step( 'subscribes and confirms', async () => {
		await page
			.locator( '.slipstream-locked' )
			.getByRole( 'link', { name: 'Subscribe' } )
			.click();
		await page.getByLabel( 'Email address' ).fill( EMAIL );
		await press( page, 'Subscribe', () =>
			expect(
				page.getByText( 'We sent an email to the address' )
			).toBeVisible( { timeout: 1000 } )
		);
		await expect
			.poll( () => mailsTo( requestUtils, EMAIL ) )
			.toContain( 'slipstream_confirm_subscription' );
		const [ link = '' ] =
			/http\S+slipstream_confirm_subscription=\S+/.exec(
				await mailsTo( requestUtils, EMAIL )
			) ?? [];
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Yes, subscribe' } ).click();
		await expect(
			page.getByText( 'New posts of this site' )
		).toBeVisible();
	} );

	await test.step( 'signs in by the button, and comes back to the opened part', async () => {
		await page.goto( free );
		await page.getByRole( 'button', { name: OPEN_PART } ).click();
		await page.getByLabel( 'Email address' ).fill( EMAIL );
		await page.getByRole( 'button', { name: 'Send email' } ).click();
		const code = /\b\d{6}\b/;
		await expect
			.poll( () => mailsTo( requestUtils, EMAIL ) )
			.toMatch( code );
		await page
			.getByLabel( 'Six-digit code from the email' )
			.fill(
				code.exec( await mailsTo( requestUtils, EMAIL ) )?.[ 0 ] ?? ''
			);
		await page.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect( page.getByText( LOCKED ) ).toBeVisible();
	} );

	await test.step( 'has no access to what is paid', async () => {
		await page.goto( paid );
		await page.getByRole( 'button', { name: OPEN_PART } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'You do not have access' } )
		).toBeVisible();
		expect( await has( page, PAID ) ).toBe( false );
	} );

	await test.step( 'pays, and reads it', async () => {
		await page.goto( paid );
		await page.getByRole( 'button', { name: 'Your contribution' } ).click();
		await press( page, 'Pay now', () =>
			expect( page.getByLabel( 'Card number' ) ).toBeVisible( {
				timeout: 1000,
			} )
		);
		await payWith( page, GOOD, EMAIL );
		await expect(
			page.getByText( /^Thank you! Your payment of/ )
		).toBeVisible();
		await page.goto( paid );
		await expect( page.getByText( PAID ) ).toBeVisible();
	} );

	await test.step( 'is refunded, and loses access at once', async () => {
		const orders = await requestUtils.rest< { id: number }[] >( {
			path: '/slipstream/v1/payments/orders',
			params: { search: EMAIL, mode: 'test' },
		} );
		await requestUtils.rest( {
			method: 'POST',
			path: `/slipstream/v1/payments/orders/${ orders[ 0 ]?.id }/refund`,
			data: { amount: '5.00', request: crypto.randomUUID() },
		} );
		await page.goto( paid );
		await page.getByRole( 'button', { name: OPEN_PART } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'You do not have access' } )
		).toBeVisible();
		expect( await has( page, PAID ) ).toBe( false );
		await page.goto( free );
		await expect( page.getByText( LOCKED ) ).toBeVisible();
	} );

	await test.step( 'reads without a script by an address that works once', async () => {
		const plain = await browser.newContext( {
			baseURL: baseURL ?? '',
			userAgent: PERSON,
			javaScriptEnabled: false,
			storageState: await context.storageState(),
		} );
		const bare = await plain.newPage();
		await bare.goto( free );
		expect( await has( bare, LOCKED ) ).toBe( false );
		await bare.getByRole( 'button', { name: OPEN_PART } ).click();
		await expect( bare.getByText( LOCKED ) ).toBeVisible();
		await bare.reload();
		await expect(
			bare.getByText( 'This link works only once' )
		).toBeVisible();
		await plain.close();
	} );
	await context.close();
} );
