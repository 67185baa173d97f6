import { picture } from '../../fakes/openai-media.mjs';
import { expect, overflow, test } from '../../fixtures';
import { compare } from '../../compare';
import { slideshow } from '../../slideshow';
import type { Page } from '@playwright/test';

const CONTENT = [
	slideshow(
		3,
		{ autoplay: true, delay: 1 },
		'data-autoplay="true" data-delay="1" data-effect="slide"'
	),
	compare( 'horizontal' ),
	slideshow( 6, { effect: 'fade' }, 'data-effect="fade"' ),
	compare( 'vertical' ),
].join( '\n\n' );

const screen = ( name: string ) => ( {
	path: `artifacts/screens/galleries-${ name }.png`,
	fullPage: true,
} );

/** What of the blocks has moved by itself since the page came. */
const shifted = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise< string[] >( ( done ) => {
				type Shift = PerformanceEntry & {
					sources: { node: Element | null }[];
				};
				const found: string[] = [];
				new PerformanceObserver( ( list ) => {
					for ( const { sources } of list.getEntries() as Shift[] ) {
						for ( const { node } of sources ) {
							const element =
								node?.parentElement?.closest(
									'.entry-content'
								);
							if ( element ) {
								found.push( node?.nodeName ?? '' );
							}
						}
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				requestAnimationFrame( () =>
					setTimeout( () => done( found ) )
				);
			} )
	);

test.describe( 'Slideshow and image compare', () => {
	let address: string;
	let id: number;
	test.beforeEach( async ( { requestUtils } ) => {
		const post = await requestUtils.createPost( {
			title: 'Pictures',
			status: 'publish',
			content: CONTENT,
			date_gmt: new Date().toISOString(),
		} );
		id = post.id;
		address = `/?p=${ id }`;
	} );

	test( 'are looked through by pointer and keyboard, from both sides', async ( {
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		for ( const locale of [ '', 'ar' ] ) {
			await setLanguage( locale );
			for ( const width of [ 1280, 360 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( address );
				const shows = page.locator( '.wp-block-jetpack-slideshow' );
				for ( const show of await shows.all() ) {
					await show.scrollIntoViewIfNeeded();
					await expect(
						show.locator( '.swiper-initialized' )
					).toBeVisible();
				}
				expect( await shifted( page ) ).toEqual( [] );
				expect( await overflow( page ) ).toBe( 0 );

				const counted = shows.nth( 1 );
				const next = counted.locator( '[class*="button-next"]' );
				await next.focus();
				await page.keyboard.press( 'Enter' );
				await expect( counted ).toContainText( '2 / 6' );
				await expect( counted.getByText( '2 / 6' ) ).toHaveCSS(
					'direction',
					'ltr'
				);
				await expect(
					counted.getByText( 'The second picture' )
				).toBeVisible();
				await page.keyboard.press(
					locale ? 'ArrowRight' : 'ArrowLeft'
				);
				await expect( counted ).toContainText( '1 / 6' );
				await page.keyboard.press(
					locale ? 'ArrowRight' : 'ArrowLeft'
				);
				await expect( counted ).toContainText( '6 / 6' );

				const dividers = page.getByRole( 'slider' );
				await expect( dividers ).toHaveCount( 2 );
				await expect( dividers.last() ).toHaveCSS( 'direction', 'ltr' );
				await dividers.first().focus();
				await page.keyboard.press(
					locale ? 'ArrowLeft' : 'ArrowRight'
				);
				await expect( dividers.first() ).toHaveValue( '51' );
				await page
					.locator( '.juxtapose' )
					.first()
					.click( { position: { x: 30, y: 40 } } );
				const value = Number( await dividers.first().inputValue() );
				expect( locale ? 100 - value : value ).toBeLessThan( 15 );

				await expectAccessible( '.entry-content' );
				await page.screenshot(
					screen( `page-${ locale || 'en' }-${ width }` )
				);
			}
		}
	} );

	test( 'move by themselves until somebody looks closer', async ( {
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await page.goto( address );
		const show = page.locator( '.wp-block-jetpack-slideshow' ).first();
		const active = show.locator( '[aria-current="true"]' );
		const pause = show.locator( '[class*="button-pause"]' );
		await expect( active ).toHaveAccessibleName( 'Go to slide 2' );
		await expect( pause ).toHaveAccessibleName( 'Pause slideshow' );
		await expect( show.locator( 'ul' ) ).toHaveAttribute(
			'aria-live',
			'off'
		);
		await show.hover();
		await expect( show.locator( 'ul' ) ).toHaveAttribute(
			'aria-live',
			'polite'
		);
		await page.mouse.move( 0, 0 );
		await pause.focus();
		await page.keyboard.press( 'Space' );
		await expect( pause ).toHaveAccessibleName( 'Play slideshow' );
		await page.keyboard.press( 'Space' );
		await expect( show.locator( 'ul' ) ).toHaveAttribute(
			'aria-live',
			'off'
		);

		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( pause ).toHaveAccessibleName( 'Play slideshow' );
	} );

	test( 'are seen whole without a script, and in a feed', async ( {
		browser,
		request,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: { cookies: [], origins: [] },
			viewport: { width: 1280, height: 900 },
		} );
		const plain = await context.newPage();
		await plain.goto( address );
		for ( const name of [ 'Picture 1', 'Picture 6', 'Then', 'Now' ] ) {
			await expect( plain.getByAltText( name ).last() ).toBeVisible();
		}
		const scrolls = await plain
			.locator( '.swiper-wrapper' )
			.first()
			.evaluate( ( list ) => list.scrollWidth > 2 * list.clientWidth );
		expect( scrolls ).toBe( true );
		await plain.screenshot( screen( 'plain' ) );
		await context.close();
		const feed = await ( await request.get( '/?feed=rss2' ) ).text();
		const item = feed
			.split( '<item>' )
			.find( ( one ) => one.includes( 'alt="Picture 6"' ) );
		expect( item ).toBeDefined();
		expect( item ).not.toContain( 'role="button"' );
	} );

	test( 'open valid in the editor, and take an upload', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 1400 } );
		await admin.editPost( id );
		const shows = editor.canvas.locator(
			'[data-type="jetpack/slideshow"]'
		);
		await expect(
			shows.first().locator( '.swiper-initialized' )
		).toBeVisible();
		await expect( editor.canvas.getByRole( 'slider' ) ).toHaveCount( 2 );
		await expect(
			editor.canvas.locator( '.block-editor-warning' )
		).toHaveCount( 0 );
		await expectAccessible(
			[
				'iframe[name="editor-canvas"]',
				'[data-type="jetpack/slideshow"]',
			],
			[
				'iframe[name="editor-canvas"]',
				'[data-type="jetpack/image-compare"]',
			]
		);
		await page.screenshot( screen( 'editor' ) );

		await editor.insertBlock( { name: 'jetpack/image-compare' } );
		await expect( editor.canvas.getByText( 'Image before' ) ).toBeVisible();
		await editor.insertBlock( { name: 'jetpack/slideshow' } );
		const fresh = shows.last();
		await expect( fresh.getByText( 'Drag images' ) ).toBeVisible();
		await page.screenshot( screen( 'editor-empty' ) );
		let release = () => {};
		const held = new Promise< void >( ( done ) => ( release = done ) );
		await page.route( /wp(\/|%2F)v2(\/|%2F)media/, async ( route ) => {
			if ( route.request().method() === 'POST' ) {
				await held;
			}
			await route.continue();
		} );
		await fresh
			.locator( 'input[type="file"]' )
			.first()
			.setInputFiles( {
				name: 'harbour.png',
				mimeType: 'image/png',
				buffer: Buffer.from( picture( 1 ) ),
			} );
		const save = page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Save', exact: true } );
		await expect( fresh.getByAltText( 'harbour.png' ) ).toBeVisible();
		await expect( save ).toBeDisabled();
		release();
		await expect( fresh.locator( 'img[src*="harbour"]' ) ).toBeVisible();
		await expect(
			fresh.getByRole( 'button', { name: 'Upload an image' } )
		).toBeVisible();
		await expect( save ).toBeEnabled();
		await editor.openDocumentSettingsSidebar();
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( screen( 'editor-upload' ) );
		expect( await editor.getEditedPostContent() ).toContain(
			'data-aspect-ratio'
		);
	} );
} );
