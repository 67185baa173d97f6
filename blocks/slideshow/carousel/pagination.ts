/** More slides than this are counted instead of dotted. */
const MOST_BULLETS = 5;

const format = ( text: string, number: number ) =>
	text.replace( /%(1\$)?d/, String( number ) );

/**
 * Draws where in a slideshow its reader is: a dot to press for each slide, or from six on "2 / 6".
 *
 * @param element   The place for it.
 * @param total     How many slides there are.
 * @param goToLabel Name of a dot, with `%d`.
 * @param goTo      Shows a slide.
 * @return Shows which slide is seen.
 */
export function pagination(
	element: HTMLElement | null,
	total: number,
	goToLabel: string,
	goTo: ( index: number ) => void
): ( index: number ) => void {
	if ( ! element ) {
		return () => {};
	}
	const doc = element.ownerDocument;
	if ( total > MOST_BULLETS ) {
		const text = doc.createElement( 'div' );
		text.className = 'swiper-pagination-simple';
		// Stylesheets of pages from right to left would turn a direction of theirs.
		text.dir = 'ltr';
		element.replaceChildren( text );
		return ( index ) => {
			text.textContent = `${ index + 1 } / ${ total }`;
		};
	}
	const bullets = Array.from( { length: total }, ( _, index ) => {
		const bullet = doc.createElement( 'button' );
		bullet.type = 'button';
		bullet.className = 'swiper-pagination-bullet';
		bullet.setAttribute( 'aria-label', format( goToLabel, index + 1 ) );
		bullet.addEventListener( 'click', () => goTo( index ) );
		return bullet;
	} );
	element.replaceChildren( ...bullets );
	return ( current ) =>
		bullets.forEach( ( bullet, index ) => {
			bullet.classList.toggle(
				'swiper-pagination-bullet-active',
				index === current
			);
			bullet.setAttribute( 'aria-current', String( index === current ) );
		} );
}
