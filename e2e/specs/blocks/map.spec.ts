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
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const MAP = '.wp-block-jetpack-map';
const PIN = `${ MAP }-marker button`;

const TWO = saved( [
	point( 'Bern', 7.4474, 46.948 ),
	point( 'Basel', 7.59, 47.56 ),
] );
const MANY = saved(
	Array.from( { length: 1000 }, ( _, i ) =>
		point( `Place ${ i }`, ( i % 40 ) * 0.2, 40 + i * 0.005 )
	)
);
const SPACE =
	'<!-- wp:spacer {"height":"2000px"} -->\n<div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';

async function publish( utils: RequestUtils, content: readonly string[] ) {
	const { id } = await utils.createPost( {
		title: 'Maps',
		status: 'publish',
		date_gmt: new Date().toISOString(),
		content: content.join( '\n\n' ),
	} );
	return `/?p=${ id }`;
}

test.describe( 'Map block', () => {
	let fake: Awaited< ReturnType< typeof startMapsFake > >;

	test.beforeAll( async () => {
		fake = await startMapsFake( OWNER );
	} );
	test.afterAll( async ( { requestUtils } ) => {
		await setSettings( requestUtils, {
			slipstream_map_provider: 'openstreetmap',
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
		const address = await publish( requestUtils, [ SPACE, TWO, MANY ] );
		const hosts = await serveTiles( page );
		const libraries: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( '/map/library.js' ) ) {
				libraries.push( request.url() );
			}
		} );
		await page.goto( address );
		expect( [ ...hosts, ...libraries ] ).toEqual( [] );
		const [ two, many ] = [
			page.locator( MAP ).first(),
			page.locator( MAP ).last(),
		];
		await two.scrollIntoViewIfNeeded();
		const pins = two.locator( PIN );
		await expect( pins ).toHaveCount( 2 );
		const bern = two.getByRole( 'button', { name: 'Bern' } );
		await bern.press( 'Enter' );
		await expect( two.getByText( 'About Bern' ) ).toBeVisible();
		await expectAccessible( MAP );
		await page.keyboard.press( 'Escape' );
		await expect( two.getByText( 'About Bern' ) ).toBeHidden();
		await expect( bern ).toBeFocused();

		await many.scrollIntoViewIfNeeded();
		await expect(
			many.locator( `${ MAP }-cluster` ).first()
		).toBeVisible();
		expect( await many.locator( PIN ).count() ).toBeLessThan( 100 );

		await test.step( 'on a phone, from right to left', async () => {
			await page.setViewportSize( { width: 360, height: 740 } );
			await setLanguage( 'ar' );
			await page.goto( address );
			await two.scrollIntoViewIfNeeded();
			await expect( pins ).toHaveCount( 2 );
			await expect( pins.first() ).toBeInViewport();
			await expect( pins.last() ).toBeInViewport();
			await bern.click();
			await expect( two.getByText( 'About Bern' ) ).toBeInViewport( {
				ratio: 1,
			} );
			expect( await overflow( page ) ).toBe( 0 );
		} );
	} );

	test( 'names its places and the server that is away where no tile arrives', async ( {
		page,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_map_provider: 'openstreetmap',
		} );
		await page.route( 'https://tile.openstreetmap.org/**', ( route ) =>
			route.abort()
		);
		await page.goto( await publish( requestUtils, [ TWO ] ) );
		const map = page.locator( MAP );
		await expect( map.getByRole( 'status' ) ).toHaveText(
			'The map is missing because tile.openstreetmap.org did not respond.'
		);
		for ( const name of [ 'Bern', 'Basel' ] ) {
			await expect( map.getByRole( 'link', { name } ) ).toBeVisible();
		}
		expectConsoleErrors( /ERR_FAILED/ );
	} );

	test( 'draws with Apple’s maps, and says so where Apple does not take the key', async ( {
		page,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		await setMapkit( requestUtils );
		await serveMapkit( page, fake.url );
		const address = await publish( requestUtils, [
			TWO,
			saved( [ point( 'Chur', 9.53, 46.85 ) ] ),
		] );
		await page.goto( address );
		const [ two, one ] = [
			page.locator( MAP ).first(),
			page.locator( MAP ).last(),
		];
		await expect( two.locator( PIN ) ).toHaveCount( 2 );
		const basel = two.getByRole( 'link', { name: 'Basel' } );
		await basel.press( 'Enter' );
		await expect( two.getByText( 'About Basel' ) ).toBeInViewport( {
			ratio: 1,
		} );
		await expectAccessible( MAP );
		await one.scrollIntoViewIfNeeded();
		await expect( one.locator( PIN ) ).toHaveCount( 1 );

		await setMapkit( requestUtils, 'OTHER12345' );
		await page.reload();
		for ( const map of [ two, one ] ) {
			await map.scrollIntoViewIfNeeded();
			await expect( map.getByRole( 'status' ) ).toHaveText(
				'The map is missing because Apple Maps rejected this site’s key.'
			);
			await expect( map.locator( PIN ) ).toHaveCount( 0 );
		}
		await expect( basel ).toBeInViewport();
		await expectAccessible( MAP );
		expectConsoleErrors( status( 401 ) );
	} );
} );
