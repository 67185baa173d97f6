import { expect, status, test } from '../../fixtures';
import { setMail } from '../../first-steps';
import { mailsTo } from '../../mails';
import { setModuleActive } from '../../site-settings';

const FEATURE = 'subscriptions';
const SECTION = '[data-section="subscribers"]';
const ROUTE = /slipstream(%2F|\/)v1(%2F|\/)posts(%2F|\/)\d+(%2F|\/)newsletter/;

test.afterEach( ( { requestUtils } ) =>
	setModuleActive( requestUtils, FEATURE, false )
);

test( 'a post is emailed to subscribers, and the editor says so before and after', async ( {
	admin,
	editor,
	page,
	requestUtils,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	test.slow();
	await setModuleActive( requestUtils, FEATURE, true );
	await setMail( requestUtils, 'up' );
	const email = `reader-${ Date.now() }@example.org`;
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/slipstream/v1/subscribers',
		data: { email, consent: 'Signed a list.' },
	} );
	const panel = page.locator( '.slipstream-newsletter' ).first();

	await test.step( 'the editor cannot read it, then says to whom it goes', async () => {
		expectConsoleErrors( status( 503 ) );
		await page.route( ROUTE, ( route ) =>
			route.fulfill( {
				status: 503,
				json: {
					code: 'newsletter_unavailable',
					message: 'The database is away.',
					data: { status: 503 },
				},
			} )
		);
		await admin.createNewPost( { title: 'Spring' } );
		await editor.insertBlock( {
			name: 'core/paragraph',
			attributes: { content: 'The first swallow is here.' },
		} );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
		await sidebar.getByRole( 'button', { name: 'Newsletter' } ).click();
		await expect( panel ).toContainText( 'The database is away.' );
		await page.unroute( ROUTE );
		await panel.getByRole( 'button', { name: /again/i } ).click();
		await expect( panel ).toContainText(
			/it will be emailed to \d+ subscribers?\./
		);
		await expectAccessible( '.slipstream-newsletter' );
	} );

	await test.step( 'it is looked at as an email', async () => {
		await editor.saveDraft();
		await panel
			.getByRole( 'button', { name: 'Preview the email' } )
			.click();
		const dialog = page.getByRole( 'dialog', { name: 'The email' } );
		await expect(
			dialog
				.frameLocator( 'iframe' )
				.getByText( 'The first swallow is here.' )
				.last()
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	} );

	await test.step( 'it is published and sent', async () => {
		await editor.publishPost();
		await expect( async () => {
			await requestUtils.rest( {
				method: 'POST',
				path: '/slipstream/v1/jobs/run',
			} );
			expect( await mailsTo( requestUtils, email ) ).toContain(
				'The first swallow is here.'
			);
		} ).toPass();
		expect( await mailsTo( requestUtils, email ) ).toContain(
			'slipstream_unsubscribe='
		);
	} );

	await test.step( 'the owner sees what became of it', async () => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/subscribers?show=newsletters'
		);
		const section = page.locator( SECTION );
		await section
			.getByRole( 'row', { name: /Spring Sent/ } )
			.first()
			.getByRole( 'link', { name: 'Spring' } )
			.click();
		await expect( section.locator( 'dl' ) ).toContainText( /StateSent/ );
		await expectAccessible( SECTION );
	} );

	await requestUtils.rest( {
		method: 'DELETE',
		path: `/slipstream/v1/subscribers/${ id }`,
	} );
} );
