import metadata from './block.json';
import { save } from './save';

export const deferred = {
	deprecated: [
		{
			attributes: {},
			supports: { ...metadata.supports, className: false },
			save,
		},
	],
};
