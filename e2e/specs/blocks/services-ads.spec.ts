import { KEY, startGiphyFake } from '../../fakes/giphy.mjs';
import { startMapsFake } from '../../fakes/maps.mjs';
import { startOpenTableFake } from '../../fakes/opentable.mjs';
import { expect, overflow, status } from '../../fixtures';
import { serveTiles } from '../../maps';
import { test } from '../../person';
import { setModuleActive, setSettings } from '../../site-settings';
import type { EditorTools } from '../../fixtures';
import type { Person } from '../../person';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const CANVAS = 'iframe[name="editor-canvas"]';
const SIDEBAR = '.block-editor-block-inspector';
const AD = '.wp-block-jetpack-wordads';

/** What an ad network gives: a script of its own and a call beside it. */
const CODE =
	'<script async src="https://ads.example.net/show.js"></script><ins></ins><script>( window.ads ??= [] ).push( "a slot" );</script>';

/** The network's script: it fills the places, once all of them have called. */
const NETWORK = `
var fill = () => {
	for ( const place of document.querySelectorAll( 'ins' ) ) {
		place.innerHTML = '<b style="display:block;width:300px;height:250px;background:#dfe8d8;color:#000">Eat more ' + window.ads.length + ' bread</b>';
	}
};
document.readyState === 'complete' ? fill() : addEventListener( 'load', fill );
`;

const NO_ADS = {
	wordads_display_post: true,
	slipstream_ad_code_mrec: '',
	slipstream_ad_code_leaderboard: '',
};

/** Says where the site asks. */
const askAt = ( utils: RequestUtils, data: object ) =>
	utils.rest( { method: 'POST', path: '/wp/v2/settings', data } );

const drawn = ( name: string ) => [ CANVAS, `[data-type="${ name }"]` ];

async function add(
	{ editor }: EditorTools,
	name: string
): Promise< Locator > {
	await editor.insertBlock( { name } );
	return editor.canvas.locator( `[data-type="${ name }"]` ).last();
}

/** Answers for the services themselves. */
async function standIn( page: Page ) {
	await serveTiles( page );
	await page.route(
		/^https:\/\/((media\.)?giphy|www\.opentable)\.com\//,
		( route ) =>
			route.fulfill(
				route.request().resourceType() === 'script'
					? { contentType: 'text/javascript', body: '' }
					: {
							contentType: 'text/html',
							body: '<!doctype html><html lang="en"><title>A stand-in</title><body style="background:#7a9">',
						}
			)
	);
	await page.route( 'https://ads.example.net/**', ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: NETWORK } )
	);
}

/** Looks for a GIF before the site has a key: stored, the key is used for what was looked for. */
async function findGif( tools: EditorTools ) {
	const block = await add( tools, 'jetpack/gif' );
	const field = block.getByRole( 'textbox', {
		name: 'Search terms or GIPHY address',
	} );
	await field.fill( 'wave' );
	await field.press( 'Enter' );
	await expect( block ).toContainText( 'needs a GIPHY API key' );
	await tools.expectAccessible( drawn( 'jetpack/gif' ) );
	await block.getByLabel( 'GIPHY API key' ).fill( KEY );
	await block.getByRole( 'button', { name: 'Save key' } ).click();
	const player = block.locator( 'iframe' );
	await expect( player ).toHaveAttribute(
		'src',
		'https://giphy.com/embed/wave1'
	);
	await block.getByRole( 'button', { name: 'A cat' } ).press( 'Enter' );
	await expect( player ).toHaveAttribute(
		'src',
		'https://giphy.com/embed/cat2'
	);
	await tools.expectAccessible( drawn( 'jetpack/gif' ) );
	await field.fill( 'limit' );
	await field.press( 'Enter' );
	await expect( block ).toContainText( 'has reached its search limit' );
	expect( await tools.editor.getEditedPostContent() ).toContain(
		'"giphyUrl":"https://giphy.com/embed/cat2"'
	);
}

/** Looks for restaurants, and chooses two. */
async function findRestaurants( tools: EditorTools ) {
	const { editor, page, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/opentable' );
	const field = block.getByRole( 'combobox', { name: 'Restaurants' } );
	// An open list of WordPress's token field names what it owns, not what it controls.
	await field.blur();
	await expectAccessible( drawn( 'jetpack/opentable' ) );
	await field.fill( 'down' );
	await expect( block ).toContainText( 'OpenTable did not respond' );
	await field.fill( 'soup' );
	await expect(
		block.getByRole( 'option', { name: 'Soup & Salad (#102)' } )
	).toBeVisible();
	await expect( block.getByText( 'Searching…' ) ).toBeHidden();
	await field.press( 'ArrowDown' );
	await field.press( 'Enter' );
	// A number needs no search.
	await field.fill( '101' );
	await field.press( 'Enter' );
	await block.getByRole( 'button', { name: 'Embed' } ).click();
	await expect( block.locator( 'iframe' ) ).toHaveAttribute(
		'src',
		/rid=102%2C101&type=multi/
	);
	await expect(
		page
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByText( 'Soup & Salad (#102)' )
			.first()
	).toBeVisible();
	await expectAccessible( SIDEBAR );
	expect( await editor.getEditedPostContent() ).toContain(
		'"rid":["102","101"]'
	);
}

/** Marks a click, coordinates, and a place from a search, on maps that need no token. */
async function markPlaces( tools: EditorTools & { person: Person } ) {
	const { editor, page, person, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/map' );
	const canvas = block.locator( '.mapboxgl-canvas' );
	await expect( canvas ).toBeVisible();
	await editor.selectBlocks( block );
	const pins = block.locator( '.wp-block-jetpack-map-marker button' );
	await person.useTool( 'Add a marker' );
	await person.click( canvas, { position: { x: 200, y: 120 } } );
	await expect( pins ).toHaveCount( 1 );
	for ( const [ index, [ typed, found ] ] of (
		[
			[ '48,85; 2,35', /^48.85, 2.35/ ],
			[ 'Bern', /^Bern Bern/ ],
		] as const
	 ).entries() ) {
		await person.useTool( 'Add a marker' );
		await expect(
			page.getByRole( 'searchbox', {
				name: 'Name, address, or coordinates',
			} )
		).toBeFocused();
		await person.type( typed );
		await person.click( page.getByRole( 'button', { name: found } ) );
		await expect( pins ).toHaveCount( 2 + index );
	}
	person.finish( 'Mark three places on a map', 6 );
	await block.getByRole( 'button', { name: 'Bern' } ).click();
	await page.getByLabel( 'Marker title' ).last().fill( 'The capital' );
	await expectAccessible( '.slipstream-map-marker' );
	await block.getByRole( 'button', { name: /^48.85/ } ).click();
	await page.getByRole( 'button', { name: 'Delete marker' } ).last().click();
	await expect( pins ).toHaveCount( 2 );
	expect( ( await editor.getBlocks() ).at( -1 )?.attributes ).toMatchObject( {
		points: [
			{},
			{
				title: 'The capital',
				placeTitle: 'Bern',
				coordinates: { longitude: 7.4474, latitude: 46.948 },
			},
		],
	} );
}

/** Switches ads on, and makes places for two of them. */
async function placeAds( tools: EditorTools ) {
	const { editor, page, expectAccessible } = tools;
	const block = await add( tools, 'jetpack/wordads' );
	await expect( block ).toContainText( 'Ads are inactive' );
	await expectAccessible( drawn( 'jetpack/wordads' ) );
	await block
		.getByRole( 'button', { name: 'Activate ads' } )
		.press( 'Enter' );
	await expect( block ).toContainText( '300 × 250 pixels' );
	await expect( block ).toBeFocused();
	await expect( block ).toContainText( 'visitors see nothing here' );
	await editor.showBlockToolbar();
	await page.getByRole( 'button', { name: 'Pick an ad format' } ).click();
	await page.getByRole( 'menuitemradio', { name: /^Leaderboard/ } ).click();
	await expect( block ).toContainText( '728 × 90 pixels' );
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByLabel( 'Hide on phones' )
		.check();
	await expectAccessible( drawn( 'jetpack/wordads' ), SIDEBAR );
	await add( tools, 'jetpack/wordads' );
}

/** Gives the ads their code, where the block leads for it. */
async function giveCode( { page, expectAccessible }: EditorTools ) {
	await page.goto( '/wp-admin/admin.php?page=my-jetpack#/ads' );
	for ( const [ format, code ] of [
		[ /^Rectangle/, CODE ],
		[ /^Leaderboard/, '<b>A wide ad</b>' ],
	] as const ) {
		await page.getByLabel( format ).fill( code );
	}
	await page.getByRole( 'button', { name: 'Save ads' } ).click();
	await expect( page.getByText( 'Saved' ).first() ).toBeVisible();
	await expectAccessible( '.slipstream-ads' );
}

/** Sees the ads of the page, of which phones have one. */
async function seeAds( { page, expectAccessible }: EditorTools ) {
	await expect( page.locator( AD ) ).toHaveCount( 2 );
	await expect( page.getByText( 'Eat more 1 bread' ) ).toBeVisible();
	await expect( page.getByText( 'A wide ad' ) ).toBeVisible();
	await expectAccessible( AD );
	await page.setViewportSize( { width: 360, height: 740 } );
	await expect( page.getByText( 'A wide ad' ) ).toBeHidden();
	await expect( page.getByText( 'Eat more 1 bread' ) ).toBeVisible();
	expect( await overflow( page ) ).toBe( 0 );
	// Its code has not run there, and does where the screen becomes wide.
	await page.reload();
	await expect( page.getByText( 'Eat more 1 bread' ) ).toBeVisible();
	await expect( page.getByText( 'A wide ad' ) ).toHaveCount( 0 );
	await page.setViewportSize( { width: 1280, height: 740 } );
	await expect( page.getByText( 'A wide ad' ) ).toBeVisible();
}

test.describe( 'What authors add of services', () => {
	let stop = () => Promise.resolve();

	test.beforeEach( async ( { requestUtils } ) => {
		const giphy = await startGiphyFake();
		const tables = await startOpenTableFake();
		const maps = await startMapsFake();
		stop = async () => {
			await Promise.all( [ giphy.close(), tables.stop(), maps.stop() ] );
		};
		await askAt( requestUtils, {
			e2e_giphy: giphy.url,
			e2e_opentable: tables.url,
		} );
		await setSettings( requestUtils, {
			slipstream_map_provider: 'openstreetmap',
			slipstream_map_search: maps.url,
		} );
	} );
	test.afterEach( async ( { requestUtils } ) => {
		await askAt( requestUtils, { e2e_giphy: '', e2e_opentable: '' } );
		await setSettings( requestUtils, {
			slipstream_giphy_api_key: '',
			slipstream_map_provider: 'openstreetmap',
			slipstream_map_search: '',
			...NO_ADS,
		} );
		await setModuleActive( requestUtils, 'wordads', false );
		await stop();
	} );

	test( 'is a GIF, restaurants, a place and ads: found, placed, and seen', async ( {
		person,
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		test.slow();
		expectConsoleErrors( status( 409, 429, 424 ) );
		const tools = { editor, page, expectAccessible };
		await standIn( page );
		await admin.createNewPost( { title: 'A page of services' } );
		await editor.openDocumentSettingsSidebar();
		await test.step( 'GIF', () => findGif( tools ) );
		await test.step( 'restaurants', () => findRestaurants( tools ) );
		await test.step( 'map', () => markPlaces( { ...tools, person } ) );
		await test.step( 'ads', () => placeAds( tools ) );
		const id = await editor.publishPost();
		await test.step( 'code for the ads', () => giveCode( tools ) );
		await test.step( 'the page', async () => {
			// Places that nobody has chosen stay empty.
			await setSettings( requestUtils, { wordads_display_post: false } );
			await page.goto( `/?p=${ id }` );
			await seeAds( tools );
		} );
	} );
} );
