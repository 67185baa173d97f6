import type { LiveMap } from './engine/types';
import type { Point } from './types';

/** The link that an arrow key leads to. */
const step = ( links: readonly HTMLElement[], from: number, key: string ) =>
	( {
		ArrowDown: links[ from + 1 ],
		ArrowUp: links[ from - 1 ],
		Home: links[ 0 ],
		End: links.at( -1 ),
	} )[ key ];

/**
 * Makes the links of a map a list that opens the places on it: one stop of the tab key, however many there are.
 *
 * @param root   The block.
 * @param points Its places.
 * @param label  What the list is called.
 * @param map    The map.
 */
export function placesList(
	root: HTMLElement,
	points: readonly Point[],
	label: string,
	map: Pick< LiveMap, 'open' | 'markerOf' >
): void {
	const list = root.querySelector( 'ul' );
	const links = [ ...( list?.querySelectorAll( 'a' ) ?? [] ) ];
	if ( ! list || links.length !== points.length ) {
		return;
	}
	list.classList.add( 'wp-block-jetpack-map__places' );
	list.setAttribute( 'aria-label', label );
	links.forEach( ( link, i ) => {
		link.tabIndex = i === 0 ? 0 : -1;
		link.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			map.open( points[ i ]?.id ?? null );
			map.markerOf( points[ i ]?.id ?? '' )
				?.querySelector( 'button' )
				?.focus();
		} );
	} );
	list.addEventListener( 'keydown', ( event ) => {
		const at = links.indexOf( event.target as HTMLAnchorElement );
		const next = step( links, at, event.key );
		if ( at >= 0 && next ) {
			event.preventDefault();
			links.forEach( ( link ) => {
				link.tabIndex = link === next ? 0 : -1;
			} );
			next.focus();
		}
	} );
}
