import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { startCompare } from '../compare/compare';
import type { RefObject } from 'react';

/**
 * Gives an element of the canvas the divider that the page has.
 *
 * @param orientation How it moves: another one is another divider.
 */
export function useCompare( orientation: string ): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useEffect(
		() =>
			ref.current
				? startCompare(
						ref.current,
						__( 'Divider between the two images', 'slipstream' )
					)
				: undefined,
		[ orientation ]
	);
	return ref;
}
