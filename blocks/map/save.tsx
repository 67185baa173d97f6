import { styleInClass } from '@slipstream/block-kit';
import { useBlockProps } from '@wordpress/block-editor';
import type { MapAttributes, Point } from './types';

/** The style as the class names it, whatever it is. */
const styleName = ( className?: string ) =>
	styleInClass( className ) ?? 'default';

const link = ( { coordinates }: Point ) =>
	`https://www.google.com/maps/search/?api=1&query=${ coordinates?.latitude },${ coordinates?.longitude }`;

/** The places as links, for where no map is drawn. */
export const Places = ( { points }: { points: readonly Point[] } ) =>
	points.length > 0 ? (
		<ul>
			{ points.map( ( point, i ) => (
				<li key={ i }>
					<a href={ link( point ) }>{ point.title }</a>
				</li>
			) ) }
		</ul>
	) : null;

/**
 * What all forms of the block save.
 *
 * @param attributes    The block's attributes.
 * @param style         The map's style.
 * @param hasFullscreen Whether the form knows the button.
 */
export const dataOf = (
	attributes: MapAttributes,
	style: string,
	hasFullscreen = true
) => ( {
	'data-map-style': style,
	'data-map-details': attributes.mapDetails,
	'data-points': JSON.stringify( attributes.points ),
	'data-zoom': attributes.zoom,
	'data-map-center': JSON.stringify( attributes.mapCenter ),
	'data-marker-color': attributes.markerColor,
	'data-scroll-to-zoom': attributes.scrollToZoom || null,
	'data-map-height': attributes.mapHeight || null,
	...( hasFullscreen && {
		'data-show-fullscreen-button': attributes.showFullscreenButton || null,
	} ),
} );

/**
 * Writes what the map shows as data, and the places as links.
 */
export function save( { attributes }: { attributes: MapAttributes } ) {
	const { className, points } = attributes;
	return (
		<div
			{ ...useBlockProps.save() }
			{ ...dataOf( attributes, styleName( className ) ) }
		>
			<Places points={ points } />
		</div>
	);
}
