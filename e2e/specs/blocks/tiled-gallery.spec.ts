import { addPicture } from '../../library';
import { expect, test } from '../../fixtures';
import {
	GALLERY,
	gallery,
	places,
	shifted,
	SIZES,
	unfilled,
} from '../../tiles';
import type { LibraryItem } from '../../library';
import type { Page } from '@playwright/test';

/** GIPHY's player and its still picture. */
const fakeGiphy = ( page: Page ) =>
	page.route( /^https:\/\/(media\.)?giphy\.com\//, ( route ) =>
		route.request().url().endsWith( '.gif' )
			? route.fulfill( {
					contentType: 'image/svg+xml',
					body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#7a9"/></svg>',
				} )
			: route.fulfill( {
					contentType: 'text/html',
					body: '<!doctype html><html lang="en"><title>GIF</title><body style="background:#a79">',
				} )
	);

test.describe( 'Tiled gallery block', () => {
	let images: LibraryItem[] = [];

	test.beforeAll( async ( { requestUtils } ) => {
		images = [];
		for ( const index of SIZES.keys() ) {
			images.push(
				await addPicture( requestUtils, `tile-${ index }`, index )
			);
		}
	} );

	test( 'shows the site’s own files in their places', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Tiles',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: [
				gallery( images, 'rectangular', [ [ 1, 2 ], [ 1, 1 ], [ 1 ] ] ),
				gallery( images, 'columns', [ [ 3, 2, 1 ] ] ),
				gallery( images, 'square', [
					[ 1, 1, 1 ],
					[ 1, 1, 1 ],
				] ),
				gallery( images, 'circle', [
					[ 1, 1, 1 ],
					[ 1, 1, 1 ],
				] ),
				'<!-- wp:jetpack/gif {"giphyUrl":"https://giphy.com/embed/abc","searchText":"A wave","paddingTop":"50%","caption":"A wave"} /-->',
			].join( '\n\n' ),
		} );
		await fakeGiphy( page );
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		for ( const [ name, width ] of [
			[ 'wide', 1280 ],
			[ 'narrow', 360 ],
		] as const ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( `/?p=${ id }` );
			await expect( page.locator( `${ GALLERY } img` ) ).toHaveCount(
				24
			);
			for ( const one of await page.locator( GALLERY ).all() ) {
				await one.scrollIntoViewIfNeeded();
			}
			expect( await shifted( page ) ).toEqual( [] );
			await expectAccessible( GALLERY );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
			await page.screenshot( {
				path: `artifacts/screens/tiled-gallery-${ name }.png`,
				fullPage: true,
			} );
		}
		expect( asked.filter( ( url ) => url.includes( 'wp.com' ) ) ).toEqual(
			[]
		);
		expect(
			asked.filter(
				( url ) =>
					url.includes( 'tiled-gallery' ) && url.includes( '.js' )
			)
		).toEqual( [] );

		const gif = page.locator( '.wp-block-jetpack-gif' );
		await expectAccessible( '.wp-block-jetpack-gif' );
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await gif.scrollIntoViewIfNeeded();
		await expect( gif.locator( 'iframe' ) ).toBeVisible();
		await gif.getByRole( 'button', { name: 'Pause' } ).press( 'Enter' );
		await expect( gif.locator( 'iframe' ) ).toBeHidden();
		await expect(
			gif.getByRole( 'img', { name: 'A wave' } )
		).toBeVisible();
		await gif.getByRole( 'button', { name: 'Play' } ).click();
		await expect( gif.locator( 'iframe' ) ).toBeVisible();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( `/?p=${ id }` );
		await expect( gif.locator( 'iframe' ) ).toBeHidden();
		await expect(
			gif.getByRole( 'button', { name: 'Play' } )
		).toBeVisible();
		await gif.scrollIntoViewIfNeeded();
		await gif.screenshot( { path: 'artifacts/screens/gif-still.png' } );

		await setLanguage( 'ar' );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( `/?p=${ id }` );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await page
			.locator( GALLERY )
			.first()
			.screenshot( { path: 'artifacts/screens/tiled-gallery-rtl.png' } );
	} );

	test( 'fills its rows, in both directions, and keeps its place while pictures are slow', async ( {
		page,
		requestUtils,
		setLanguage,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Rows',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: [
				gallery( images, 'rectangular', [ [ 1, 2 ], [ 1, 1 ], [ 1 ] ] ),
				gallery( images, 'columns', [ [ 3, 2, 1 ] ] ),
				gallery( images, 'square', [ [ 1, 1, 1 ], [ 1, 1 ], [ 1 ] ] ),
				gallery( images, 'circle', [
					[ 1, 1, 1 ],
					[ 1, 1, 1 ],
				] ),
			]
				.join( '\n\n' )
				.replace( /"captions":\{.*?\},/g, '' ),
		} );
		let release = () => {};
		let released = Promise.resolve();
		await page.route( /\/uploads\//, async ( route ) => {
			await released;
			await route.continue();
		} );
		for ( const language of [ '', 'ar' ] ) {
			await setLanguage( language );
			for ( const width of [ 1280, 360 ] ) {
				released = new Promise( ( resolve ) => {
					release = resolve;
				} );
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( `/?p=${ id }`, { waitUntil: 'commit' } );
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
				expect( await places( page ) ).toEqual( before );
				expect( await shifted( page ) ).toEqual( [] );
				await page.screenshot( {
					path: `artifacts/screens/tiled-gallery-rows-${ width }${ language && '-rtl' }.png`,
					fullPage: true,
				} );
			}
		}
	} );

	test( 'is arranged by keyboard in the editor', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Tiles' } );
		await editor.setContent(
			gallery( images, 'rectangular', [ [ 1, 2 ], [ 1, 1 ], [ 1 ] ] )
		);
		const block = editor.canvas.locator(
			'[data-type="jetpack/tiled-gallery"]'
		);
		await editor.selectBlocks( block );
		const first = block.getByRole( 'button', { name: /^Image 1 of 6/ } );
		await first.focus();
		await page.keyboard.press( 'Enter' );
		await expect( first ).toHaveAttribute( 'aria-pressed', 'true' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/tiled-gallery"]',
		] );
		await block
			.getByRole( 'button', { name: 'Move image forward' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			block.getByRole( 'button', { name: 'Image 2 of 6. Picture 1' } )
		).toBeFocused();
		await editor.openDocumentSettingsSidebar();
		await expectAccessible( '.block-editor-block-inspector' );
		await page.screenshot( {
			path: 'artifacts/screens/tiled-gallery-edit.png',
		} );
		await block
			.getByRole( 'textbox', { name: 'Caption of the image' } )
			.fill( 'Hill' );
		expect( await editor.getEditedPostContent() ).toContain(
			`"${ images[ 0 ]?.id }":"Hill"`
		);
	} );
} );
