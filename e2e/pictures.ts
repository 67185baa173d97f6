import { compare } from './compare';
import { saved } from './fakes/embeds.cjs';
import { expect, overflow } from './fixtures';
import { slideshow } from './slideshow';
import { addTiles, GALLERY, gallery, places, shifted, unfilled } from './tiles';
import type { LibraryItem } from './library';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

export const SHOW = '.wp-block-jetpack-slideshow';

const contentOf = ( images: LibraryItem[] ) =>
	[
		slideshow(
			3,
			{ autoplay: true, delay: 1 },
			'data-autoplay="true" data-delay="1" data-effect="slide"'
		),
		compare( 'horizontal' ),
		slideshow( 6, { effect: 'fade' }, 'data-effect="fade"' ),
		compare( 'vertical' ),
		// Without captions, which make a low tile higher on a phone.
		...[
			gallery( images, 'rectangular', [ [ 1, 2 ], [ 1, 1 ], [ 1 ] ] ),
			gallery( images, 'columns', [ [ 3, 2, 1 ] ] ),
		].map( ( one ) => one.replace( /"captions":\{.*?\},/, '' ) ),
		gallery( images, 'square', [ [ 1, 1, 1 ], [ 1, 1 ], [ 1 ] ] ),
		gallery( images, 'circle', [
			[ 1, 1, 1 ],
			[ 1, 1, 1 ],
		] ),
		saved( 'gif' ),
	].join( '\n\n' );

/** Publishes a post with all blocks of pictures: jetpack/slideshow, jetpack/image-compare, jetpack/tiled-gallery and jetpack/gif. */
export async function publishPictures( utils: RequestUtils ) {
	const { id } = await utils.createPost( {
		title: 'Pictures',
		status: 'publish',
		content: contentOf( await addTiles( utils ) ),
		date_gmt: new Date().toISOString(),
	} );
	return `/?p=${ id }`;
}

export const button = ( show: Locator, name: string ) =>
	show.locator( `[class*="button-${ name }"]` );

/** Opens the page while the site's pictures are slow: nothing moves when they come. */
export async function openSlowly( page: Page, address: string ) {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\/uploads\//, async ( route ) => {
		await released;
		await route.continue();
	} );
	await page.goto( address, { waitUntil: 'commit' } );
	await expect( page.locator( 'footer' ).last() ).toBeAttached();
	await page.evaluate( () => document.fonts.ready );
	const before = await places( page );
	expect( before ).toHaveLength( 24 );
	expect( await unfilled( page ) ).toEqual( [] );
	release();
	for ( const one of await page.locator( GALLERY ).all() ) {
		await one.scrollIntoViewIfNeeded();
	}
	await expect
		.poll( () =>
			page
				.locator( `${ GALLERY } img` )
				.evaluateAll( ( all ) =>
					all.every(
						( image ) =>
							image instanceof HTMLImageElement &&
							image.complete &&
							image.naturalWidth > 0
					)
				)
		)
		.toBe( true );
	for ( const show of await page.locator( SHOW ).all() ) {
		await show.scrollIntoViewIfNeeded();
		await expect( show.locator( '.swiper-initialized' ) ).toBeVisible();
	}
	expect( await places( page ) ).toEqual( before );
	expect( await shifted( page ) ).toEqual( [] );
	expect( await overflow( page ) ).toBe( 0 );
	await page.unroute( /\/uploads\// );
}

/** Looks through slides and comparisons with pointer and keys, which follow the language. */
export async function lookThrough( page: Page, isRtl: boolean ) {
	const counted = page.locator( SHOW ).nth( 1 );
	const [ back, forth ] = isRtl
		? [ 'ArrowRight', 'ArrowLeft' ]
		: [ 'ArrowLeft', 'ArrowRight' ];
	await button( counted, 'next' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( counted ).toContainText( '2 / 6' );
	await expect( counted.getByText( '2 / 6' ) ).toHaveCSS(
		'direction',
		'ltr'
	);
	await expect( counted.getByText( 'The second picture' ) ).toBeVisible();
	await page.keyboard.press( back );
	await expect( counted ).toContainText( '1 / 6' );
	await page.keyboard.press( back );
	await expect( counted ).toContainText( '6 / 6' );

	const dividers = page.getByRole( 'slider' );
	await expect( dividers ).toHaveCount( 2 );
	await expect( dividers.last() ).toHaveCSS( 'direction', 'ltr' );
	await dividers.first().focus();
	await page.keyboard.press( forth );
	await expect( dividers.first() ).toHaveValue( '51' );
	await page
		.locator( '.juxtapose' )
		.first()
		.click( { position: { x: 30, y: 40 } } );
	const value = Number( await dividers.first().inputValue() );
	expect( isRtl ? 100 - value : value ).toBeLessThan( 15 );
}
