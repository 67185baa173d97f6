import { expect, overflow, status, test } from '../../fixtures';
import { startMapsFake } from '../../fakes/maps.mjs';
import {
	NO_KEY,
	OWNER,
	point,
	saved,
	serveMapkit,
	serveTiles,
	setMapkit,
} from '../../maps';
import { setSettings } from '../../site-settings';

const MAP = '.wp-block-jetpack-map';
const PIN = `${ MAP }-marker button`;
const shot = ( name: string ) => ( {
	path: `artifacts/screens/map-${ name }.png`,
} );

test.describe( 'Map block', () => {
	let fake: Awaited< ReturnType< typeof startMapsFake > >;

	test.beforeAll( async () => {
		fake = await startMapsFake( OWNER );
	} );
	test.afterAll( async ( { requestUtils } ) => {
		await setSettings( requestUtils, {
			slipstream_map_provider: 'mapbox',
			slipstream_map_search: '',
			slipstream_embed_consent: false,
			...NO_KEY,
		} );
		await fake.stop();
	} );

	test( 'draws its places when it comes into view, and many as clusters', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_map_provider: 'openstreetmap',
		} );
		const many = Array.from( { length: 1000 }, ( _, i ) =>
			point( `Place ${ i }`, ( i % 40 ) * 0.2, 40 + i * 0.005 )
		);
		const { id } = await requestUtils.createPost( {
			title: 'Maps',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: [
				'<!-- wp:spacer {"height":"2000px"} -->\n<div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->',
				saved( [
					point( 'Bern', 7.4474, 46.948 ),
					point( 'Basel', 7.59, 47.56 ),
				] ),
				saved( many ),
			].join( '\n\n' ),
		} );
		const hosts = await serveTiles( page );
		const libraries: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( '/map/library.js' ) ) {
				libraries.push( request.url() );
			}
		} );
		await page.goto( `/?p=${ id }` );
		expect( [ ...hosts, ...libraries ] ).toEqual( [] );
		const maps = page.locator( MAP );
		await maps.first().scrollIntoViewIfNeeded();
		const pins = maps.first().locator( PIN );
		await expect( pins ).toHaveCount( 2 );
		const bern = maps.first().getByRole( 'button', { name: 'Bern' } );
		await bern.press( 'Enter' );
		await expect( maps.first().getByText( 'About Bern' ) ).toBeVisible();
		await expectAccessible( MAP );
		await maps.first().screenshot( shot( 'page' ) );
		await page.keyboard.press( 'Escape' );
		await expect( maps.first().getByText( 'About Bern' ) ).toBeHidden();
		await expect( bern ).toBeFocused();

		await maps.last().scrollIntoViewIfNeeded();
		await expect(
			maps.last().locator( `${ MAP }-cluster` ).first()
		).toBeVisible();
		expect( await maps.last().locator( PIN ).count() ).toBeLessThan( 100 );
		await maps.last().screenshot( shot( 'clusters' ) );

		await page.setViewportSize( { width: 360, height: 740 } );
		for ( const language of [ '', 'ar' ] ) {
			await setLanguage( language );
			await page.goto( `/?p=${ id }` );
			await maps.first().scrollIntoViewIfNeeded();
			await expect( pins ).toHaveCount( 2 );
			await expect( pins.first() ).toBeInViewport();
			await expect( pins.last() ).toBeInViewport();
			await bern.click();
			await expect(
				maps.first().getByText( 'About Bern' )
			).toBeInViewport( { ratio: 1 } );
			expect( await overflow( page ) ).toBe( 0 );
			await page.screenshot( shot( `360${ language && '-rtl' }` ) );
		}
	} );

	test( 'contacts nobody before the visitor agrees, where the owner asks', async ( {
		page,
		requestUtils,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_map_provider: 'openstreetmap',
			slipstream_embed_consent: true,
		} );
		const { id } = await requestUtils.createPost( {
			title: 'Asked',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: saved( [ point( 'Bern', 7.4474, 46.948 ) ] ),
		} );
		const hosts = await serveTiles( page );
		await page.goto( `/?p=${ id }` );
		const load = page.getByRole( 'button', {
			name: 'Load OpenStreetMap from tile.openstreetmap.org',
		} );
		await expect( load ).toBeVisible();
		expect( [ ...hosts ] ).toEqual( [] );
		await page.screenshot( shot( 'asked' ) );
		await load.click();
		await expect( page.locator( PIN ) ).toHaveCount( 1 );
		await setSettings( requestUtils, { slipstream_embed_consent: false } );
	} );

	test( 'draws with Apple’s maps, and says so where Apple does not take the key', async ( {
		page,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		await setMapkit( requestUtils );
		await serveMapkit( page, fake.url );
		const { id } = await requestUtils.createPost( {
			title: 'Apple',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: [
				saved( [
					point( 'Bern', 7.4474, 46.948 ),
					point( 'Basel', 7.59, 47.56 ),
				] ),
				saved( [ point( 'Chur', 9.53, 46.85 ) ] ),
			].join( '\n\n' ),
		} );
		await page.goto( `/?p=${ id }` );
		const [ two, one ] = [
			page.locator( MAP ).first(),
			page.locator( MAP ).last(),
		];
		await expect( two.locator( PIN ) ).toHaveCount( 2 );
		await two.getByRole( 'link', { name: 'Basel' } ).press( 'Enter' );
		await expect( two.getByText( 'About Basel' ) ).toBeInViewport( {
			ratio: 1,
		} );
		await expectAccessible( MAP );
		await two.screenshot( shot( 'mapkit' ) );
		await one.scrollIntoViewIfNeeded();
		await expect( one.locator( PIN ) ).toHaveCount( 1 );

		await setMapkit( requestUtils, 'OTHER12345' );
		await page.reload();
		for ( const map of [ two, one ] ) {
			await map.scrollIntoViewIfNeeded();
			await expect( map.getByRole( 'status' ) ).toHaveText(
				'The map could not be loaded.'
			);
			await expect( map.locator( PIN ) ).toHaveCount( 0 );
		}
		await expect(
			two.getByRole( 'link', { name: 'Basel' } )
		).toBeInViewport();
		await expectAccessible( MAP );
		await page.screenshot( shot( 'mapkit-refused' ) );
		expectConsoleErrors( status( 401 ) );
	} );

	test( 'asks for a token, and takes places from a search', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		test.slow();
		await setSettings( requestUtils, {
			slipstream_map_provider: 'mapbox',
			slipstream_map_search: fake.url,
		} );
		await serveTiles( page );
		await admin.createNewPost( { title: 'A map' } );
		await editor.insertBlock( { name: 'jetpack/map' } );
		const block = editor.canvas.locator( '[data-type="jetpack/map"]' );
		await expect( block.getByLabel( 'Mapbox access token' ) ).toBeVisible();
		await page.screenshot( shot( 'token' ) );
		await block
			.getByRole( 'button', {
				name: 'Use OpenStreetMap, without a token',
			} )
			.click();
		await expect( block.locator( '.mapboxgl-canvas' ) ).toBeVisible();
		await editor.selectBlocks( block );
		await editor.clickBlockToolbarButton( 'Add a marker' );
		const words = page.getByRole( 'searchbox', {
			name: 'Name or address of a place',
		} );
		await words.fill( 'Bern' );
		await page.getByRole( 'button', { name: /^Bern Bern/ } ).click();
		await expect( block.locator( PIN ) ).toHaveCount( 1 );
		await block.locator( PIN ).click();
		await page.getByLabel( 'Marker title' ).last().fill( 'The capital' );
		await page.screenshot( shot( 'editor' ) );
		await expectAccessible( '.slipstream-map-marker' );
		const [ made ] = await editor.getBlocks();
		expect( made?.attributes ).toMatchObject( {
			points: [
				{
					title: 'The capital',
					placeTitle: 'Bern',
					coordinates: { longitude: 7.4474, latitude: 46.948 },
				},
			],
		} );
	} );
} );
