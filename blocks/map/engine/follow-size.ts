import type { LiveMap } from './types';

/** How long a size has to last, in milliseconds. */
const DELAY = 250;

/**
 * Has a map follow the size of an element.
 *
 * @param element The element.
 * @param resize  Lays the map out anew.
 * @return Ends it.
 */
export function followSize(
	element: Element,
	resize: LiveMap[ 'resize' ]
): () => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const observer = new ResizeObserver( () => {
		clearTimeout( timer );
		timer = setTimeout( resize, DELAY );
	} );
	observer.observe( element );
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}
