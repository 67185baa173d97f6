import { asUser } from '../../as-user';
import { expect, OFFLINE, overflow, test } from '../../fixtures';
import { openSidebar, resetWriting, setWriting } from '../../write-page';
import type { Page } from '@playwright/test';
import type { Admin } from '@wordpress/e2e-test-utils-playwright';

const AREA = '#slipstream-screen-my-jetpack';
const ROUTES = /v4(\/|%2F)settings|ai-status/;

const sectionOf = ( page: Page, title: string ) =>
	page
		.locator( '.slipstream-ui-section' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } );

async function openTemplates( admin: Admin, page: Page ) {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-templates' );
	const templates = sectionOf( page, 'Prompt templates' );
	await expect(
		templates.getByRole( 'button', { name: 'Save templates' } )
	).toBeVisible();
	return templates;
}

async function openStyle( admin: Admin, page: Page ) {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-style' );
	const style = sectionOf( page, 'House style' );
	await expect( style.getByLabel( 'Guidelines' ) ).toBeVisible();
	return style;
}

const shoot = ( page: Page, name: string ) =>
	page.screenshot( {
		path: `artifacts/screens/writing-${ name }.png`,
		fullPage: true,
	} );

test.beforeEach( ( { requestUtils } ) => resetWriting( requestUtils ) );
test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

test( 'templates are added, moved and saved, and authors find them in that order', async ( {
	admin,
	assistant,
	page,
	editor,
	expectAccessible,
} ) => {
	const templates = await openTemplates( admin, page );
	await expectAccessible( AREA );
	await shoot( page, 'wide' );
	await templates
		.getByRole( 'button', { name: 'Add a template' } )
		.press( 'Enter' );
	await expect( templates.getByLabel( 'Name' ).last() ).toBeFocused();
	await page.keyboard.type( 'Recipe' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Write a recipe with rhubarb.' );
	for ( let place = 3; place > 0; place-- ) {
		const up = templates.getByRole( 'button', {
			name: 'Move “Recipe” up',
		} );
		await up.press( 'Enter' );
		await expect( up ).toBeFocused();
	}
	await expect( templates ).toContainText( 'There are unsaved changes.' );
	await templates.getByRole( 'button', { name: 'Save templates' } ).click();
	await expect( templates ).toContainText( 'Saved.' );
	await expect( templates ).not.toContainText( 'unsaved' );
	await page.reload();
	await expect( templates.getByLabel( 'Name' ).first() ).toHaveValue(
		'Recipe'
	);

	await admin.createNewPost();
	const sidebar = await openSidebar( editor, page );
	await expect(
		sidebar.getByRole( 'button', { name: 'Recipe' } )
	).toBeVisible();
	const all = await sidebar
		.locator( '.slipstream-ai-write ul' )
		.last()
		.getByRole( 'button' )
		.allTextContents();
	expect( all[ 0 ] ).toBe( 'Recipe' );
	expect( all ).toHaveLength( 4 );
	await sidebar.getByRole( 'button', { name: 'Recipe' } ).click();
	await expect( assistant.prompt ).toHaveValue(
		'Write a recipe with rhubarb.'
	);
	await expect( assistant.prompt ).toBeFocused();
} );

test( 'the browser asks before unsaved templates are left; what is wrong is marked; none is possible', async ( {
	admin,
	page,
	expectAccessible,
} ) => {
	const templates = await openTemplates( admin, page );
	await templates.getByLabel( 'Name' ).first().fill( ' ' );
	await templates.getByRole( 'button', { name: 'Save templates' } ).click();
	await expect( templates.getByLabel( 'Name' ).first() ).toBeFocused();
	await expect(
		templates.getByLabel( 'Name' ).first()
	).toHaveAccessibleDescription( 'Enter a name.' );
	await expectAccessible( AREA );
	await shoot( page, 'invalid' );
	const asked: string[] = [];
	page.once( 'dialog', ( dialog ) => {
		asked.push( dialog.type() );
		void dialog.dismiss();
	} );
	await page.evaluate( () => window.location.assign( 'index.php' ) );
	await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );
	await expect( page ).toHaveURL( /my-jetpack/ );
	await templates.getByRole( 'button', { name: 'Discard changes' } ).click();
	for ( let left = 3; left > 0; left-- ) {
		await templates
			.getByRole( 'button', { name: /^Delete/ } )
			.first()
			.click();
	}
	await expect( templates ).toContainText( 'There are no templates.' );
	await expectAccessible( AREA );
	await shoot( page, 'empty' );
	await templates.getByRole( 'button', { name: 'Save templates' } ).click();
	await expect( templates ).toContainText( 'Saved.' );
	await templates
		.getByRole( 'button', { name: 'Reset to defaults' } )
		.click();
	await expect( templates.getByLabel( 'Name' ) ).toHaveCount( 3 );
	await templates.getByRole( 'button', { name: 'Save templates' } ).click();
	await expect( templates ).toContainText( 'Saved.' );
} );

test( 'the house style is saved, sent with each request, and answers are checked by it', async ( {
	admin,
	page,
	assistant,
	upstream,
	expectConsoleErrors,
} ) => {
	const style = await openStyle( admin, page );
	await style
		.getByLabel( 'Guidelines' )
		.fill( 'Write as a gardener speaks.' );
	await style.getByRole( 'button', { name: 'Add a word' } ).click();
	await page.keyboard.type( 'web site' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'website' );
	await style.getByLabel( 'Words to avoid' ).fill( 'synergy\nleverage' );
	await page.context().setOffline( true );
	await style.getByRole( 'button', { name: 'Save house style' } ).click();
	await expect( style.locator( '.components-notice' ) ).toBeVisible();
	await shoot( page, 'error' );
	await page.context().setOffline( false );
	expectConsoleErrors( OFFLINE );
	await style.getByRole( 'button', { name: 'Save house style' } ).click();
	await expect( style ).toContainText( 'Saved.' );
	await assistant.open();
	await upstream.behave( { text: 'A web site.' } );
	await assistant.ask( 'Write' );
	await assistant.settled();
	await expect( assistant.block ).toContainText(
		'This site writes “website”, not “web site”.'
	);
	const [ request ] = await upstream.seen();
	const system = request?.body?.messages?.[ 0 ]?.content ?? '';
	for ( const part of [
		'Write as a gardener speaks.',
		'"website", not "web site"',
		'"synergy", "leverage"',
	] ) {
		expect( system ).toContain( part );
	}
} );

test( 'a route that does not answer can be asked again', async ( {
	admin,
	page,
} ) => {
	await page.route( ROUTES, ( route ) => route.abort() );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-templates' );
	const templates = sectionOf( page, 'Prompt templates' );
	const again = templates.getByRole( 'button', { name: 'Try again' } );
	await expect( again ).toBeVisible();
	await page.unroute( ROUTES );
	await again.click();
	await expect( templates.getByLabel( 'Name' ) ).toHaveCount( 3 );
} );

test( 'only administrators see it; authors use what they set', async ( {
	browser,
	requestUtils,
} ) => {
	await setWriting( requestUtils, {
		templates: [ { title: 'House letter', prompt: 'Write a letter' } ],
	} );
	await asUser( browser, requestUtils, 'author', async ( theirs ) => {
		await theirs.goto( '/wp-admin/admin.php?page=my-jetpack' );
		await expect(
			theirs.getByRole( 'heading', { name: 'AI usage' } )
		).toBeVisible();
		await expect( theirs.getByText( 'House style' ) ).toHaveCount( 0 );
		await theirs.goto( '/wp-admin/post-new.php' );
		const { templates } = await theirs.evaluate(
			() =>
				( window.slipstreamSettings?.ai ?? {} ) as Record<
					string,
					unknown
				>
		);
		expect( templates ).toEqual( [
			{ title: 'House letter', prompt: 'Write a letter' },
		] );
	} );
} );

for ( const [ direction, locale ] of [
	[ 'from left to right', '' ],
	[ 'from right to left', 'ar' ],
] as const ) {
	test( `fits a small screen ${ direction }`, async ( {
		admin,
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await setWriting( requestUtils, {
			guidelines: 'Write for children. '.repeat( 20 ),
			glossary: [
				{ term: 'e-mail', preferred: 'email' },
				{ term: 'web site', preferred: 'website' },
			],
			banned: [ 'synergy' ],
		} );
		await setLanguage( locale );
		await page.setViewportSize( { width: 320, height: 800 } );
		for ( const [ name, open ] of [
			[ 'style', openStyle ],
			[ 'templates', openTemplates ],
		] as const ) {
			await open( admin, page );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await expectAccessible( AREA );
			await shoot( page, `${ name }-320${ locale && `-${ locale }` }` );
		}
	} );
}
