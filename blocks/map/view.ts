/**
 * Draws maps that come near to what is seen. Until then, and without this script, each is a list of links.
 */

/** How far a map may be from what is seen. */
const NEAR = '200px';
const MAP = '.wp-block-jetpack-map[data-map-provider]';

const near = new IntersectionObserver(
	( entries ) => {
		for ( const { target, isIntersecting } of entries ) {
			if ( isIntersecting ) {
				near.unobserve( target );
				void import( /* webpackChunkName: "map-page" */ './page' ).then(
					( { startMap } ) => startMap( target as HTMLElement )
				);
			}
		}
	},
	{ rootMargin: NEAR }
);

const found = new WeakSet< Element >();

/** Watches the maps in a part of the page. */
function watch( part: ParentNode ) {
	for ( const map of part.querySelectorAll( MAP ) ) {
		if ( ! found.has( map ) ) {
			found.add( map );
			near.observe( map );
		}
	}
}

watch( document );
// Those that were waiting for the visitor's consent.
document.addEventListener( 'slipstream-embed-loaded', () => watch( document ) );
