import { addPicture } from './library';
import type { LibraryItem } from './library';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

export const GALLERY = '.wp-block-jetpack-tiled-gallery';

/** What six pictures of a gallery measure. */
export const SIZES = [
	[ 1200, 800 ],
	[ 800, 1200 ],
	[ 1000, 1000 ],
	[ 1600, 900 ],
	[ 1200, 800 ],
	[ 2400, 900 ],
] as const;

/** Puts the six pictures into the library. */
export async function addTiles(
	utils: RequestUtils
): Promise< LibraryItem[] > {
	const images: LibraryItem[] = [];
	for ( const index of SIZES.keys() ) {
		images.push( await addPicture( utils, `tile-${ index }`, index ) );
	}
	return images;
}

/** A gallery as another editor has saved it. */
export function gallery(
	images: LibraryItem[],
	look: string,
	rows: number[][]
) {
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

/** What shows pictures. */
const PICTURES = `${ GALLERY }, .wp-block-jetpack-slideshow, .wp-block-jetpack-image-compare`;

/** What inside of pictures' blocks has moved by itself. Fonts of the theme move what they like. */
export const shifted = ( page: Page ) =>
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
		PICTURES
	);

/** Tiles that do not end where their row ends, and columns that are lower or higher than their row; squares and circles keep their shape. */
export const unfilled = ( page: Page ) =>
	page.locator( GALLERY ).evaluateAll( ( galleries ) =>
		galleries.flatMap( ( one, number ) => {
			const found: string[] = [];
			const isClose = ( a: number, b: number ) => Math.abs( a - b ) <= 2;
			const full = one.getBoundingClientRect();
			for ( const row of one.querySelectorAll( '.tiled-gallery__row' ) ) {
				const line = row.getBoundingClientRect();
				const tiles = [
					...row.querySelectorAll( '.tiled-gallery__item' ),
				].map( ( tile ) => tile.getBoundingClientRect() );
				const left = Math.min( ...tiles.map( ( tile ) => tile.left ) );
				const right = Math.max(
					...tiles.map( ( tile ) => tile.right )
				);
				if (
					! isClose( line.width, full.width ) ||
					! isClose( left, line.left ) ||
					! isClose( right, line.right )
				) {
					found.push( `gallery ${ number }: width` );
				}
				if ( one.matches( '.is-style-square, .is-style-circle' ) ) {
					continue;
				}
				for ( const column of row.querySelectorAll(
					'.tiled-gallery__col'
				) ) {
					const last =
						column.lastElementChild?.getBoundingClientRect();
					if ( ! last || ! isClose( last.bottom, line.bottom ) ) {
						found.push( `gallery ${ number }: height` );
					}
				}
			}
			return found;
		} )
	);

/** Where all tiles are. */
export const places = ( page: Page ) =>
	page
		.locator( `${ GALLERY } .tiled-gallery__item` )
		.evaluateAll( ( tiles ) =>
			tiles.map( ( tile ) => {
				const { left, top, width, height } =
					tile.getBoundingClientRect();
				return [ left, top + window.scrollY, width, height ].map(
					Math.round
				);
			} )
		);
