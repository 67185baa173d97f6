import { block, standIn } from '../../embeds';
import { expect } from '../../fixtures';
import { openSteps, stepOf } from '../../first-steps';
import { MY_JETPACK } from '../../my-jetpack';
import { invalid } from '../../all-blocks';
import { test } from '../../person';
import { setModuleActive, setSettings } from '../../site-settings';
import { PERSON } from '../../signed-out';
import { visit } from '../../visitor';
import { field, form, publish } from '../forms/pages';
import type { Person } from '../../person';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const CALENDLY = 'calendly.com';

/** The plugin's line on the screen of plugins. */
const rowOf = ( page: Page ) =>
	page.locator( 'tr[data-plugin="slipstream/plugin.php"]' );

const menu = ( page: Page, name: string | RegExp ) =>
	page.locator( '#adminmenu' ).getByRole( 'link', { name } ).first();

/** Chooses what a first step offers, and waits until it is done. The list is gone once none is left. */
async function decide( person: Person, step: Locator, choice: string ) {
	const button = step.getByRole( 'button', { name: choice, exact: true } );
	await person.click( button );
	await expect( button ).toHaveCount( 0 );
}

/** Makes the site one that nobody has set up. */
async function beNew( utils: RequestUtils ) {
	await openSteps( utils );
	await setSettings( utils, { slipstream_embed_consent: false } );
	await setModuleActive( utils, 'stats', false );
	await utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_forget: 'jetpack_dismissed_notices' },
	} );
}

test.beforeEach( ( { requestUtils } ) => beNew( requestUtils ) );
test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.activatePlugin( 'slipstream' );
	await beNew( requestUtils );
} );

test( 'Activate, and be led to Home', async ( {
	person,
	admin,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	const welcome = page.locator( '.slipstream-way-in' );
	const home = page
		.locator( MY_JETPACK )
		.getByRole( 'heading', { name: 'Home' } );
	await requestUtils.deactivatePlugin( 'slipstream' );
	await admin.visitAdminPage( 'plugins.php' );
	await expect( welcome ).toHaveCount( 0 );
	await person.click(
		rowOf( page ).getByRole( 'link', { name: /^Activate/ } )
	);
	await expectAccessible( '.slipstream-way-in' );
	await person.click(
		welcome.getByRole( 'link', { name: 'Take the first steps' } )
	);
	await expect( home ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'First steps' } )
	).toBeVisible();
	await expectAccessible( MY_JETPACK );
	person.finish( 'Activate, and be led to Home', 2 );

	await admin.visitAdminPage( 'index.php' );
	await expect( welcome ).toHaveCount( 0 );
	await person.click( menu( page, 'Plugins' ) );
	// Where only the list of sections or one of them has room.
	await page.setViewportSize( { width: 360, height: 740 } );
	await person.click(
		rowOf( page ).getByRole( 'link', { name: 'Settings' } )
	);
	await expect( home ).toBeVisible();
	person.finish( 'Home from the list of plugins', 2 );
} );

test( 'Have visitors asked before embeds load, and their views counted', async ( {
	person,
	admin,
	browser,
	baseURL,
	page,
	requestUtils,
} ) => {
	const address = await publish(
		requestUtils,
		block( 'calendly', { url: `https://${ CALENDLY }/ann/soup` } ),
		'Book a table'
	);
	const visitor = await visit( browser, baseURL ?? '', {
		userAgent: PERSON,
	} );
	await visitor.page.goto( address );
	await expect.poll( () => visitor.others.join() ).toContain( CALENDLY );

	await admin.visitAdminPage( 'index.php' );
	await person.click( menu( page, 'Slipstream' ) );
	const embeds = stepOf( page, 'Decide how embeds load' );
	await decide( person, embeds, 'Ask visitors first' );
	person.finish( 'Have visitors asked before embeds load', 2 );
	visitor.others.length = 0;
	await visitor.page.reload();
	await expect(
		visitor.page.getByRole( 'button', { name: /^Load Calendly/ } )
	).toBeVisible();
	expect( visitor.others ).toEqual( [] );

	await admin.visitAdminPage( 'index.php' );
	await person.click( menu( page, 'Slipstream' ) );
	const views = stepOf( page, 'Decide whether to count views' );
	await decide( person, views, 'Count views' );
	person.finish( 'Have views counted', 2 );
	await Promise.all( [
		visitor.page.waitForResponse( /stats(%2F|\/)view/ ),
		visitor.page.reload(),
	] );
	await visitor.close();
} );

const CONTENT = [
	'<!-- wp:paragraph --><p>We bake at night.</p><!-- /wp:paragraph -->',
	'<!-- wp:jetpack/markdown {"source":"## Opening times"} -->\n<div class="wp-block-jetpack-markdown"><h2>Opening times</h2></div>\n<!-- /wp:jetpack/markdown -->',
	block( 'business-hours', {} ),
	form( field( 'email', { label: 'Where we reach you' } ) ),
].join( '\n\n' );

test( 'Leave, and come back', async ( {
	person,
	admin,
	page,
	requestUtils,
} ) => {
	await standIn( page );
	await setSettings( requestUtils, { slipstream_embed_consent: true } );
	const { id, link } = await requestUtils.createPost( {
		title: 'Our bakery',
		content: CONTENT,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	await admin.visitAdminPage( 'index.php' );
	await person.click( menu( page, 'Plugins' ) );
	await person.click(
		rowOf( page ).getByRole( 'link', { name: /^Deactivate/ } )
	);
	await expect( rowOf( page ) ).toHaveClass( /(^| )inactive/ );
	person.finish( 'Leave', 2 );

	await test.step( 'what was written is still read, and nothing of a form is left over', async () => {
		await page.goto( link );
		await expect( page.getByText( 'We bake at night.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: 'Opening times' } )
		).toBeVisible();
		const text = page.locator( '.entry-content' );
		await expect( text.locator( 'form, input, button' ) ).toHaveCount( 0 );
		await expect( text ).not.toContainText( 'wp:jetpack' );
	} );

	await admin.visitAdminPage( 'plugins.php' );
	await person.click(
		rowOf( page ).getByRole( 'link', { name: /^Activate/ } )
	);
	await expect( rowOf( page ) ).not.toHaveClass( /(^| )inactive/ );
	person.finish( 'Come back', 1 );
	await test.step( 'everything is as it was', async () => {
		await page.goto( link );
		await expect( page.getByLabel( 'Where we reach you' ) ).toBeVisible();
		await admin.editPost( id );
		expect( await invalid( page ) ).toEqual( [] );
		const settings = await requestUtils.rest< object >( {
			path: '/jetpack/v4/settings',
		} );
		expect( settings ).toMatchObject( { slipstream_embed_consent: true } );
	} );
} );
