/**
 * Draws maps that come near to what is seen. Until then, and without this script, each is a list of links.
 */
import { onEmbedLoaded } from '@slipstream/embed-page';

/** How far a map may be from what is seen. */
const NEAR = '200px';

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

onEmbedLoaded( '.wp-block-jetpack-map[data-map-provider]', ( map ) =>
	near.observe( map )
);
