import { openSteps, setMail, stepOf } from '../../first-steps';
import { expect, overflow, test } from '../../fixtures';
import { MY_JETPACK } from '../../my-jetpack';
import { setModuleActive } from '../../site-settings';

test.beforeEach( async ( { requestUtils } ) => {
	await openSteps( requestUtils );
	await setModuleActive( requestUtils, 'stats', false );
} );

test.afterEach( async ( { requestUtils } ) => {
	await openSteps( requestUtils );
	await setMail( requestUtils, '' );
	await setModuleActive( requestUtils, 'stats', false );
} );

test( 'first steps tick themselves, and stay skipped', async ( {
	admin,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await setMail( requestUtils, 'up' );
	await requestUtils.createPost( {
		title: 'Contact',
		content:
			'<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"></div><!-- /wp:jetpack/contact-form -->',
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: '/slipstream/v1/ai-server/test',
	} );
	await admin.visitAdminPage( 'plugins.php' );
	await page
		.locator( 'tr[data-plugin$="plugin.php"]' )
		.filter( { hasText: 'Slipstream' } )
		.getByRole( 'link', { name: 'Settings' } )
		.click();
	await test.step( 'the AI server has answered', async () => {
		await expect(
			page.getByRole( 'heading', {
				name: 'Choose an AI server (done)',
			} )
		).toBeVisible();
	} );
	await test.step( 'an email is sent, and its reader says that it came', async () => {
		const mail = stepOf( page, 'Find out whether email arrives' );
		await setMail( requestUtils, 'down' );
		await mail.getByRole( 'button', { name: /test email/ } ).click();
		await expect( mail ).toContainText(
			/Nothing was sent .* Could not connect to SMTP host\./
		);
		await setMail( requestUtils, 'up' );
		await mail.getByRole( 'button', { name: /test email/ } ).click();
		await expect( mail ).toContainText(
			/Your mail server took the email .* Did it arrive\?/
		);
		await expectAccessible( MY_JETPACK );
		await mail.getByRole( 'button', { name: 'Yes, it arrived' } ).click();
		await expect( mail.getByRole( 'heading' ) ).toContainText( '(done)' );
		await expect( mail.getByRole( 'heading' ) ).toBeFocused();
	} );
	await test.step( 'what is skipped stays away', async () => {
		await page
			.getByRole( 'button', { name: 'Skip: Decide how embeds load' } )
			.click();
		const embeds = stepOf( page, 'Decide how embeds load' );
		await expect( embeds ).toBeHidden();
		await page.reload();
		await expect(
			page.getByRole( 'heading', {
				name: 'Find out whether email arrives (done)',
			} )
		).toBeVisible();
		await expect( embeds ).toBeHidden();
	} );
	await page.goto( '/wp-admin/admin.php?page=my-jetpack#/overview' );
	await page.setViewportSize( { width: 360, height: 740 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await test.step( 'the list is gone once none is left', async () => {
		const list = page.getByRole( 'heading', { name: 'First steps' } );
		const last = 'Decide whether to count views';
		const decline = stepOf( page, last ).getByRole( 'button', {
			name: 'Do not count',
		} );
		await expect( decline ).toBeVisible();
		const others = page
			.getByRole( 'button', { name: /^Skip: / } )
			.and( page.locator( `:not([aria-label="Skip: ${ last }"])` ) );
		for ( let left = await others.count(); left > 0; left-- ) {
			await others.first().click();
			await expect( others ).toHaveCount( left - 1 );
		}
		await decline.click();
		await expect( list ).toBeHidden();
		await page.reload();
		await page.waitForLoadState( 'networkidle' );
		await expect( list ).toBeHidden();
	} );
} );
