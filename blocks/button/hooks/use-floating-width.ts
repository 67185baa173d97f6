import { useBlockEditor } from '@slipstream/block-kit';
import { useEffect, useRef } from '@wordpress/element';
import type { ButtonAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

/**
 * Whether text flows around a button of that alignment.
 *
 * @param align The alignment.
 */
export const isFloating = ( align: string | undefined ) =>
	align === 'left' || align === 'right';

/**
 * Takes away a width that is a share of the surroundings when text begins to flow around the button, in the same step for undo.
 */
export function useFloatingWidth( {
	attributes,
	setAttributes,
}: EditProps< ButtonAttributes > ): void {
	const { actions } = useBlockEditor();
	const { align, width } = attributes;
	const floats = isFloating( align );
	const floated = useRef( floats );
	useEffect( () => {
		// A post that came so stays so: opening changes nothing.
		if ( floats && ! floated.current && width?.endsWith( '%' ) ) {
			void actions.__unstableMarkNextChangeAsNotPersistent();
			setAttributes( { width: undefined } );
		}
		floated.current = floats;
	}, [ floats, width, actions, setAttributes ] );
}
