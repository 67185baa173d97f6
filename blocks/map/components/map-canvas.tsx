import { ResizableBox } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { noticesStore } from '@slipstream/wp-stores';
import { useMap } from '../hooks/use-map';
import { foundAt, withChange, withoutPoint } from '../points';
import {
	isSamePlace,
	isSameZoom,
	LEAST_HEIGHT,
	readCenter,
	readZoom,
} from '../read';
import { AddMarker } from './add-marker';
import { failureText } from './failure-text';
import { MarkerPopover } from './marker-popover';
import type { Found } from '../hooks/use-places';
import type { SiteMaps } from '../hooks/use-source';
import type { Coordinates, MapAttributes, Point } from '../types';
import type { EditProps } from '@slipstream/block-kit';

type Props = EditProps< MapAttributes > & {
	site: SiteMaps;
	points: readonly Point[];
	/** Whether a click on the map marks a place. */
	isAdding: boolean;
	onAdd: ( found: Found, zoom?: number ) => void;
	onClose: () => void;
};

/** What is stored of where a map was pulled to: with markers it shows them, and with several of them at a zoom of its own. */
function pulledTo(
	attributes: MapAttributes,
	{ length }: readonly Point[],
	mapCenter: Coordinates,
	zoom: number
): Partial< MapAttributes > | undefined {
	const stored = readCenter( attributes.mapCenter );
	const isMoved = length === 0 && ! isSamePlace( mapCenter, stored );
	const isZoomed =
		length < 2 && ! isSameZoom( zoom, readZoom( attributes.zoom ) );
	return isMoved || isZoomed
		? {
				...( isMoved && { mapCenter } ),
				...( isZoomed && { zoom: Math.round( zoom ) } ),
			}
		: undefined;
}

/** The map itself, whose height can be pulled. */
export function MapCanvas( props: Props ) {
	const { site, attributes, points, setAttributes, isSelected } = props;
	const [ opened, setOpened ] = useState< string | null >( null );
	const { createErrorNotice } = useDispatch( noticesStore );
	const { setContainer, map } = useMap( site, attributes, points, {
		onOpen: setOpened,
		onClick: ( at ) => {
			if ( props.isAdding ) {
				mark( at );
			}
		},
		onError: ( source, error ) =>
			void createErrorNotice( failureText( source, error ), {
				id: `slipstream-map-${ props.clientId }`,
				speak: true,
			} ),
		mayMove: () => isSelected,
		onMove: ( mapCenter, zoom ) => {
			const changes = pulledTo( attributes, points, mapCenter, zoom );
			if ( changes ) {
				setAttributes( changes );
			}
		},
	} );
	const mark = ( at: Coordinates ) =>
		props.onAdd( foundAt( at ), map && Math.round( map.zoom() ) );
	const point = points.find( ( { id } ) => id === opened );
	const marker = point && map?.markerOf( point.id );
	return (
		<ResizableBox
			size={ { width: '100%', height: attributes.mapHeight ?? 'auto' } }
			minHeight={ LEAST_HEIGHT }
			grid={ [ 10, 10 ] }
			enable={ { bottom: isSelected } }
			showHandle={ isSelected }
			onResizeStop={ ( _event, _direction, element ) =>
				setAttributes( {
					mapHeight: Math.max( LEAST_HEIGHT, element.offsetHeight ),
				} )
			}
		>
			<div
				ref={ setContainer }
				className="slipstream-map-canvas"
				style={
					attributes.mapHeight
						? { height: attributes.mapHeight }
						: undefined
				}
			/>
			{ props.isAdding && (
				<AddMarker
					site={ site }
					onAdd={ props.onAdd }
					onCenter={ map && ( () => mark( map.center() ) ) }
					onClose={ props.onClose }
				/>
			) }
			{ point && marker && isSelected && (
				<MarkerPopover
					point={ point }
					anchor={ marker }
					onChange={ ( changes ) =>
						setAttributes( {
							points: withChange(
								attributes.points,
								point.id,
								changes
							),
						} )
					}
					onDelete={ () => {
						setOpened( null );
						setAttributes( {
							points: withoutPoint( attributes.points, point.id ),
						} );
					} }
					onClose={ () => map?.open( null ) }
				/>
			) }
		</ResizableBox>
	);
}
