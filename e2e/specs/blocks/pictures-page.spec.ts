import { standIn } from '../../embeds';
import { expect, test } from '../../fixtures';
import {
	button,
	lookThrough,
	openSlowly,
	publishPictures,
	SHOW,
} from '../../pictures';
import type { Locator, Page } from '@playwright/test';

/** A slideshow that moves by itself waits for who looks closer, and for who wants less motion. */
async function watch( page: Page ) {
	const show = page.locator( SHOW ).first();
	await show.scrollIntoViewIfNeeded();
	const pause = button( show, 'pause' );
	const list = show.locator( 'ul' );
	await expect(
		show.locator( '[aria-current="true"]' )
	).toHaveAccessibleName( 'Go to slide 2' );
	await expect( pause ).toHaveAccessibleName( 'Pause slideshow' );
	await expect( list ).toHaveAttribute( 'aria-live', 'off' );
	await show.hover();
	await expect( list ).toHaveAttribute( 'aria-live', 'polite' );
	await page.mouse.move( 0, 0 );
	await pause.focus();
	await page.keyboard.press( 'Space' );
	await expect( pause ).toHaveAccessibleName( 'Play slideshow' );
	await page.keyboard.press( 'Space' );
	await expect( list ).toHaveAttribute( 'aria-live', 'off' );
}

/** A GIF can be stopped, and its page tells where it comes from below what is said of it. */
async function stopGif( page: Page ) {
	const gif = page.locator( '.wp-block-jetpack-gif' );
	await gif.scrollIntoViewIfNeeded();
	await expect( gif.locator( 'iframe' ) ).toBeVisible();
	await gif.getByRole( 'button', { name: 'Pause' } ).press( 'Enter' );
	await expect( gif.locator( 'iframe' ) ).toBeHidden();
	await expect( gif.getByRole( 'img', { name: 'A wave' } ) ).toBeVisible();
	await gif.getByRole( 'button', { name: 'Play' } ).click();
	await expect( gif.locator( 'iframe' ) ).toBeVisible();
	const source = page.getByRole( 'link', { name: /on GIPHY$/ } );
	const caption = page.locator( 'figcaption', { hasText: 'A wave' } );
	const [ of, below ] = [
		await caption.boundingBox(),
		await source.boundingBox(),
	];
	expect( below!.y ).toBeGreaterThanOrEqual( of!.y + of!.height );
	await expect( source ).toHaveCSS( 'font-size', '13px' );
}

const ofAll = ( slides: Locator, name: 'top' | 'left' ) =>
	slides.evaluateAll(
		( all, side ) =>
			all.map( ( one ) => one.getBoundingClientRect()[ side ] ),
		name
	);

/** On paper all slides stand below each other, also those that fading has left unseen. */
async function print( page: Page ) {
	await page.emulateMedia( { media: 'print' } );
	const faded = page.locator( SHOW ).nth( 1 );
	for ( const number of [ 1, 2, 6 ] ) {
		await expect(
			faded.getByAltText( `Picture ${ number }` )
		).toBeVisible();
	}
	const slides = faded.locator( 'li' );
	expect(
		await slides.evaluateAll( ( all ) =>
			all.map( ( one ) => getComputedStyle( one ).opacity )
		)
	).toEqual( Array( 6 ).fill( '1' ) );
	expect( new Set( await ofAll( slides, 'top' ) ).size ).toBe( 6 );
	// The first has moved on.
	const moved = page.locator( SHOW ).first();
	const [ left ] = await ofAll( moved.locator( '.swiper' ), 'left' );
	expect( new Set( await ofAll( moved.locator( 'li' ), 'left' ) ) ).toEqual(
		new Set( [ left ] )
	);
	await expect( faded.getByText( '1 / 6' ) ).toBeHidden();
	await page.emulateMedia( { media: 'screen' } );
}

/** The triangle of "Pause" is a background: in the page's own color nobody would see it. */
async function useFewColors( page: Page ) {
	await page.emulateMedia( { forcedColors: 'active' } );
	const show = page.locator( SHOW ).first();
	await show.scrollIntoViewIfNeeded();
	const pause = button( show, 'pause' );
	await pause.press( 'Enter' );
	const [ sign, ground ] = await pause.evaluate( ( one ) => [
		getComputedStyle( one, '::before' ).backgroundColor,
		getComputedStyle( one ).backgroundColor,
	] );
	expect( sign ).not.toBe( ground );
	await expect( pause ).toHaveCSS( 'border-top-style', 'solid' );
	await page.emulateMedia( { forcedColors: 'none' } );
}

test.describe( 'Slideshow, comparison, tiled gallery and GIF', () => {
	let address: string;
	test.beforeAll( async ( { requestUtils } ) => {
		address = await publishPictures( requestUtils );
	} );

	test( 'keep their places and are looked through, from both sides, on paper and in few colors', async ( {
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		test.slow();
		await standIn( page );
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await openSlowly( page, address );
		// The site's own files, and no script for what style does.
		expect( asked.filter( ( url ) => url.includes( 'wp.com' ) ) ).toEqual(
			[]
		);
		expect(
			asked.filter( ( url ) => /tiled-gallery.*\.js/.test( url ) )
		).toEqual( [] );
		await watch( page );
		await stopGif( page );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect(
			button( page.locator( SHOW ).first(), 'pause' )
		).toHaveAccessibleName( 'Play slideshow' );
		await lookThrough( page, false );
		await expectAccessible( '.entry-content' );
		await print( page );
		await useFewColors( page );

		await setLanguage( 'ar' );
		await page.setViewportSize( { width: 360, height: 900 } );
		await openSlowly( page, address );
		await lookThrough( page, true );
		const gif = page.locator( '.wp-block-jetpack-gif' );
		await expect( gif.locator( 'iframe' ) ).toBeHidden();
		await expect( gif.getByRole( 'button' ) ).toBeVisible();
	} );

	test( 'of which a slideshow stays readable where the carousel is blocked', async ( {
		page,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( /ERR_FAILED/ );
		await standIn( page );
		await page.route( /carousel-page-engine/, ( route ) => route.abort() );
		await page.goto( address );
		const show = page.locator( SHOW ).nth( 1 );
		await show.scrollIntoViewIfNeeded();
		await expect( show.getByRole( 'status' ) ).toHaveText(
			/could not be loaded\. Scroll sideways/
		);
		await show.locator( 'ul' ).focus();
		await expect( async () => {
			for ( let step = 0; step < 10; step++ ) {
				await page.keyboard.press( 'ArrowRight' );
			}
			await expect( show.getByAltText( 'Picture 6' ) ).toBeInViewport( {
				timeout: 100,
			} );
		} ).toPass( { intervals: [ 0 ] } );
	} );
} );
