import metadata from './block.json';
import { save } from './save';

const { attributes, supports } = metadata;

export const deferred = {
	deprecated: [
		{
			// Without the block's own class.
			attributes,
			supports: { ...supports, className: false },
			save,
		},
	],
};
