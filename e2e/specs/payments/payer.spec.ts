import { expect, expectNothingWrong, test } from '../../fixtures';
import { mailsTo as readMails } from '../../mails';
import { setMail } from '../../first-steps';
import { newStranger, PERSON } from '../../signed-out';
import { connectStripe, payWith, useStripe } from '../../stripe';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const GOOD = '4242424242424242';
/** Of this run alone: the site may have payments of an earlier one. */
const EMAIL = `payer-${ Date.now() }@example.test`;
const STRANGER = `stranger-${ Date.now() }@example.test`;

/** The latest emails that someone got, the newest first. */
const mailsTo = ( utils: RequestUtils, email = EMAIL ) =>
	readMails( utils, email );

/** A page with a button that sells a plan of EUR 5 each month. */
async function sell( utils: RequestUtils ) {
	const { id } = await utils.rest< { id: number } >( {
		method: 'POST',
		path: '/wpcom/v2/memberships/product',
		data: {
			title: 'Supporter',
			price: 5,
			currency: 'EUR',
			interval: '1 month',
		},
	} );
	const { link } = await utils.createPost( {
		title: 'Support us',
		content: `<!-- wp:jetpack/recurring-payments {"planId":${ id }} /-->`,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	return link;
}

/** Presses a button. A person who is told that this was too quick waits, and presses it again. */
async function pay( page: Page ) {
	await expect( async () => {
		await page.getByRole( 'button', { name: 'Pay now' } ).click();
		await expect( page.getByLabel( 'Card number' ) ).toBeVisible( {
			timeout: 1000,
		} );
	} ).toPass();
}

test( 'A payer signs in by mail, sees what they pay, and cancels', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	test.slow();
	const stripe = await useStripe( requestUtils );
	await connectStripe( requestUtils );
	await setMail( requestUtils, 'up' );
	const link = await sell( requestUtils );
	const context = await newStranger( browser, {
		baseURL,
		userAgent: PERSON,
	} );
	const page = await context.newPage();
	/** Has Stripe refuse connections, or take them again. */
	const breakStripe = ( isBroken: boolean ) =>
		fetch( `${ stripe.url }/__faults`, {
			method: 'POST',
			body: JSON.stringify(
				isBroken ? { fault: 'reset', times: -1 } : {}
			),
		} );

	await test.step( 'subscribes', async () => {
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Your contribution' } ).click();
		await pay( page );
		await payWith( page, GOOD, EMAIL );
		await expect(
			page.getByText( /^Thank you! Your payment of/ )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Cancel contracts here' } )
		).toBeVisible();
	} );

	await test.step( 'gets a confirmation', async () => {
		await expect
			.poll( () => mailsTo( requestUtils ) )
			.toContain( 'You agreed to: EUR 5 each month until you cancel' );
	} );

	await test.step( 'signs in by the code', async () => {
		await page
			.getByRole( 'link', { name: 'See and cancel your payments' } )
			.click();
		await expectNothingWrong( page, 'main' );
		await page.getByLabel( 'Email address' ).fill( EMAIL );
		await page.getByRole( 'button', { name: 'Send email' } ).click();
		await expect(
			page.getByText( `We sent an email to ${ EMAIL }` )
		).toBeVisible();
		await expectNothingWrong( page, 'main' );
		await expect
			.poll( () => mailsTo( requestUtils ) )
			.toMatch( /\b\d{6}\b/ );
		const mail = await mailsTo( requestUtils );
		await page
			.getByLabel( 'Six-digit code from the email' )
			.fill( /\b\d{6}\b/.exec( mail )?.[ 0 ] ?? '' );
		await page.getByRole( 'button', { name: 'Sign in' } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'My payments' } )
		).toBeVisible();
		await expect(
			page.getByText( 'EUR 5 each month until you cancel' ).first()
		).toBeVisible();
		await expectNothingWrong( page, 'main' );
	} );

	await test.step( 'opens a receipt and the page for the card', async () => {
		await page
			.getByRole( 'button', { name: /^Receipt/ } )
			.last()
			.click();
		await expect( page ).toHaveURL( new RegExp( '/receipts/pi_' ) );
		await page.goBack();
		await page.getByRole( 'button', { name: /^Change card/ } ).click();
		await page.getByLabel( 'Card number' ).fill( GOOD );
		await page.getByRole( 'button', { name: 'Save card' } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'My payments' } )
		).toBeVisible();
	} );

	await test.step( 'cancels, although Stripe does not answer at first', async () => {
		await page
			.getByRole( 'link', { name: /^Cancel subscription/ } )
			.click();
		await expectNothingWrong( page, 'main' );
		await breakStripe( true );
		await page.getByRole( 'button', { name: 'Cancel now' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'your subscription is not canceled yet'
		);
		await expectNothingWrong( page, 'main' );
		await breakStripe( false );
		await page.getByRole( 'button', { name: 'Try again now' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText(
			'It is canceled and stays until'
		);
		await expectNothingWrong( page, 'main' );
		await expect
			.poll( () => mailsTo( requestUtils ) )
			.toContain( 'This subscription is canceled:' );
	} );

	await context.close();
	await setMail( requestUtils, '' );
	await stripe.stop();
} );

test( 'A visitor cancels contracts without signing in, and has it done by the link in the receipt', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	await setMail( requestUtils, 'up' );
	const context = await newStranger( browser, {
		baseURL,
		userAgent: PERSON,
	} );
	const page = await context.newPage();

	await test.step( 'what is missing is told', async () => {
		await page.goto( '/?slipstream_cancel_contract=1' );
		await expectNothingWrong( page, 'main' );
		await page.getByLabel( 'Name', { exact: true } ).fill( ' ' );
		await page.getByLabel( 'Email address' ).fill( STRANGER );
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page.getByText( 'Enter your name.' ) ).toBeVisible();
		await expectNothingWrong( page, 'main' );
	} );

	await test.step( 'two steps, and a receipt', async () => {
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Ada Lovelace' );
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expectNothingWrong( page, 'main' );
		await page.getByRole( 'button', { name: 'Cancel now' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText(
			'Your declaration is stored'
		);
		await expectNothingWrong( page, 'main' );
	} );

	await test.step( 'the link, where nothing is found', async () => {
		const mail = await mailsTo( requestUtils, STRANGER );
		expect( mail ).toContain( 'Name: Ada Lovelace' );
		await page.goto(
			/http\S+slipstream_confirm_declaration=\S+/.exec( mail )?.[ 0 ] ??
				''
		);
		await expect(
			page.getByText( 'Nothing was found here with this email' )
		).toBeVisible();
		await expectNothingWrong( page, 'main' );
	} );

	await context.close();
	await setMail( requestUtils, '' );
} );
