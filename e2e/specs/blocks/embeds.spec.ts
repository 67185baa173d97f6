import { setSettings } from '../../site-settings';
import { expect, test } from '../../fixtures';
import type { Page } from '@playwright/test';

const EVENT = 'https://www.eventbrite.com/e/soup-day-987654321';
const PIN = 'https://www.pinterest.com/pin/1/';
const CALENDAR = 'https://calendar.google.com/calendar/embed?src=a%40b.test';

const block = ( name: string, attributes: object, inside = '' ) => {
	const opening = `wp:jetpack/${ name } ${ JSON.stringify( attributes ) }`;
	return `<!-- ${ opening } -->\n${ inside }\n<!-- /wp:jetpack/${ name } -->`;
};
const link = ( name: string, url: string ) =>
	`<a class="wp-block-jetpack-${ name }" href="${ url }">${ url }</a>`;
const OPENTABLE = 'https://www.opentable.com/restref/client/?rid=12';

const POST = [
	block( 'pinterest', { url: PIN }, link( 'pinterest', PIN ) ),
	block(
		'calendly',
		{ url: 'https://calendly.com/ann' },
		'<div class="wp-block-jetpack-calendly"></div>'
	),
	block(
		'eventbrite',
		{ url: EVENT, eventId: 987654321 },
		`<div class="wp-block-jetpack-eventbrite"><a class="eventbrite__direct-link" href="${ EVENT }">${ EVENT }</a></div>`
	),
	block(
		'google-calendar',
		{ url: CALENDAR, height: 300 },
		link( 'google-calendar', CALENDAR )
	),
	block(
		'opentable',
		{ rid: [ '12' ] },
		`<div class="wp-block-jetpack-opentable"><a href="${ OPENTABLE }">${ OPENTABLE }</a></div>`
	),
	block(
		'tock',
		{ url: 'roister' },
		'<div id="Tock_widget_container" data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York"></div>'
	),
].join( '\n\n' );

const BLOCKS = [
	'pinterest',
	'calendly',
	'eventbrite',
	'google-calendar',
	'opentable',
	'tock',
];

/** Answers for all other servers, and tells which were asked. */
async function standIn( page: Page ): Promise< string[] > {
	const asked: string[] = [];
	await page.route(
		( { protocol } ) => protocol === 'https:',
		async ( route ) => {
			const url = new URL( route.request().url() );
			// WordPress's own bar shows the reader's picture.
			if ( ! url.hostname.endsWith( 'gravatar.com' ) ) {
				asked.push( url.hostname );
			}
			const isScript = route.request().resourceType() === 'script';
			await route.fulfill( {
				contentType: isScript ? 'text/javascript' : 'text/html',
				body: isScript
					? 'window.Calendly ??= { initInlineWidget: ( { parentElement } ) => parentElement.append( "A calendar" ) };'
					: '<!doctype html><html lang="en"><title>A stand-in</title><p>A stand-in',
			} );
		}
	);
	return asked;
}

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
