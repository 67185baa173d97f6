import { addPicture } from '../../library';
import { expect, test } from '../../fixtures';
import type { LibraryItem } from '../../library';
import type { Page } from '@playwright/test';

const SIZES = [
	[ 1200, 800 ],
	[ 800, 1200 ],
	[ 1000, 1000 ],
	[ 1600, 900 ],
	[ 1200, 800 ],
	[ 2400, 900 ],
] as const;

/** A gallery as another editor has saved it. */
function gallery( images: LibraryItem[], look: string, rows: number[][] ) {
	let next = 0;
	const figure = () => {
		const { id, source_url: url } = images[ next ] as LibraryItem;
		const [ width, height ] = SIZES[ next++ ] ?? [ 1, 1 ];
		return `<figure class="tiled-gallery__item"><img alt="Picture ${ next }" data-height="${ height }" data-id="${ id }" data-link="${ url }" data-url="${ url }" data-width="${ width }" src="https://i0.wp.com/${ url.replace( /^https?:\/\//, '' ) }" data-amp-layout="responsive"/></figure>`;
	};
	const inside = rows
		.map(
			( row ) =>
				`<div class="tiled-gallery__row">${ row
					.map(
						( count ) =>
							`<div class="tiled-gallery__col">${ Array.from( { length: count }, figure ).join( '' ) }</div>`
					)
					.join( '' ) }</div>`
		)
		.join( '' );
	const comment = JSON.stringify( {
		...( look !== 'rectangular' && { className: `is-style-${ look }` } ),
		captions: {
			[ String( images[ 1 ]?.id ) ]: 'A caption with <em>stress</em>',
		},
		roundedCorners: 6,
	} );
	return `<!-- wp:jetpack/tiled-gallery ${ comment } -->\n<div class="wp-block-jetpack-tiled-gallery aligncenter is-style-${ look }"><div class="${ look === 'circle' ? '' : 'has-rounded-corners-6' }"><div class="tiled-gallery__gallery">${ inside }</div></div></div>\n<!-- /wp:jetpack/tiled-gallery -->`;
}

interface Shift extends PerformanceEntry {
	readonly sources: readonly { readonly node: Node | null }[];
}

/** What of the galleries has moved by itself. Fonts of the theme move what they like. */
const shifted = ( page: Page ) =>
	page.evaluate(
		( selector ) =>
			new Promise< string[] >( ( resolve ) => {
				const moved: string[] = [];
				new PerformanceObserver( ( list ) => {
					const entries = list.getEntries() as Shift[];
					for ( const { node } of entries.flatMap(
						( { sources } ) => sources
					) ) {
						if (
							node instanceof Element &&
							node.parentElement?.closest( selector )
						) {
							moved.push( node.nodeName );
						}
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve( moved ) )
				);
			} ),
		GALLERY
	);

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

const GALLERY = '.wp-block-jetpack-tiled-gallery';

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
