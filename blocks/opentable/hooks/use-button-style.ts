import { registerBlockStyle, unregisterBlockStyle } from '@wordpress/blocks';
import { useEffect } from '@wordpress/element';
import metadata from '../block.json';
import type { ReservationAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

const BUTTON = 'button';

/**
 * Takes the button out of the list of styles while a block of several restaurants is selected: it is for one.
 */
export function useButtonStyle( {
	name,
	isSelected,
	attributes,
}: Pick<
	EditProps< ReservationAttributes >,
	'name' | 'isSelected' | 'attributes'
> ): void {
	const isHidden = isSelected && attributes.rid.length > 1;
	useEffect( () => {
		const style = metadata.styles.find( ( one ) => one.name === BUTTON );
		if ( ! isHidden || ! style ) {
			return;
		}
		unregisterBlockStyle( name, BUTTON );
		return () => registerBlockStyle( name, style );
	}, [ isHidden, name ] );
}
