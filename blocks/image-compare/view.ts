/** Gives comparisons of two pictures their divider. Without this script both are seen. */
import { startCompare } from './compare/compare';

for ( const element of document.querySelectorAll< HTMLElement >(
	'.wp-block-jetpack-image-compare > .juxtapose[data-slipstream-label]:not(.is-comparing)'
) ) {
	if ( element.querySelectorAll( 'img[src]' ).length === 2 ) {
		startCompare( element, element.dataset.slipstreamLabel ?? '' );
	}
}
