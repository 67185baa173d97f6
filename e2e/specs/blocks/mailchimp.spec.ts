import { DOUBLE, KEY, startMailchimpFake } from '../../fakes/mailchimp.mjs';
import {
	expect,
	expectNothingWrong,
	overflow,
	status,
	test,
} from '../../fixtures';
import { newStranger, PERSON } from '../../signed-out';
import { setSettings } from '../../site-settings';
import type { EditorTools } from '../../fixtures';
import type { Page } from '@playwright/test';

const BLOCK = '.wp-block-jetpack-mailchimp';
const CANVAS = 'iframe[name="editor-canvas"]';
const SIDEBAR = '.block-editor-block-inspector';

type Mailchimp = Awaited< ReturnType< typeof startMailchimpFake > >;

/** Enters the key, and chooses the audience. */
async function connect( { page, expectAccessible }: EditorTools ) {
	await page.goto( '/wp-admin/admin.php?page=my-jetpack#/mailchimp' );
	await page.getByLabel( 'Mailchimp API key' ).fill( KEY );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await page
		.getByRole( 'combobox', { name: 'Audience' } )
		.selectOption( DOUBLE );
	await expect(
		page.getByText( 'Mailchimp asks people to confirm by email' )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Save audience' } ).click();
	await expect( page.getByText( 'Saved.' ).last() ).toBeVisible();
	await expectAccessible( '#wpbody' );
}

/** Writes the post: groups, a field that the audience does not have, and one that it has. */
async function write( { editor, page, expectAccessible }: EditorTools ) {
	await editor.insertBlock( { name: 'jetpack/mailchimp' } );
	const block = editor.canvas.locator( '[data-type="jetpack/mailchimp"]' );
	await expect( block.getByLabel( 'Enter your email' ) ).toBeVisible();
	const sidebar = page.locator( SIDEBAR );
	const open = ( name: string ) =>
		sidebar.getByRole( 'button', { name } ).click();
	await sidebar.getByLabel( 'Success text' ).fill( 'You are in.' );
	await expect( block.getByText( 'You are in.' ) ).toBeVisible();
	await expect( block.getByText( 'You are in.' ) ).toBeHidden();
	await open( 'Mailchimp Groups' );
	await sidebar.getByLabel( 'Recipes & tips' ).check();
	await open( 'Signup Location Tracking' );
	await sidebar.getByLabel( 'Signup Field Tag' ).fill( 'WHERE' );
	await expect(
		sidebar.getByText( 'no field with the tag WHERE' ).first()
	).toBeVisible();
	await expectAccessible( SIDEBAR, [ CANVAS, BLOCK ] );
	await sidebar.getByLabel( 'Signup Field Tag' ).fill( 'SOURCE' );
	await sidebar.getByLabel( 'Signup Field Value' ).fill( 'Blog' );
}

/** Sends the form. A person who is told that this was too quick waits, and sends it again. */
async function send( page: Page, email: string, says: string | RegExp ) {
	const form = page.locator( BLOCK );
	await form.getByLabel( 'Enter your email' ).fill( email );
	await expect( async () => {
		await form.getByRole( 'button', { name: /^Join/ } ).click();
		await expect( form.getByText( says ).first() ).toBeVisible( {
			timeout: 3000,
		} );
	} ).toPass();
}

/** Signs up on a phone, also while Mailchimp is away. */
async function signUp( page: Page, link: string, mailchimp: Mailchimp ) {
	await page.goto( link );
	expect( await overflow( page ) ).toBe( 0 );
	await expectNothingWrong( page, BLOCK );
	// Mailchimp says nothing of value for as often as it is asked.
	await mailchimp.command( 'misbehave', {
		how: 'html',
		path: '/members/',
		times: 50,
	} );
	await send( page, 'ann@example.org', /Please try again in a minute/ );
	await expectNothingWrong( page, BLOCK );
	await expect( page.getByLabel( 'Enter your email' ) ).toHaveValue(
		'ann@example.org'
	);
	await mailchimp.command( 'settings', { faults: [] } );
	await send( page, 'ann@example.org', 'You are in.' );
	await expect( page.getByText( 'Check your inbox' ) ).toBeVisible();
	await expectNothingWrong( page, BLOCK );
	expect( await overflow( page ) ).toBe( 0 );
	expect(
		await mailchimp.command( 'read', {
			list: DOUBLE,
			email: 'ann@example.org',
		} )
	).toMatchObject( {
		status: 'pending',
		merge_fields: { SOURCE: 'Blog' },
		interests: { '3a2a927344': true },
	} );
}

/** Signs up without a script: to a page that can be reloaded. */
async function signUpPlainly( page: Page, link: string, mailchimp: Mailchimp ) {
	await page.goto( link );
	await expect( async () => {
		await page
			.getByRole( 'textbox', { name: /email/i } )
			.first()
			.fill( 'bob@example.org' );
		await page
			.locator( `${ BLOCK }, .slipstream-page-form` )
			.getByRole( 'button' )
			.click();
		await expect( page.getByText( 'You are in.' ) ).toBeVisible( {
			timeout: 3000,
		} );
	} ).toPass();
	await page.reload();
	await expect( page.getByText( 'You are in.' ) ).toBeVisible();
	expect(
		await mailchimp.command( 'read', {
			list: DOUBLE,
			email: 'bob@example.org',
		} )
	).toMatchObject( { status: 'pending' } );
}

test.describe( 'The Mailchimp block', () => {
	let mailchimp: Mailchimp;

	test.beforeEach( async ( { requestUtils } ) => {
		mailchimp = await startMailchimpFake();
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_mailchimp: mailchimp.url },
		} );
	} );
	test.afterEach( async ( { requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wpcom/v2/mailchimp/settings',
			data: { follower_list_id: '' },
		} );
		await setSettings( requestUtils, { slipstream_mailchimp_key: '' } );
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_mailchimp: '' },
		} );
		await mailchimp.stop();
	} );

	test( 'is set up, written, and signs people up with and without a script', async ( {
		admin,
		editor,
		page,
		browser,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		test.slow();
		expectConsoleErrors( status( 429, 503 ) );
		const tools = { editor, page, expectAccessible };
		await test.step( 'without a key', async () => {
			await admin.createNewPost( { title: 'Join us' } );
			await editor.insertBlock( { name: 'jetpack/mailchimp' } );
			await expect(
				editor.canvas.getByRole( 'link', {
					name: 'Set up Mailchimp form',
				} )
			).toBeVisible();
			await expectAccessible( [ CANVAS, BLOCK ] );
		} );
		await test.step( 'connect', () => connect( tools ) );
		expect(
			await mailchimp.command< { webhooks: object[] } >( 'told' )
		).toMatchObject( { webhooks: [ { list_id: DOUBLE } ] } );
		await admin.createNewPost( { title: 'Join us' } );
		await editor.openDocumentSettingsSidebar();
		await test.step( 'write', () => write( tools ) );
		const link = `/?p=${ await editor.publishPost() }`;
		const size = { width: 320, height: 640 };
		const phone = await newStranger( browser, {
			userAgent: PERSON,
			viewport: size,
		} );
		await test.step( 'sign up', async () =>
			signUp( await phone.newPage(), link, mailchimp ) );
		await phone.close();
		const plain = await newStranger( browser, {
			userAgent: PERSON,
			javaScriptEnabled: false,
		} );
		await test.step( 'sign up without a script', async () =>
			signUpPlainly( await plain.newPage(), link, mailchimp ) );
		await plain.close();
	} );
} );
