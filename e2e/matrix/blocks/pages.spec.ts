import { CONTENT } from '../../content';
import { AD_CODE, standIn } from '../../embeds';
import { EMBEDS } from '../../fakes/embeds.cjs';
import { expect, overflow, test } from '../../fixtures';
import { point, saved, serveTiles } from '../../maps';
import { lookThrough, openSlowly, publishPictures } from '../../pictures';
import { fillBlog, FRONT, publishBlock, setActive } from '../../related';
import { setModuleActive, setSettings } from '../../site-settings';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Both sides that a language is read from, wide and narrow. */
const VIEWS = [
	[ '', 1280 ],
	[ '', 320 ],
	[ 'ar', 1280 ],
	[ 'ar', 320 ],
] as const;

async function publish( utils: RequestUtils, content: readonly string[] ) {
	const { id } = await utils.createPost( {
		title: 'A page',
		status: 'publish',
		content: content.join( '\n\n' ),
		date_gmt: new Date().toISOString(),
	} );
	return `/?p=${ id }`;
}

interface Views {
	page: Page;
	setLanguage: ( locale: string ) => Promise< void >;
}

/** Looks at pages in each view. */
async function inEachView(
	{ page, setLanguage }: Views,
	look: ( isRtl: boolean ) => Promise< void >
) {
	for ( const [ locale, width ] of VIEWS ) {
		await test.step( `${ locale } ${ width }`, async () => {
			await setLanguage( locale );
			await page.setViewportSize( { width, height: 900 } );
			await look( locale !== '' );
		} );
	}
}

test.describe( 'From both sides, wide and narrow', () => {
	test.beforeEach( () => test.slow() );

	test( 'the blocks that stand by themselves are read', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		const address = await publish( requestUtils, [ CONTENT ] );
		await inEachView( { page, setLanguage }, async () => {
			await page.goto( address );
			await expect( page.getByText( 'Order cake' ) ).toBeVisible();
			expect( await overflow( page ) ).toBe( 0 );
			await expectAccessible( '.entry-content' );
		} );
	} );

	test( 'pictures keep their places and are looked through', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await standIn( page );
		const address = await publishPictures( requestUtils );
		await inEachView( { page, setLanguage }, async ( isRtl ) => {
			await openSlowly( page, address );
			await lookThrough( page, isRtl );
			await expectAccessible( '.entry-content' );
		} );
	} );

	test( 'places of a map are seen, and what is said of them', async ( {
		page,
		requestUtils,
		setLanguage,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_map_provider: 'openstreetmap',
		} );
		const address = await publish( requestUtils, [
			saved( [
				point( 'Bern', 7.4474, 46.948 ),
				point( 'Basel', 7.59, 47.56 ),
			] ),
		] );
		await serveTiles( page );
		const map = page.locator( '.wp-block-jetpack-map' );
		const pins = map.locator( '.wp-block-jetpack-map-marker button' );
		await inEachView( { page, setLanguage }, async () => {
			await page.goto( address );
			await map.scrollIntoViewIfNeeded();
			await expect( pins ).toHaveCount( 2 );
			await expect( pins.first() ).toBeInViewport();
			await expect( pins.last() ).toBeInViewport();
			await map.getByRole( 'button', { name: 'Bern' } ).click();
			await expect( map.getByText( 'About Bern' ) ).toBeInViewport( {
				ratio: 1,
			} );
			expect( await overflow( page ) ).toBe( 0 );
		} );
		await setSettings( requestUtils, {
			slipstream_map_provider: 'mapbox',
		} );
	} );

	test( 'embeds and ads ask, and stand in their places', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await standIn( page );
		await setModuleActive( requestUtils, 'wordads', true );
		const codes = {
			slipstream_ad_code_mrec: AD_CODE,
			slipstream_ad_code_leaderboard: '<b>A wide ad</b>',
		};
		const address = await publish( requestUtils, [
			...EMBEDS.flatMap( ( { looks } ) => looks ),
			'<!-- wp:jetpack/wordads /-->',
		] );
		try {
			for ( const asks of [ true, false ] ) {
				await setSettings( requestUtils, {
					...codes,
					slipstream_embed_consent: asks,
				} );
				await inEachView( { page, setLanguage }, async () => {
					await page.goto( address );
					expect( await overflow( page ) ).toBe( 0 );
					await expectAccessible(
						asks ? '.slipstream-embed' : '.wp-block-jetpack-wordads'
					);
				} );
			}
		} finally {
			await setSettings( requestUtils, {
				slipstream_embed_consent: false,
				slipstream_ad_code_mrec: '',
				slipstream_ad_code_leaderboard: '',
			} );
			await setModuleActive( requestUtils, 'wordads', false );
		}
	} );

	test( 'related posts stand beside each other, or in one column', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await fillBlog( requestUtils );
		await setActive( requestUtils, true );
		const attributes = {
			displayThumbnails: true,
			displayContext: true,
			postsToShow: 4,
		};
		const grid = await publishBlock( requestUtils, 'Rye', attributes );
		const list = await publishBlock( requestUtils, 'Bread', {
			...attributes,
			postLayout: 'list',
		} );
		const lefts = () =>
			page
				.locator( `${ FRONT } li` )
				.evaluateAll( ( all ) =>
					all.map( ( item ) =>
						Math.round( item.getBoundingClientRect().left )
					)
				);
		await inEachView( { page, setLanguage }, async ( isRtl ) => {
			const isNarrow = page.viewportSize()?.width === 320;
			for ( const { id } of [ grid, list ] ) {
				await page.goto( `/?p=${ id }` );
				const [ first = 0, second = 0 ] = await lefts();
				if ( id === list.id || isNarrow ) {
					expect( first ).toBe( second );
				} else {
					expect( first > second ).toBe( isRtl );
				}
				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
				await expectAccessible( FRONT );
			}
		} );
		await setActive( requestUtils, false );
	} );
} );
