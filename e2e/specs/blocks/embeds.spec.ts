import { AD_CODE } from '../../embeds';
import { EMBEDS, saved as embed } from '../../fakes/embeds.cjs';
import { APP, startInstagramFake } from '../../fakes/instagram.mjs';
import { startMapsFake, TOKEN } from '../../fakes/maps.mjs';
import { expect, expectNothingWrong, overflow, test } from '../../fixtures';
import {
	NO_KEY,
	OWNER,
	point,
	saved,
	serveMapkit,
	setMapkit,
} from '../../maps';
import {
	BLOCK as FEED,
	connect,
	disconnectAll,
	feed,
	setApp,
	setFake,
} from '../../photo-feed';
import { setModuleActive, setSettings } from '../../site-settings';
import {
	expectAsked,
	expectNobodyAsked,
	load,
	loads,
	lookThrough,
	visit,
} from '../../visitor';
import type { Service } from '../../visitor';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const ofBlock = ( {
	service,
	hosts,
}: ( typeof EMBEDS )[ number ] ): Service => [
	`Load ${ service } from ${ hosts[ 0 ] }`,
	hosts,
];

const MAPS = {
	openstreetmap: [
		'Load OpenStreetMap from tile.openstreetmap.org',
		[ 'tile.openstreetmap.org' ],
	],
	mapbox: [
		'Load Mapbox from api.mapbox.com and events.mapbox.com',
		[ 'api.mapbox.com', 'events.mapbox.com' ],
	],
	mapkit: [
		'Load Apple Maps from cdn.apple-mapkit.com',
		[ 'cdn.apple-mapkit.com' ],
	],
} as const satisfies Record< string, Service >;

const SERVICES: readonly Service[] = [
	...EMBEDS.map( ofBlock ),
	MAPS.openstreetmap,
	[ 'Load ads from ads.example.net', [ 'ads.example.net' ] ],
];

/** Where each leads without a script. The ad leads nowhere, and the photo feed is the site's own. */
const LINKS = [
	...EMBEDS.map( ( { link } ) => link ),
	'Open the map on openstreetmap.org',
];

/** What their scripts draw, once they run. */
const DRAWN = [ ...EMBEDS.flatMap( ( { draws = [] } ) => draws ), 'An ad' ];

const MAP = saved( [ point( 'Bern', 7.4474, 46.948 ) ] );

async function publish( utils: RequestUtils, content: readonly string[] ) {
	const { id } = await utils.createPost( {
		title: 'Everything',
		status: 'publish',
		date_gmt: new Date().toISOString(),
		content: content.join( '\n\n' ),
	} );
	return `/?p=${ id }`;
}

test.describe( 'Every embed', () => {
	let instagram: Awaited< ReturnType< typeof startInstagramFake > >;
	let maps: Awaited< ReturnType< typeof startMapsFake > >;

	test.beforeAll( async ( { requestUtils } ) => {
		instagram = await startInstagramFake();
		maps = await startMapsFake( OWNER );
		await setFake( requestUtils, instagram.url );
		await setApp( requestUtils, APP.id, APP.secret );
		await setModuleActive( requestUtils, 'wordads', true );
		await setSettings( requestUtils, {
			slipstream_embed_consent: true,
			slipstream_map_provider: 'openstreetmap',
			slipstream_ad_code_mrec: AD_CODE,
		} );
	} );

	test.afterAll( async ( { requestUtils } ) => {
		await disconnectAll( requestUtils );
		await setApp( requestUtils, '', '' );
		await setFake( requestUtils, '' );
		await setSettings( requestUtils, {
			slipstream_embed_consent: false,
			slipstream_map_provider: 'openstreetmap',
			slipstream_ad_code_mrec: '',
			mapbox_api_key: '',
			...NO_KEY,
		} );
		await setModuleActive( requestUtils, 'wordads', false );
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_mapbox: '' },
		} );
		await instagram.close();
		await maps.stop();
	} );

	test( 'of one page asks nobody before a click, then only whom its button names', async ( {
		baseURL,
		browser,
		page: own,
		requestUtils,
	} ) => {
		test.slow();
		const address = await publish( requestUtils, [
			...EMBEDS.map( ( { post } ) => post ),
			MAP,
			'<!-- wp:jetpack/wordads /-->',
			feed( await connect( own, requestUtils ) ),
		] );
		const site = String( baseURL );
		const visitor = await visit( browser, site );
		const { page, others, agreed } = visitor;
		await page.goto( address );
		await expectNobodyAsked( visitor );
		await expect( loads( page ) ).toHaveCount( SERVICES.length );
		await expect( page.locator( `${ FEED } img` ) ).toHaveCount( 9 );
		for ( const name of LINKS ) {
			await expect( page.getByRole( 'link', { name } ) ).toBeVisible();
		}
		await expectNothingWrong( page, '.slipstream-embed' );
		await page.setViewportSize( { width: 360, height: 740 } );
		expect( await overflow( page ) ).toBe( 0 );
		await page.setViewportSize( { width: 1280, height: 900 } );
		for ( const service of SERVICES ) {
			await load( visitor, service );
		}
		await expect( loads( page ) ).toHaveCount( 0 );
		for ( const text of DRAWN ) {
			await expect(
				page.getByText( text, { exact: true } )
			).toBeVisible();
		}
		await expectNothingWrong( page, '.slipstream-embed' );

		// What was loaded once needs no question the next time.
		others.length = 0;
		await page.reload();
		await lookThrough( page );
		await expect( loads( page ) ).toHaveCount( 0 );
		for ( const service of SERVICES ) {
			await expectAsked( visitor, service );
		}
		expect( [ ...agreed ] ).toEqual( expect.arrayContaining( others ) );
		await visitor.close();

		const plain = await visit( browser, site, {
			javaScriptEnabled: false,
		} );
		await plain.page.goto( address );
		for ( const name of LINKS ) {
			await expect(
				plain.page.getByRole( 'link', { name } )
			).toBeVisible();
		}
		await expect( loads( plain.page ) ).toHaveCount( 0 );
		await expect( plain.page.getByText( 'ad network' ) ).toBeHidden();
		expect( plain.others ).toEqual( [] );
		await plain.close();
	} );

	test( 'that does not come leaves its link, no hole, and the cause', async ( {
		baseURL,
		browser,
		requestUtils,
	} ) => {
		const address = await publish( requestUtils, [
			'<!-- wp:jetpack/calendly {"url":"https://calendly.com/baker/bread"} /-->',
		] );
		const { page, close } = await visit( browser, String( baseURL ) );
		await page.route( 'https://assets.calendly.com/**', ( route ) =>
			route.abort()
		);
		await page.goto( address );
		await page.getByRole( 'button', { name: /^Load Calendly/ } ).click();
		await expect(
			page.getByText( /^Calendly is missing because/ )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Schedule on Calendly' } )
		).toBeVisible();
		const hole = page.locator( '.calendly-style-inline' );
		expect( ( await hole.boundingBox() )?.height ?? 0 ).toBeLessThan( 50 );
		await close();
	} );

	test( 'that opens with a button asks nobody before it is pressed', async ( {
		baseURL,
		browser,
		requestUtils,
	} ) => {
		const address = await publish( requestUtils, [
			embed( 'calendly', 'link' ),
			embed( 'eventbrite', 'modal' ),
			embed( 'opentable', 'button' ),
		] );
		const visitor = await visit( browser, String( baseURL ) );
		const { page, others } = visitor;
		await page.goto( address );
		await expectNobodyAsked( visitor );
		await page.getByText( 'Schedule time with me' ).click();
		await expect(
			page.getByText( 'A calendar in a window' )
		).toBeVisible();
		expect( [ ...new Set( others ) ] ).toEqual( [ 'assets.calendly.com' ] );
		others.length = 0;
		await page.getByText( 'Register', { exact: true } ).click();
		await expect( page.getByText( 'A checkout' ) ).toBeVisible();
		expect( [ ...new Set( others ) ] ).toEqual( [ 'www.eventbrite.com' ] );
		// The checkout may still fetch parts of its own.
		await load( visitor, [
			'Load OpenTable from www.opentable.com',
			[ 'www.opentable.com', 'www.eventbrite.com' ],
		] );
		await expect.poll( () => others ).toContain( 'www.opentable.com' );
		await visitor.close();
	} );

	test( 'with a map asks its provider alone, whoever that is', async ( {
		baseURL,
		browser,
		requestUtils,
	} ) => {
		const address = await publish( requestUtils, [ MAP ] );
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_mapbox: maps.url },
		} );
		await setSettings( requestUtils, { mapbox_api_key: TOKEN } );
		const visitor = await visit( browser, String( baseURL ) );
		const { page, others } = visitor;
		await serveMapkit( page, maps.url );
		for ( const provider of [ 'mapbox', 'mapkit' ] as const ) {
			if ( provider === 'mapkit' ) {
				await setMapkit( requestUtils );
			} else {
				await setSettings( requestUtils, {
					slipstream_map_provider: provider,
				} );
			}
			await page.goto( address );
			await expectNobodyAsked( visitor );
			await expect( loads( page ) ).toHaveCount( 1 );
			await load( visitor, MAPS[ provider ] );
			await expect(
				page.locator( '.wp-block-jetpack-map-marker' )
			).toHaveCount( 1 );
			await expect
				.poll( () => [ ...new Set( others ) ].sort() )
				.toEqual( MAPS[ provider ][ 1 ] );
			// As somebody who has agreed to nothing yet.
			await page.evaluate( () => localStorage.clear() );
			await page.goto( 'about:blank' );
			others.length = 0;
			visitor.agreed.clear();
		}
		await visitor.close();
	} );
} );
