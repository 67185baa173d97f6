import { blockElement } from './canvas';

/** What a panel at a block needs to show its text and its bar, in px; less where the window is low. */
const ROOM = 380;

/** The part of a window that a panel may take, at most. */
const SHARE = 0.75;

/** A place in a window, with room for a panel below it. */
function inView( block: HTMLElement ): DOMRect {
	const { clientHeight } = block.ownerDocument.documentElement;
	const lowest = clientHeight - Math.min( ROOM, clientHeight * SHARE );
	const { left, top, width, bottom } = block.getBoundingClientRect();
	const within = ( at: number ) => Math.max( 0, Math.min( at, lowest ) );
	return new DOMRect(
		left,
		within( top ),
		width,
		within( bottom ) - within( top )
	);
}

/**
 * What a panel at a block is placed by: it is always in sight, although long blocks end out of it, and others are scrolled there.
 *
 * @param clientId The block.
 */
export function anchorInView( clientId: string ) {
	const contextElement = blockElement( clientId );
	if ( ! contextElement ) {
		return null;
	}
	let last = inView( contextElement );
	return {
		contextElement,
		getBoundingClientRect() {
			// A block may be drawn anew, and be removed.
			const block = blockElement( clientId );
			last = block ? inView( block ) : last;
			return last;
		},
	};
}
