import { InnerBlocks } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import metadata from './block.json';

export const deferred = {
	deprecated: [
		{
			// Without a wrapper.
			attributes: {},
			supports: metadata.supports,
			save: () => createElement( InnerBlocks.Content ),
		},
	],
};
