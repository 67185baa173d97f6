import type { LiveMap } from './engine/types';
import type { Point } from './types';

/** Hides the list while nobody is in it. */
const CLASS = 'wp-block-jetpack-map__places';

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
 * @param points Its places as they are stored, one for each link; the link of one that is not on the map leads away.
 * @param label  What the list is called.
 * @param map    The map.
 * @param signal Makes them links again.
 */
export function placesList(
	root: HTMLElement,
	points: readonly ( Point | undefined )[],
	label: string,
	map: Pick< LiveMap, 'open' | 'markerOf' >,
	signal: AbortSignal
): void {
	const list = root.querySelector( 'ul' );
	const links = [ ...( list?.querySelectorAll( 'a' ) ?? [] ) ];
	if ( ! list || signal.aborted ) {
		return;
	}
	list.classList.add( CLASS );
	list.setAttribute( 'aria-label', label );
	// Links that belong to other places lead away as well.
	const isTheirs = links.length === points.length;
	links.forEach( ( link, i ) => {
		link.tabIndex = i === 0 ? 0 : -1;
		const id = isTheirs ? points[ i ]?.id : undefined;
		if ( id === undefined ) {
			return;
		}
		link.addEventListener(
			'click',
			( event ) => {
				event.preventDefault();
				map.open( id );
				map.markerOf( id )?.querySelector( 'button' )?.focus();
			},
			{ signal }
		);
	} );
	const onKey = ( event: KeyboardEvent ) => {
		const at = links.indexOf( event.target as HTMLAnchorElement );
		const next = step( links, at, event.key );
		if ( at >= 0 && next ) {
			event.preventDefault();
			links.forEach( ( link ) => {
				link.tabIndex = link === next ? 0 : -1;
			} );
			next.focus();
		}
	};
	list.addEventListener( 'keydown', onKey, { signal } );
	signal.addEventListener( 'abort', () => {
		list.classList.remove( CLASS );
		links.forEach( ( link ) => link.removeAttribute( 'tabindex' ) );
	} );
}
