import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { noticesStore } from '@slipstream/wp-stores';
import { pointOf } from '../points';
import { SINGLE_ZOOM } from '../read';
import { findPlaces } from './use-places';
import type { MapAttributes } from '../types';
import type { SiteMaps } from './use-source';

/**
 * Finds the address that a new block was given, and marks it.
 *
 * @param site          Where maps come from.
 * @param attributes    The block's attributes.
 * @param setAttributes Stores them.
 */
export function useAddress(
	site: SiteMaps,
	attributes: MapAttributes,
	setAttributes: ( attributes: Partial< MapAttributes > ) => void
): void {
	const { address, points } = attributes;
	const { createErrorNotice } = useDispatch( noticesStore );
	const isDone = useRef( address.trim() === '' || points.length > 0 );
	useEffect( () => {
		if ( isDone.current ) {
			return;
		}
		isDone.current = true;
		const fail = () =>
			void createErrorNotice(
				__(
					'Could not find the coordinates of the provided address. Displaying default location. Feel free to add the location manually.',
					'slipstream'
				),
				{ type: 'snackbar', speak: true }
			);
		findPlaces( site, address ).then( ( [ first ] ) => {
			if ( first ) {
				const point = pointOf( first );
				setAttributes( {
					points: [ point ],
					mapCenter: point.coordinates,
					zoom: SINGLE_ZOOM,
					address: '',
				} );
			} else {
				fail();
			}
		}, fail );
	}, [ address, createErrorNotice, setAttributes, site ] );
}
