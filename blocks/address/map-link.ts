import { __ } from '@wordpress/i18n';
import type { AddressAttributes, Line } from './types';

/** How each line stands in a search of Google Maps. */
const FORMS: [ Line, string, string ][] = [
	[ 'address', '', ',' ],
	[ 'addressLine2', '', ',' ],
	[ 'addressLine3', '', ',' ],
	[ 'city', '+', ',' ],
	[ 'region', '+', ',' ],
	[ 'postal', '+', '' ],
	[ 'country', '+', '' ],
];

/**
 * The address as a search on a map. Only the first space becomes a plus in Google's: posts hold it so.
 *
 * @param attributes The block's attributes.
 */
export function mapUrl( attributes: AddressAttributes ): string {
	const lines = FORMS.filter( ( [ key ] ) => attributes[ key ] );
	return attributes.mapService === 'osm'
		? `https://www.openstreetmap.org/search?query=${ encodeURIComponent(
				lines.map( ( [ key ] ) => attributes[ key ] ).join( ', ' )
			) }`
		: `https://www.google.com/maps/search/${ lines
				.map(
					( [ key, before, after ] ) =>
						before + attributes[ key ] + after
				)
				.join( '' ) }`.replace( ' ', '+' );
}

/**
 * What the link says of itself: as it was saved, since posts outlive a change of the site's language.
 *
 * @param attributes The block's attributes.
 */
export function mapTitle( attributes: AddressAttributes ): string {
	return (
		attributes.linkTitle ||
		( attributes.mapService === 'osm'
			? __( 'Open address in OpenStreetMap', 'slipstream' )
			: __( 'Open address in Google Maps', 'slipstream' ) )
	);
}
