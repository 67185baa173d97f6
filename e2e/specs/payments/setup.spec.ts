import { expect, status, test } from '../../fixtures';
import {
	LIVE_KEY,
	payWith,
	restartSetup,
	TEST_KEY,
	useStripe,
} from '../../stripe';

const SCREEN = '#wpbody-content';

test.describe( 'Setting up Stripe', () => {
	let stripe: Awaited< ReturnType< typeof useStripe > >;

	test.beforeEach( async ( { requestUtils } ) => {
		stripe = await useStripe( requestUtils );
		await restartSetup( requestUtils );
	} );
	test.afterEach( () => stripe.stop() );

	/** Has the stand-in answer nothing, or everything again. */
	const setAway = async ( isAway: boolean ) => {
		const answer = await fetch( `${ stripe.url }/__faults`, {
			method: 'POST',
			body: JSON.stringify(
				isAway ? { fault: 'unavailable', times: -1 } : {}
			),
		} );
		expect( answer.status ).toBe( 200 );
	};

	test( 'An owner goes from an account to live payments, step by step', async ( {
		admin,
		page,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		test.slow();
		const steps = page.locator( '.slipstream-payments-setup' );
		const at = async ( sentence: string ) => {
			await expect( steps.getByText( sentence ) ).toBeVisible();
			await expectAccessible( SCREEN );
		};
		const open = () =>
			admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/payments' );
		await open();
		await at( 'Step 1 of 5: Have an account at Stripe.' );
		await steps
			.getByRole( 'button', { name: 'I have an account' } )
			.press( 'Enter' );
		await at( 'Step 2 of 5: Connect a test key.' );
		await expect(
			steps.getByRole( 'heading', { name: 'Connect a test key' } )
		).toBeFocused();
		await test.step( 'Stripe is away, then refuses, then accepts', async () => {
			expectConsoleErrors( status( 409, 503 ) );
			const key = steps.getByLabel( 'Stripe test key' );
			await setAway( true );
			await key.fill( TEST_KEY );
			await key.press( 'Enter' );
			await expect(
				steps.getByText( /Your new key waits/ )
			).toBeVisible();
			await page.reload();
			await expect(
				steps.getByText( /Your new key waits/ )
			).toBeVisible();
			await setAway( false );
			await key.fill( 'rk_test_unknown000000000001' );
			await key.press( 'Enter' );
			await expect(
				steps.getByText( /The key was not accepted\./ )
			).toBeVisible();
			await steps
				.getByRole( 'button', { name: 'Ask Stripe again' } )
				.click();
		} );
		await at( 'Step 3 of 5: Hear from Stripe.' );
		await expect(
			steps.getByText( /This site cannot be reached from outside, so/ )
		).toBeVisible();
		await steps
			.getByRole( 'button', { name: 'Ask Stripe every 15 minutes' } )
			.click();
		await at( 'Step 4 of 5: Make a test payment.' );
		await test.step( 'the test payment', async () => {
			await steps
				.getByRole( 'button', { name: 'Start a test payment' } )
				.click();
			const popup = page.waitForEvent( 'popup' );
			await steps
				.getByRole( 'link', { name: /on Stripe’s test page/ } )
				.click();
			const checkout = await popup;
			await payWith( checkout, '4242424242424242' );
			await expect(
				checkout.getByText( /^Thank you! Your payment of/ )
			).toBeVisible();
			await expect(
				checkout.getByRole( 'link', { name: 'Back to the setup' } )
			).toBeVisible();
			await checkout.close();
			await steps
				.getByRole( 'button', { name: 'Check the payment' } )
				.click();
		} );
		await at( 'Step 5 of 5: Connect a live key, and go.' );
		await expect(
			steps.getByText( /has arrived, in test mode/ )
		).toBeVisible();
		await steps.getByLabel( 'Stripe live key' ).fill( LIVE_KEY );
		await steps
			.getByRole( 'button', { name: 'Connect', exact: true } )
			.click();
		await steps
			.getByRole( 'button', { name: 'Ask Stripe every 15 minutes' } )
			.click();
		await steps
			.getByRole( 'button', { name: 'Take live payments' } )
			.click();
		await expect( steps ).toHaveCount( 0 );
		await expect( page.getByLabel( 'Stripe mode' ) ).toHaveValue( 'live' );
		await expectAccessible( SCREEN );
	} );

	test( 'New payments are stopped at once, and taken again', async ( {
		admin,
		page,
		requestUtils,
	} ) => {
		const isStopped = async () =>
			(
				await requestUtils.rest< {
					slipstream_payments_stopped: boolean;
				} >( {
					path: '/jetpack/v4/settings',
				} )
			).slipstream_payments_stopped;
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/payments' );
		await page
			.getByRole( 'button', { name: 'Stop all new payments' } )
			.click();
		await page.getByRole( 'button', { name: 'Stop new payments' } ).click();
		await expect(
			page
				.locator( SCREEN )
				.getByText( /^All new payments are stopped\. Running/ )
		).toBeVisible();
		expect( await isStopped() ).toBe( true );
		await page
			.getByRole( 'button', { name: 'Take new payments again' } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'Stop all new payments' } )
		).toBeVisible();
		expect( await isStopped() ).toBe( false );
	} );
} );
