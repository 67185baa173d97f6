import { createBlock } from '@wordpress/blocks';

const PAYWALL = 'jetpack/paywall';
const BREAKS = [ 'core/more', 'core/nextpage' ];

export const deferred = {
	transforms: {
		from: [
			{
				type: 'block',
				blocks: BREAKS,
				transform: () => createBlock( PAYWALL ),
			},
		],
		to: BREAKS.map( ( name ) => ( {
			type: 'block',
			blocks: [ name ],
			transform: () => createBlock( name ),
		} ) ),
	},
};
