import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';
import type { RelatedAttributes } from './types';

export const deferred = {
	transforms: {
		from: [ { type: 'shortcode', tag: metadata.name.replace( '/', '-' ) } ],
	},
	deprecated: [
		{
			attributes: {
				...metadata.attributes,
				displayHeadline: { type: 'boolean' },
				headline: { type: 'string' },
			},
			// As much as keeps the attributes of all that the block supports.
			supports: {
				align: true,
				color: { gradients: true },
				typography: { fontSize: true },
			},
			save: () => null,
			migrate: ( {
				displayHeadline,
				headline,
				...others
			}: RelatedAttributes & {
				displayHeadline?: boolean;
				headline?: string;
			} ) =>
				headline && displayHeadline
					? [
							others,
							[
								createBlock( 'core/heading', {
									level: 3,
									content: headline,
								} ),
							],
						]
					: // A headline that was switched off stays out of sight, and is not lost.
						[ { ...others, ...( headline && { headline } ) }, [] ],
		},
	],
};
