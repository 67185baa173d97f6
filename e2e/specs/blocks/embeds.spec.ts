import { SAVED, standIn } from '../../embeds';
import { setSettings } from '../../site-settings';
import { expect, test } from '../../fixtures';

const POST = [
	SAVED.pinterest,
	SAVED.calendly,
	SAVED.eventbrite,
	SAVED.googleCalendar,
	SAVED.opentable,
	SAVED.tock,
].join( '\n\n' );

const BLOCKS = [
	'pinterest',
	'calendly',
	'eventbrite',
	'google-calendar',
	'opentable',
	'tock',
];

test.describe( 'Embeds', () => {
	test.afterEach( ( { requestUtils } ) =>
		setSettings( requestUtils, { slipstream_embed_consent: false } )
	);

	test( 'open valid, wait for consent, and load what is wanted', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		test.slow();
		const asked = await standIn( page );
		const { id } = await requestUtils.createPost( {
			title: 'Embeds',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: POST,
		} );
		await admin.editPost( id );
		for ( const name of BLOCKS ) {
			await expect(
				editor.canvas.locator( `[data-type="jetpack/${ name }"]` )
			).toBeVisible();
		}
		await expect(
			editor.canvas.locator( '.slipstream-embed-preview' )
		).toHaveCount( 6 );
		await expect(
			editor.canvas.locator( '.block-editor-warning' )
		).toHaveCount( 0 );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.is-root-container',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/embeds-edit.png',
		} );

		await setSettings( requestUtils, { slipstream_embed_consent: true } );
		asked.length = 0;
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( `/?p=${ id }` );
		const load = page.getByRole( 'button', { name: /^Load / } );
		await expect( load ).toHaveCount( 6 );
		await expectAccessible( '.slipstream-embed' );
		await page.screenshot( {
			path: 'artifacts/screens/embeds-asks.png',
			fullPage: true,
		} );
		await page.setViewportSize( { width: 360, height: 740 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 360 );
		await page.screenshot( {
			path: 'artifacts/screens/embeds-asks-360.png',
			fullPage: true,
		} );
		await page.evaluate( () => ( document.dir = 'rtl' ) );
		await page.screenshot( {
			path: 'artifacts/screens/embeds-asks-rtl.png',
			fullPage: true,
		} );
		expect( asked ).toEqual( [] );

		await page
			.getByRole( 'button', { name: 'Load Calendly from calendly.com' } )
			.press( 'Enter' );
		await expect( page.getByText( 'A calendar' ) ).toBeVisible();
		expect( [ ...new Set( asked ) ] ).toEqual( [ 'assets.calendly.com' ] );
		await expect( load ).toHaveCount( 5 );
		await page.reload();
		await expect( page.getByText( 'A calendar' ) ).toBeVisible();
		await expect( load ).toHaveCount( 5 );
		while ( ( await load.count() ) > 0 ) {
			await load.first().click();
		}
		await expect
			.poll( () => [ ...new Set( asked ) ].sort() )
			.toEqual( [
				'assets.calendly.com',
				'assets.pinterest.com',
				'calendar.google.com',
				'www.eventbrite.com',
				'www.exploretock.com',
				'www.opentable.com',
			] );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.screenshot( {
			path: 'artifacts/screens/embeds-loaded.png',
			fullPage: true,
		} );
		await expectAccessible( '.slipstream-embed' );
	} );
} );
