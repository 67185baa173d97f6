import type { Point } from '../types';

const SVG = 'http://www.w3.org/2000/svg';
/** A pin of 32 by 38 whose tip is its lower middle. */
const PIN =
	'M16 38S4 24.7 4 14.5C4 7 9.4 1.5 16 1.5S28 7 28 14.5C28 24.7 16 38 16 38Z';

/** Not every text is a color. */
const colorOf = ( element: HTMLElement, color: string ) => {
	element.style.color = '';
	element.style.color = color;
	return element.style.color ? color : 'red';
};

/**
 * Names a pin.
 *
 * @param pin   The pin.
 * @param point The place.
 * @param name  What it is called where it has no title.
 */
export function nameOf( pin: HTMLElement, point: Point, name: string ): void {
	pin.querySelector( 'button' )?.setAttribute(
		'aria-label',
		point.title || point.placeTitle || name
	);
}

/**
 * A pin that can be pressed.
 *
 * @param doc   The page.
 * @param point The place.
 * @param name  What it is called where it has no title.
 * @param color CSS color.
 */
export function makePin(
	doc: Document,
	point: Point,
	name: string,
	color: string
): HTMLElement {
	const element = doc.createElement( 'div' );
	element.className = 'wp-block-jetpack-map-marker';
	const button = doc.createElement( 'button' );
	button.type = 'button';
	button.setAttribute( 'aria-expanded', 'false' );
	button.style.color = colorOf( button, color );
	const svg = doc.createElementNS( SVG, 'svg' );
	for ( const [ key, value ] of Object.entries( {
		width: '32',
		height: '38',
		viewBox: '0 0 32 38',
		'aria-hidden': 'true',
	} ) ) {
		svg.setAttribute( key, value );
	}
	const path = doc.createElementNS( SVG, 'path' );
	path.setAttribute( 'd', PIN );
	const hole = doc.createElementNS( SVG, 'circle' );
	for ( const [ key, value ] of Object.entries( {
		cx: '16',
		cy: '14.5',
		r: '4.5',
	} ) ) {
		hole.setAttribute( key, value );
	}
	svg.append( path, hole );
	button.append( svg );
	element.append( button );
	nameOf( element, point, name );
	return element;
}

/**
 * A disc that stands for several places.
 *
 * @param doc   The page.
 * @param count How many.
 * @param label What it is called, with %s for how many.
 */
export function makeCluster(
	doc: Document,
	count: number,
	label: string
): HTMLElement {
	const element = doc.createElement( 'div' );
	element.className = 'wp-block-jetpack-map-cluster';
	const button = doc.createElement( 'button' );
	button.type = 'button';
	button.textContent = String( count );
	button.setAttribute( 'aria-label', label.replace( '%s', String( count ) ) );
	element.append( button );
	return element;
}

/** What a popup has around it in the map, in pixels. */
const ROOM = 4;

/** Moves a popup into what is seen of its map: below the pin, or aside. */
function keepInside( popup: HTMLElement, map: Element ): void {
	const frame = map.getBoundingClientRect();
	if ( popup.getBoundingClientRect().top < frame.top ) {
		popup.classList.add( 'is-below' );
	}
	const { left, right } = popup.getBoundingClientRect();
	const aside =
		Math.max( 0, frame.left + ROOM - left ) -
		Math.max( 0, right + ROOM - frame.right );
	popup.style.translate = `${ aside }px 0`;
}

/**
 * Says what a place is, at its pin.
 *
 * @param pin     The pin.
 * @param point   The place.
 * @param label   The name of the button that closes it.
 * @param onClose Closes it.
 */
export function showPopup(
	pin: HTMLElement,
	point: Point,
	label: string,
	onClose: () => void
): void {
	const doc = pin.ownerDocument;
	const popup = doc.createElement( 'div' );
	popup.className = 'wp-block-jetpack-map__popup';
	// Around it is the map, whose direction is not that of texts.
	popup.dir = 'auto';
	const title = doc.createElement( 'h3' );
	title.textContent = point.title;
	const caption = doc.createElement( 'p' );
	caption.textContent = point.caption;
	const close = doc.createElement( 'button' );
	close.type = 'button';
	close.textContent = '×';
	close.setAttribute( 'aria-label', label );
	close.addEventListener( 'click', ( event ) => {
		event.stopPropagation();
		onClose();
	} );
	popup.append(
		...( point.title ? [ title ] : [] ),
		...( point.caption ? [ caption ] : [] ),
		close
	);
	pin.append( popup );
	const map = pin.closest( '.wp-block-jetpack-map__gm-container' );
	if ( map ) {
		keepInside( popup, map );
	}
}
