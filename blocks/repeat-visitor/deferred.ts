import metadata from './block.json';
import { saveBare } from './save';

export const deferred = {
	deprecated: [
		{
			attributes: metadata.attributes,
			supports: { html: false },
			save: saveBare,
		},
	],
};
