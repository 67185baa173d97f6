import metadata from './block.json';
import { saveBare } from './save';

export const deferred = {
	deprecated: [
		{ attributes: {}, supports: metadata.supports, save: saveBare },
	],
};
