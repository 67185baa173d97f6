import { useBlockProps } from '@wordpress/block-editor';
import { Links } from './links';
import type { ReservationAttributes } from './types';

/** A link for each restaurant: what is left where nothing is embedded. */
export function save( { attributes }: { attributes: ReservationAttributes } ) {
	return (
		<div { ...useBlockProps.save() }>
			<Links rid={ attributes.rid } />
		</div>
	);
}
